import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazyListingEditor } from "@/components/listing/editor/lazy-listing-editor";
import { ListingEditor } from "@/components/listing/editor/listing-editor";
import { DataClient } from "@/components/site/data-client";
import { wholeListingText } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { provideDialogs } from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import { fakeApi, mug, ok } from "@/tests/components/fake-api";

beforeAll(provideDialogs);
beforeEach(() => localStorage.clear());

const claimed: ListingAnswer = {
  ...mug,
  title: "Sterling Silver Mug",
  description:
    "A mug of sterling silver, for Disney fans.\n\nIt holds [add size].",
};

function open(listing: ListingAnswer = mug, Editor = ListingEditor) {
  fakeApi({ "PATCH /api/listings/31": ok({ ...listing, version: 2 }) });
  const user = userEvent.setup();
  const writeText = jest
    .spyOn(navigator.clipboard, "writeText")
    .mockResolvedValue();
  render(
    <DataClient>
      <Editor listing={listing} onSaved={() => undefined} />
    </DataClient>,
  );
  return { user, copied: () => writeText.mock.calls.map(([text]) => text) };
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(button(name));
const question = () => screen.queryByRole("dialog");

test("field without anything open: is copied at once", async () => {
  const { user, copied } = open();
  await press(user, "Copy title");
  expect(question()).toBeNull();
  expect(copied()).toEqual([mug.title]);
});

test("blanks: copying asks once, names them, and copies when told to", async () => {
  const { user, copied } = open();
  await press(user, "Copy all");
  const asked = screen.getByRole("dialog", { name: "2 blanks left" });
  expect(
    within(asked)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Description: fill in [add size], or remove it.",
    "Description: fill in [add care], or remove it.",
  ]);
  expect(copied()).toEqual([]);
  await press(user, "Copy anyway");
  expect(question()).toBeNull();
  expect(copied()).toEqual([wholeListingText(mug)]);
  await press(user, "Copy description");
  await press(user, "Copy all");
  expect(question()).toBeNull();
  expect(copied()).toHaveLength(3);
});

test("new blank after copying anyway: asks again", async () => {
  const { user, copied } = open();
  await press(user, "Copy all");
  await press(user, "Copy anyway");
  await press(user, "Edit description");
  await enter(
    user,
    screen.getByRole("textbox", { name: "Description" }),
    " Weight: [add weight].",
  );
  await press(user, "Copy description");
  expect(screen.getByRole("dialog", { name: "3 blanks left" })).toBeVisible();
  expect(copied()).toHaveLength(1);
});

test("claims and names: each field asks about its own, also where they are written again", async () => {
  const { user, copied } = open(claimed);
  await press(user, "Copy description");
  const asked = screen.getByRole("dialog", {
    name: "1 blank, 1 unconfirmed claim, and 1 third-party name left",
  });
  expect(asked).toHaveTextContent("“sterling silver” needs proof.");
  expect(asked).toHaveTextContent(/disney/i);
  await user.click(within(asked).getByRole("button", { name: "Close" }));
  expect(question()).toBeNull();
  expect(copied()).toEqual([]);
});

test("confirmed claim: is not asked about", async () => {
  const { user, copied } = open({ ...claimed, confirmed: ["sterlingsilver"] });
  await press(user, "Copy title");
  expect(question()).toBeNull();
  expect(copied()).toEqual(["Sterling Silver Mug"]);
});

test("Show me: closes the question and leads to the field, as often as it is pressed", async () => {
  const { user, copied } = open();
  const description = () => screen.getByRole("region", { name: "Description" });
  for (let round = 0; round < 2; round += 1) {
    await press(user, "Copy all");
    await press(user, "Show me");
    await waitFor(() => expect(description()).toHaveFocus());
    expect(question()).toBeNull();
  }
  expect(copied()).toEqual([]);
});

test("a question that was asked before the editor is loaded: stays, and its answers lead into the editor", async () => {
  const { user, copied } = open(mug, LazyListingEditor);
  const toolbar = () => screen.queryByRole("toolbar", { name: "Listing" });
  // At once: the editor isn't there yet.
  fireEvent.click(button("Copy all"));
  expect(toolbar()).toBeNull();
  expect(question()).toBeVisible();
  await waitFor(() => expect(toolbar()).not.toBeNull());
  expect(question()).toBeVisible();
  await press(user, "Show me");
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Description" })).toHaveFocus(),
  );
  await press(user, "Copy all");
  await press(user, "Copy anyway");
  await press(user, "Copy all");
  expect(copied()).toEqual([wholeListingText(mug), wholeListingText(mug)]);
});
