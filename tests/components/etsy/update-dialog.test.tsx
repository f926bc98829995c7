import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { putBackWords, UpdateDialog, updateWords } from "@/components/etsy";
import { DataClient } from "@/components/site/data-client";
import type { TargetPreview, UpdatesPreview } from "@/lib/etsy/update/schema";
import {
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";
import { failure, fakeApi, ok } from "@/tests/components/fake-api";

const path = "/api/etsy/updates";
const groupId = "0b8a2c9e-0f0f-4a52-8d5e-3a5b8f3f0a11";

const listing = (
  listingId: number,
  changes: Partial<TargetPreview> = {},
): TargetPreview => ({
  listingId,
  productName: `Dish ${listingId}`,
  etsyListingId: String(listingId),
  editUrl: `https://www.etsy.com/edit/${listingId}`,
  state: "active",
  differences: [{ field: "title", here: ["New"], there: ["Old"] }],
  imageIds: [],
  remarks: [],
  refusal: null,
  ...changes,
});
const preview = (...listings: TargetPreview[]): UpdatesPreview => ({
  listings,
  digest: "d1",
});
const progress = (state: string, count = 1) => ({
  listings: Array.from({ length: count }, (_, index) => ({
    listingId: index + 1,
    productName: `Dish ${index + 1}`,
    publication: {
      publicationId: `p${index}`,
      state,
      steps: [],
      problem: null,
      editUrl: null,
    },
  })),
});

beforeEach(() => {
  provideBrowserParts();
  provideDialogs();
});

const bodiesOf = ({ calls }: ReturnType<typeof fakeApi>, name: string) =>
  calls
    .filter((call) => `${call.method} ${call.path}` === name)
    .map(({ json }) => json);

function open(count: number, words = updateWords) {
  const onClose = jest.fn();
  render(
    <DataClient>
      <UpdateDialog
        title="Update on Etsy"
        isOpen
        targets={Array.from({ length: count }, (_, index) => ({
          listingId: index + 1,
        }))}
        words={words}
        onClose={onClose}
      />
    </DataClient>,
  );
  return { user: userEvent.setup(), onClose };
}

test("everything is shown and chosen; one press sends what is still ticked, with the digest", async () => {
  const fake = fakeApi({
    [`POST ${path}`]: ok(preview(listing(1), listing(2), listing(3))),
    [`GET ${path}/${groupId}`]: ok(progress("done", 2)),
  });
  const { user } = open(3);
  const cards = await screen.findAllByRole("article");
  expect(cards).toHaveLength(3);
  await user.click(screen.getByRole("checkbox", { name: "Title of Dish 2" }));
  fake.answer(`POST ${path}`, ok({ groupId, started: [] }));
  await user.click(
    screen.getByRole("button", { name: "Update 2 listings on Etsy" }),
  );
  expect(await screen.findByText("2 listings done.")).toBeTruthy();
  expect(bodiesOf(fake, `POST ${path}`).at(-1)).toEqual({
    targets: [
      { listingId: 1, fields: ["title"] },
      { listingId: 2, fields: [] },
      { listingId: 3, fields: ["title"] },
    ],
    confirm: true,
    digest: "d1",
  });
});

test("what can't go is said at its listing, with both texts where Etsy's changed", async () => {
  fakeApi({
    [`POST ${path}`]: ok(
      preview(
        listing(1, { differences: [], refusal: "sold_out" }),
        listing(2, {
          differences: [],
          remarks: [
            {
              field: "title",
              kind: "changed_since",
              rank: null,
              here: ["Old"],
              there: ["Written on Etsy"],
            },
          ],
        }),
        listing(3, { differences: [] }),
      ),
    ),
  });
  open(3, putBackWords);
  const [sold, changed, same] = await screen.findAllByRole("article");
  expect(sold?.textContent).toContain("sold out on Etsy");
  expect(changed?.textContent).toContain("Written on Etsy");
  expect(changed?.textContent).toContain("Not sent: Old");
  expect(same?.textContent).toContain("Etsy has the former texts already.");
  const button = screen.getByRole<HTMLButtonElement>("button", {
    name: "Put back 0 listings on Etsy",
  });
  expect(button.disabled).toBe(true);
});

test("changed since it was shown: nothing was sent, and it is read again", async () => {
  const fake = fakeApi({ [`POST ${path}`]: ok(preview(listing(1))) });
  const { user } = open(1);
  await screen.findByRole("article");
  fake.answer(
    `POST ${path}`,
    failure(409, "conflict", "Something has changed in the meantime."),
  );
  await user.click(
    screen.getByRole("button", { name: "Update 1 listing on Etsy" }),
  );
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Something has changed",
  );
  fake.answer(`POST ${path}`, ok({ ...preview(listing(1)), digest: "d2" }));
  await user.click(screen.getByRole("button", { name: "Look again" }));
  expect(
    await screen.findByRole("button", { name: "Update 1 listing on Etsy" }),
  ).toBeTruthy();
});

test("more than 20 go screen by screen, as one group", async () => {
  const first = Array.from({ length: 20 }, (_, index) => listing(index + 1));
  const fake = fakeApi({
    [`POST ${path}`]: ok(preview(...first)),
    [`GET ${path}/${groupId}`]: ok(progress("done", 20)),
  });
  const { user } = open(21);
  expect(await screen.findByText("Listings 1 to 20 of 21")).toBeTruthy();
  fake.answer(`POST ${path}`, ok({ groupId, started: [] }));
  await user.click(
    screen.getByRole("button", { name: "Update 20 listings on Etsy" }),
  );
  fake.answer(`POST ${path}`, ok(preview(listing(21))));
  await user.click(
    await screen.findByRole("button", { name: "Show the next of 1 listing" }),
  );
  await screen.findByText("Listings 21 to 21 of 21");
  fake.answer(`POST ${path}`, ok({ groupId, started: [] }));
  await user.click(
    screen.getByRole("button", { name: "Update 1 listing on Etsy" }),
  );
  await waitFor(() =>
    expect(bodiesOf(fake, `POST ${path}`).at(-1)).toMatchObject({ groupId }),
  );
});

test("one that stopped says why, and can be tried again", async () => {
  const stopped = progress("failed");
  Object.assign(stopped.listings[0]?.publication ?? {}, {
    problem: { code: "refused", message: "Etsy refused this.", words: "No." },
  });
  const fake = fakeApi({
    [`POST ${path}`]: ok(preview(listing(1))),
    [`GET ${path}/${groupId}`]: ok(stopped),
    "POST /api/publications/p0/retry": ok({}),
  });
  const { user } = open(1);
  await screen.findByRole("article");
  fake.answer(`POST ${path}`, ok({ groupId, started: [] }));
  await user.click(
    screen.getByRole("button", { name: "Update 1 listing on Etsy" }),
  );
  const list = await screen.findByRole("list", { name: "Where each stands" });
  await within(list).findByText(/Etsy says: “No.”/);
  await user.click(
    within(list).getByRole("button", { name: "Try again: Dish 1" }),
  );
  await waitFor(() =>
    expect(bodiesOf(fake, "POST /api/publications/p0/retry")).toHaveLength(1),
  );
});

test("a photo that Etsy refused: the listing is to be finished by hand, with the text to copy", async () => {
  const sent = progress("done", 2);
  Object.assign(sent.listings[0]?.publication ?? {}, {
    state: "failed",
    steps: [
      { kind: "alt_text", number: 1, label: "Alt text 1", state: "done" },
      { kind: "alt_text", number: 2, label: "Alt text 2", state: "refused" },
      { kind: "check", number: 0, label: "Compare", state: "done" },
    ],
    problem: { code: "refused", message: "Not photo 2.", words: "Full." },
    refusedTexts: [{ photo: 2, text: "A dish on linen" }],
  });
  const fake = fakeApi({
    [`POST ${path}`]: ok(preview(listing(1), listing(2))),
    [`GET ${path}/${groupId}`]: ok(sent),
  });
  const { user } = open(2);
  await screen.findAllByRole("article");
  fake.answer(`POST ${path}`, ok({ groupId, started: [] }));
  await user.click(
    screen.getByRole("button", { name: "Update 2 listings on Etsy" }),
  );
  expect(
    await screen.findByText("1 listing done. 1 listing to finish by hand."),
  ).toBeVisible();
  expect(screen.getByText(/Etsy says: “Full.”/)).toBeVisible();
  await user.click(
    screen.getByRole("button", { name: "Copy the alt text of photo 2" }),
  );
  expect(await navigator.clipboard.readText()).toBe("A dish on linen");
});
