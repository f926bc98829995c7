import { ReadableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { findSavedForm } from "@/components/generate";
import { Generator } from "@/components/generate/generator";
import { DataClient } from "@/components/site/data-client";
import { toast } from "@/components/ui/toast";
import { keepStartedName } from "@/lib/browser/started-name";
import { emptyShop } from "@/lib/listings/shop/schema";
import { file, provideBrowserParts } from "@/tests/components/browser-parts";
import {
  entry,
  failure,
  fakeApi,
  mug,
  ok,
  seller,
  streamed,
} from "@/tests/components/fake-api";

jest.setTimeout(60_000);

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  provideBrowserParts();
  localStorage.clear();
  sessionStorage.clear();
  push.mockReset();
  jest.mocked(toast).mockReset();
});
afterEach(() => {
  delete document.documentElement.dataset.tries;
});

const tried = { ...mug, id: null };
const visitor = {
  "GET /api/auth/user": failure(401, "unauthenticated", "Sign in"),
};
const signedIn = {
  "GET /api/auth/user": ok(seller),
  "GET /api/shop": ok(emptyShop),
};

/** The page of a visitor, or of whoever `answers` say. */
async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...visitor, ...answers });
  const page = render(
    <DataClient>
      <Generator />
    </DataClient>,
  );
  await screen.findByText(/left this month|are free/);
  return { ...page, api, user: userEvent.setup({ applyAccept: false }) };
}

const generate = () => screen.getByRole("button", { name: "Generate Listing" });
const productName = () => screen.getByRole("textbox", { name: "Product name" });
const heading = (name: string) => screen.findByRole("heading", { name });
const toolbar = () => screen.findByRole("toolbar", { name: "Listing" });

async function takePhotos(count: number) {
  fireEvent.change(screen.getByLabelText("Choose photos"), {
    target: { files: Array.from({ length: count }, () => file("image/jpeg")) },
  });
  await screen.findByText(`${count} of 20`);
}

async function tryOne(answers: Parameters<typeof fakeApi>[0] = {}) {
  const page = await open({ "POST /api/try": ok(tried), ...answers });
  await page.user.type(productName(), "Mug");
  await page.user.click(generate());
  await toolbar();
  return page;
}

const titleButton = (name: string) => screen.findByRole("button", { name });

async function editTitle(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await titleButton("Edit title"));
  const field = screen.getByRole("textbox", { name: "Title" });
  await user.clear(field);
  await user.type(field, "Speckled mug, thrown by hand");
  await user.click(await titleButton("Done with title"));
}

test("a visitor is told beside the button where her words and photo go; others are not", async () => {
  const { unmount } = await open();
  expect(
    screen.getByText(/We keep the text for 24 hours, the photo not at all/),
  ).toBeVisible();
  unmount();
  await open(signedIn);
  expect(screen.queryByText(/24 hours/)).toBeNull();
});

test("without tries nobody is offered one", async () => {
  document.documentElement.dataset.tries = "off";
  const { user, api } = await open();
  expect(screen.queryByText(/24 hours|needs no account/)).toBeNull();
  await user.type(productName(), "Mug");
  await user.click(generate());
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith("/signin?callbackUrl=/generate"),
  );
  expect(api.to("/api/try")).toEqual([]);
});

test("a try sends the form and the first photo, with a key, and uploads nothing", async () => {
  const { user, api } = await open({ "POST /api/try": ok(tried) });
  await takePhotos(2);
  await user.type(screen.getByRole("textbox", { name: "Materials" }), "clay");
  await user.click(generate());
  await toolbar();
  const [call, ...others] = api.to("/api/try");
  expect(others).toEqual([]);
  expect(call?.headers["Idempotency-Key"]).toMatch(/^[\w-]{20,}$/);
  expect(call?.body?.getAll("image")).toHaveLength(1);
  const sent = JSON.parse(String(call?.body?.get("formData")));
  expect(sent).toMatchObject({ materials: "clay" });
  expect(sent).not.toHaveProperty("productName");
  expect(api.to("/api/photos")).toEqual([]);
});

test("a try that is streamed has no number either", async () => {
  Object.assign(globalThis, { ReadableStream, TextDecoder, TextEncoder });
  const stream = streamed();
  const { user } = await open({ "POST /api/try": stream.answer });
  await user.type(productName(), "Mug");
  await user.click(generate());
  stream.send("partial", { title: "Speckled mug" });
  stream.send("result", tried);
  await toolbar();
  expect((await findSavedForm())?.listing?.id).toBe(0);
});

test("what is typed of a piece that nobody knows is asked as for everybody", async () => {
  const { user, api } = await open({
    "POST /api/try": () => ({
      status: 422,
      body: { code: "piece_unknown", message: "?", suggestions: ["Bowl"] },
    }),
  });
  await takePhotos(1);
  await user.click(generate());
  api.answer("POST /api/try", ok(tried));
  await user.click(await screen.findByRole("button", { name: "Bowl" }));
  await toolbar();
  expect(push).not.toHaveBeenCalled();
});

test("edits of a try are kept in the browser over a reload, and nothing calls the server", async () => {
  const { user, api, unmount } = await tryOne();
  const before = api.calls.length;
  await editTitle(user);
  await user.click(await titleButton("Copy title"));
  await waitFor(
    () =>
      expect(
        within(screen.getByRole("toolbar")).getAllByRole("status")[0],
      ).toHaveTextContent("Kept in this browser"),
    { timeout: 4_000 },
  );
  expect(api.calls.slice(before)).toEqual([]);
  unmount();
  const { api: later } = await open();
  await toolbar();
  expect(
    await screen.findAllByText("Speckled mug, thrown by hand"),
  ).not.toHaveLength(0);
  expect(later.calls.filter(({ path }) => path !== "/api/auth/user")).toEqual(
    [],
  );
});

test("what takes an account leads to sign-up and back", async () => {
  const { user } = await tryOne();
  await user.click(await titleButton("Rewrite title"));
  const links = await screen.findAllByRole("link", {
    name: "Keep this listing: sign up",
  });
  expect(links).toHaveLength(3);
  for (const link of links)
    expect(link).toHaveAttribute("href", "/signup?callbackUrl=/generate");
  for (const name of ["Write again", "Review now", "Show languages"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByText("Start a new listing")).toBeNull();
});

test("a try can be deleted, here and at the server", async () => {
  const { user, api } = await tryOne({
    "DELETE /api/try": ok({ deleted: true }),
  });
  await user.click(await titleButton("Delete this try"));
  await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  expect(api.to("/api/try").map(({ method }) => method)).toEqual([
    "POST",
    "DELETE",
  ]);
  expect((await findSavedForm())?.listing).toBeNull();
  expect(productName()).toHaveValue("Mug");
});

test("a try that could not be deleted stays", async () => {
  const { user } = await tryOne({
    "DELETE /api/try": failure(503, "unavailable", "Later"),
  });
  await user.click(await titleButton("Delete this try"));
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(await toolbar()).toBeInTheDocument();
});

describe("after signing in", () => {
  const history = (...entries: ReturnType<typeof entry>[]) => ({
    ...signedIn,
    "GET /api/listings/history?limit=20": ok(entries),
    "GET /api/listings/41": ok({ ...mug, id: 41, version: 1 }),
  });

  test("the page shows the listing of the history, and the try is gone", async () => {
    const { unmount } = await tryOne();
    unmount();
    await open(history(entry(41)));
    expect(await heading("Your listing is in your history")).toBeVisible();
    expect(screen.getByText(/the try in this browser is gone/)).toBeVisible();
    expect((await findSavedForm())?.listing?.id).toBe(41);
    expect(screen.queryByText("Delete this try")).toBeNull();
    expect(screen.getByText("Start a new listing")).toBeVisible();
  });

  test("what was edited meanwhile comes along", async () => {
    const { user, unmount } = await tryOne();
    await editTitle(user);
    unmount();
    const saving = jest.fn();
    await open({
      ...history(entry(41)),
      "PATCH /api/listings/41": ({ json }) => {
        saving(json);
        return ok({ ...mug, id: 41, version: 2 });
      },
    });
    await heading("Your listing is in your history");
    expect(
      await screen.findByText("Your unsaved edits were restored"),
    ).toBeVisible();
    await waitFor(
      () =>
        expect(saving.mock.calls[0]?.[0]).toMatchObject({
          version: 1,
          results: { title: "Speckled mug, thrown by hand" },
        }),
      { timeout: 4_000 },
    );
  });

  test("an account that doesn't have it is told so, and can delete the try", async () => {
    const { unmount } = await tryOne();
    unmount();
    await open(history(entry(41, { results: { ...mug, title: "Bowl" } })));
    expect(
      await screen.findByText(/This try is not in your history/),
    ).toBeVisible();
    expect(await titleButton("Delete this try")).toBeVisible();
  });
});

test.each([
  ["try_used", 429],
  ["try_unavailable", 503],
])("%s leads to sign-up, where form and photo wait", async (code, status) => {
  const { user, unmount } = await open({
    "POST /api/try": failure(status, code, "Sign up, and yours is written."),
  });
  await user.type(productName(), "Mug");
  await takePhotos(1);
  await user.click(generate());
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith("/signup?callbackUrl=/generate"),
  );
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ description: "Sign up, and yours is written." }),
  );
  unmount();
  await open(signedIn);
  expect(await screen.findByDisplayValue("Mug")).toBe(productName());
  expect(await screen.findByRole("img")).toBeInTheDocument();
});

test("rate_limited is said on the page, which stays", async () => {
  const { user } = await open({
    "POST /api/try": failure(429, "rate_limited", "Try again in a moment."),
  });
  await user.type(productName(), "Mug");
  await user.click(generate());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Try again in a moment.",
  );
  expect(push).not.toHaveBeenCalled();
  expect(productName()).toHaveValue("Mug");
});

test("whoever signed in in another tab is told to press again", async () => {
  const { user, api } = await open({
    "POST /api/try": failure(409, "signed_in", "Use generate-listing."),
  });
  await user.type(productName(), "Mug");
  for (const [name, answer] of Object.entries(signedIn))
    api.answer(name, answer);
  await user.click(generate());
  expect(await screen.findByRole("alert")).toHaveTextContent("Press again");
  await screen.findByText(/left this month/);
});

test("what was typed on the first page is in the form, once", async () => {
  keepStartedName(" Oak bowl ");
  const { unmount } = await open();
  await waitFor(() => expect(productName()).toHaveValue("Oak bowl"));
  unmount();
  localStorage.clear();
  await open();
  expect(productName()).toHaveValue("");
});
