import { TextDecoder } from "node:util";
import { screen, waitFor, within } from "@testing-library/react";
import {
  batchOf,
  id,
  open,
  path,
  row,
} from "@/tests/components/batches/open-batches";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { failure, ok } from "@/tests/components/fake-api";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
  Object.assign(globalThis, { TextDecoder });
  window.scrollTo = jest.fn();
});

const unknown = (position: number) =>
  row(position, {
    state: "refused",
    reason: "piece_unknown",
    message: "We can't tell what the piece is. Nothing was counted.",
    listingId: null,
    title: null,
    score: null,
    form: { materials: "oak" },
    photoIds: [`photo-${position}`],
  });
const queued = (position: number) =>
  row(position, { state: "queued", listingId: null, title: null });
const retryOf = (position: number) => `${path}/rows/row-${position}/retry`;

async function openTwo(change = {}) {
  const batch = batchOf([unknown(1), unknown(2)], change);
  const page = open({ [`GET ${path}`]: ok(batch) }, `?batch=${id}`);
  const first = await screen.findByRole("listitem", { name: "Listing 1" });
  const field = (position: number) =>
    within(
      screen.getByRole("form", { name: `What is listing ${position}?` }),
    ).getByRole("textbox", { name: "What is it?" });
  return { ...page, first, field };
}

test("a row whose piece is unknown says so, and takes a name", async () => {
  const { api, user, first, field } = await openTwo();
  expect(first).toHaveTextContent("We can't tell what the piece is.");
  expect(first).not.toHaveTextContent(/Nothing was counted.*Nothing was/);
  api.answer(
    `POST ${retryOf(1)}`,
    ok(batchOf([queued(1), unknown(2)], { state: "running" })),
  );
  await user.type(field(1), " Ring dish {Enter}");
  await waitFor(() => expect(field(2)).toHaveFocus());
  expect(api.to(retryOf(1))[0]?.json).toEqual({
    form: { materials: "oak", productName: "Ring dish" },
    photoIds: ["photo-1"],
  });
  await waitFor(() =>
    expect(
      screen.queryByRole("form", { name: "What is listing 1?" }),
    ).toBeNull(),
  );
});

test("a failure keeps the name that was typed, and says why", async () => {
  const { api, user, field } = await openTwo();
  api.answer(
    `POST ${retryOf(1)}`,
    failure(404, "not_found", "One of your photos is no longer here."),
  );
  await user.type(field(1), "Ring dish{Enter}");
  await waitFor(() =>
    expect(field(1)).toHaveAccessibleDescription(/no longer here/),
  );
  expect(field(1)).toHaveValue("Ring dish");
  expect(field(2)).not.toHaveAccessibleDescription(/no longer here/);
});

test("without a name nothing is sent", async () => {
  const { api, user, field } = await openTwo();
  await user.type(field(1), " {Enter}");
  expect(field(1)).toHaveAccessibleDescription(/Type what it is/);
  expect(api.to(retryOf(1))).toEqual([]);
});

test("of a canceled batch nothing is asked", async () => {
  const batch = batchOf([unknown(1)], { state: "canceled" });
  open({ [`GET ${path}`]: ok(batch) }, `?batch=${id}`);
  await screen.findByRole("listitem", { name: "Listing 1" });
  expect(screen.queryByRole("textbox", { name: "What is it?" })).toBeNull();
});
