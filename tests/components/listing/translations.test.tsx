import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Translations } from "@/components/listing/translations/translations";
import { DataClient } from "@/components/site/data-client";
import type {
  Translation,
  TranslationEdit,
} from "@/lib/listings/translate/schema";
import { enter } from "@/tests/components/enter";
import { failure, fakeApi, held, mug, ok } from "@/tests/components/fake-api";

const path = "/api/listings/31/translations";
const german: Translation = {
  language: "de",
  item: "Becher",
  title: "Becher aus Steinzeug",
  tags: ["becher", "steinzeug becher"],
  description: "Ein Becher aus Steinzeug, gesprenkelt.\n\nPflege: [add pflege]",

  score: 70,
  ready: false,
  open: [],
  differences: [],
  writer: "w",
  version: 3,
  updatedAt: "2026-11-23T00:00:00Z",
};

Element.prototype.scrollIntoView = jest.fn();
afterEach(() => jest.useRealTimers());

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  jest.useFakeTimers();
  const api = fakeApi({ [`GET ${path}`]: ok([german]), ...answers });
  const onSave = jest.fn(async () => undefined);
  render(
    <DataClient>
      <Translations listing={mug} onSave={onSave} />
    </DataClient>,
  );
  await pass();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    api,
    onSave,
    user,
    sent: () => api.to(`${path}/de`).map(({ json }) => json as TranslationEdit),
  };
}

const pass = (milliseconds = 5_000) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
const article = () =>
  within(screen.getByRole("article", { name: "German translation" }));

async function typeTitle(
  user: ReturnType<typeof userEvent.setup>,
  title: string,
) {
  await user.click(
    article().getByRole("button", { name: "Edit title, German" }),
  );
  const box = article().getByRole("textbox", { name: "Title" });
  await user.clear(box);
  await enter(user, box, title);
}

test("an edit: is saved after a pause, and what differs is marked at once", async () => {
  const stores = ({ json }: { json?: unknown }) =>
    ok({ ...german, ...(json as object), version: 4 });
  const { user, sent } = await open({ [`PATCH ${path}/de`]: stores });
  await typeTitle(user, "Becher aus Porzellan");
  expect(
    article().getByText("Nothing of yours says “Porzellan”"),
  ).toBeVisible();
  expect(sent()).toEqual([]);
  await pass();
  expect(sent()).toMatchObject([{ title: "Becher aus Porzellan", version: 3 }]);
  expect(article().getByText("Saved")).toBeVisible();
});

test("an edit that Etsy would refuse: is not sent, and says why", async () => {
  const { user, sent } = await open();
  await user.click(
    article().getByRole("button", { name: "Edit title, German" }),
  );
  await user.clear(article().getByRole("textbox", { name: "Title" }));
  await pass();
  expect(sent()).toEqual([]);
  expect(article().getByText(/^Not saved: The title is empty/)).toBeVisible();
});

test.each([
  ["Keep this page", "Meine Tasse", [3, 8]],
  ["Use the other version", "Ihr Becher", [3]],
])("a conflict, %s: nothing is lost", async (choice, shown, versions) => {
  const current = { ...german, title: "Ihr Becher", version: 8 };
  const answers = [
    { status: 409, body: { code: "conflict", message: "", current } },
  ];
  const save = ({ json }: { json?: unknown }) =>
    answers.pop() ?? ok({ ...german, ...(json as object), version: 9 });
  const { user, sent } = await open({ [`PATCH ${path}/de`]: save });
  await typeTitle(user, "Meine Tasse");
  await pass();
  expect(
    screen.getByText("This translation was changed elsewhere"),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: choice }));
  await pass();
  expect(article().getByRole("textbox", { name: "Title" })).toHaveValue(shown);
  expect(sent().map(({ version }) => version)).toEqual(versions);
});

test("another language: is written after the listing is saved, and shown", async () => {
  const french = { ...german, language: "fr", title: "Tasse en grès" };
  const { user, onSave } = await open({ [`POST ${path}`]: ok(french) });
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Language" }),
    "fr",
  );
  await user.click(screen.getByRole("button", { name: "Write it" }));
  await pass();
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(
    screen.getByRole("article", { name: "French translation" }),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "German" }));
  expect(
    screen.getByRole("article", { name: "German translation" }),
  ).toBeVisible();
});

test("while a language is written: it is named, and nothing else can be sent", async () => {
  const answer = held(failure(503, "unavailable", "Down."));
  const { user, api } = await open({ [`POST ${path}`]: answer.handler });
  const buttons = () => [
    screen.getByRole("button", { name: "Write it" }),
    article().getByRole("button", { name: "Write again" }),
    article().getByRole("button", { name: "Remove German translation" }),
  ];
  await user.click(article().getByRole("button", { name: "Write again" }));
  expect(screen.getByText("Writing it in German…")).toBeVisible();
  for (const button of buttons()) expect(button).toBeDisabled();
  answer.release();
  await pass();
  expect(screen.queryByText("Writing it in German…")).toBeNull();
  for (const button of buttons()) expect(button).toBeEnabled();
  expect(
    api.calls.flatMap(({ method, json }) => (method === "POST" ? [json] : [])),
  ).toEqual([{ language: "de" }]);
});

test("a refusal to write: is told, and what is there stays", async () => {
  const { user } = await open({
    [`POST ${path}`]: failure(429, "rate_limited", "Please wait a while."),
  });
  await user.click(screen.getByRole("button", { name: "Write it" }));
  await pass();
  expect(screen.getByRole("alert")).toHaveTextContent("Please wait a while.");
  expect(
    article().getByText("Written by a model, not by a translator."),
  ).toBeVisible();
});

test("a removed translation: leaves its language to be written again", async () => {
  await open({ [`DELETE ${path}/de`]: ok({}) });
  fireEvent.click(
    article().getByRole("button", { name: "Remove German translation" }),
  );
  await pass();
  expect(screen.queryByRole("article")).toBeNull();
  expect(screen.getByRole("option", { name: /German/ })).toBeInTheDocument();
});
