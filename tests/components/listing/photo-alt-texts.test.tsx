import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingEditor } from "@/components/listing/editor/listing-editor";
import { DataClient } from "@/components/site/data-client";
import type {
  ListingAnswer,
  ListingPhoto,
} from "@/lib/listing-text/fields/schema";
import type { ListingEdit } from "@/lib/listings/edit/schema";
import { enter } from "@/tests/components/enter";
import { failure, fakeApi, mug, ok } from "@/tests/components/fake-api";

const save = "PATCH /api/listings/31";
const idOf = (position: number) =>
  `00000000-0000-4000-8000-00000000000${position}`;
const texts = [
  mug.altText,
  "The mug from the back.",
  "The mark under the base.",
  "The mug in a hand.",
];
const photos: ListingPhoto[] = texts.map((altText, index) => {
  const id = idOf(index + 1);
  return {
    id,
    position: index + 1,
    altText,
    thumbnailUrl: `/api/photos/${id}/thumbnail`,
    expiresAt: null,
  };
});
const listing: ListingAnswer = { ...mug, photos };

Element.prototype.scrollIntoView = jest.fn();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const edited = (edit: ListingEdit) =>
  photos.map((photo) => {
    const sent = edit.photos?.find(({ id }) => id === photo.id);
    return {
      ...photo,
      altText:
        photo.position === 1
          ? edit.results.altText
          : (sent?.altText ?? photo.altText),
    };
  });

/** Stores whatever is sent, as the server does. */
const stores = ({ json }: { json?: unknown }) => {
  const edit = json as ListingEdit;
  return ok({
    ...listing,
    ...edit.results,
    photos: edited(edit),
    version: edit.version + 1,
    generated: mug,
  });
};

function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  change: Partial<ListingAnswer> = {},
) {
  jest.useFakeTimers();
  const api = fakeApi({ [save]: stores, ...answers });
  const { unmount } = render(
    <DataClient>
      <ListingEditor listing={{ ...listing, ...change }} onSaved={jest.fn()} />
    </DataClient>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    user,
    unmount,
    sent: () =>
      api.to("/api/listings/31").map((call) => call.json as ListingEdit),
  };
}

const pass = (milliseconds = 5_000) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = (name: string) => screen.getByRole("button", { name });
const list = () =>
  screen.getByRole("list", { name: "Alt text of photos 2 to 4" });
const input = (position: number) =>
  screen.getByRole("textbox", { name: `Alt text of photo ${position}` });

async function type(
  user: ReturnType<typeof userEvent.setup>,
  position: number,
  text: string,
) {
  await user.click(button(`Edit alt text of photo ${position}`));
  await user.clear(input(position));
  await enter(user, input(position), text);
}

test("each photo after the first: has its picture, its text and its length", () => {
  open();
  const rows = within(list()).getAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("p")?.textContent)).toEqual(
    texts.slice(1),
  );
  expect(rows[1]?.querySelector("img")).toHaveAttribute(
    "src",
    `/api/photos/${idOf(3)}/thumbnail`,
  );
  expect(within(list()).getByText("24/250")).toBeVisible();
});

test("a listing with one photo, or none: has the one alt text alone", () => {
  open({}, { photos: photos.slice(0, 1) });
  expect(screen.queryByRole("list", { name: /^Alt text of photo/ })).toBeNull();
  expect(
    screen.getByRole("region", { name: "Alt text" }).querySelector("img"),
  ).toBeNull();
});

test("copying: goes from the first photo to the last, the focus leading to the next", async () => {
  const { user } = open();
  const copied: string[] = [];
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockImplementation(async (text) => void copied.push(text));
  await user.click(button("Copy alt text"));
  for (const position of [2, 3, 4]) {
    await waitFor(() =>
      expect(button(`Copy alt text of photo ${position}`)).toHaveFocus(),
    );
    await user.keyboard("{Enter}");
  }
  await waitFor(() => expect(copied).toEqual(texts));
  expect(button("Copy alt text of photo 4")).toHaveFocus();
});

test("an edited alt text: is saved with the listing, and only that one is sent", async () => {
  const { user, sent } = open();
  await type(user, 3, "A stamp under the base.");
  await pass();
  expect(sent()).toEqual([
    {
      results: expect.anything(),
      locked: [],
      version: 1,
      photos: [{ id: idOf(3), altText: "A stamp under the base." }],
    },
  ]);
  expect(screen.getByText("Saved")).toBeVisible();
  await user.keyboard("{Enter}");
  expect(button("Edit alt text of photo 3")).toHaveFocus();
  await user.click(button("Edit title"));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "s");
  await pass();
  expect(sent()[1]).not.toHaveProperty("photos");
});

test("undo and redo: also work for the alt text of a photo", async () => {
  const { user } = open();
  await type(user, 2, "Its back.");
  await user.keyboard("{Escape}");
  expect(within(list()).getByText("Its back.")).toBeVisible();
  await user.click(button("Undo"));
  expect(within(list()).getByText("The mug from the back.")).toBeVisible();
  await user.click(button("Redo"));
  expect(within(list()).getByText("Its back.")).toBeVisible();
});

test("an alt text that Etsy would refuse: is marked and not saved, and comes back after a reload", async () => {
  const { user, sent, unmount } = open();
  await type(user, 2, "x".repeat(40));
  await user.click(input(2));
  await user.paste("y".repeat(470));
  await pass();
  expect(
    within(list()).getByText(
      /^The alt text has 510 characters; Etsy allows 500\.$/,
    ),
  ).toBeVisible();
  expect(input(2)).toHaveAttribute("aria-invalid", "true");
  expect(sent()).toEqual([]);
  unmount();
  open();
  expect(
    within(list()).getByText(`${"x".repeat(40)}${"y".repeat(470)}`),
  ).toBeVisible();
  expect(screen.getByText(/unsaved edits were restored/i)).toBeVisible();
});

test("a conflict: the other version brings its alt texts, and undo this page's", async () => {
  const other = photos.map((photo) =>
    photo.position === 2 ? { ...photo, altText: "Theirs." } : photo,
  );
  const current = { ...listing, photos: other, version: 5 };
  const conflict = {
    status: 409,
    body: { code: "conflict", message: "Changed.", current },
  };
  const { user } = open({ [save]: conflict });
  await type(user, 2, "Mine.");
  await user.keyboard("{Escape}");
  await pass();
  await user.click(button("Use the other version"));
  expect(within(list()).getByText("Theirs.")).toBeVisible();
  await user.click(button("Undo"));
  expect(within(list()).getByText("Mine.")).toBeVisible();
});

test("a save whose answer was lost: the conflict with the very same alt texts is none", async () => {
  const stored = photos.map((photo) =>
    photo.position === 2 ? { ...photo, altText: "Its back." } : photo,
  );
  const current = { ...listing, photos: stored, version: 2 };
  const { user } = open({
    [save]: {
      status: 409,
      body: { code: "conflict", message: "Changed.", current },
    },
  });
  await type(user, 2, "Its back.");
  await pass();
  expect(screen.getByText("Saved")).toBeVisible();
});

test("a failed save: the alt text stays in this browser", async () => {
  const { user, unmount } = open({
    [save]: failure(503, "unavailable", "Please try again."),
  });
  await type(user, 4, "Held in a hand.");
  await pass();
  expect(screen.getByText("Your changes could not be saved")).toBeVisible();
  unmount();
  open();
  expect(within(list()).getByText("Held in a hand.")).toBeVisible();
});

test("facts: name the photo that shows them", () => {
  const facts = [
    { name: "Color", value: "blue", source: "photo" as const, photo: 3 },
    { name: "Material", value: "clay", source: "seller" as const },
  ];
  open({}, { facts });
  expect(screen.getByText("seen in photo 3")).toBeVisible();
  expect(
    screen.getByText("typed by you", { selector: "dt span" }),
  ).toBeVisible();
});

test("what photos show differently: is an open point that asks which it is", () => {
  const message = "Photo 1 shows silver, photo 3 gold. Which is it?";
  const description = "A mug with a rim of [add metal].";
  open({}, { description, photoQuestions: [{ topic: "metal", message }] });
  expect(
    screen.getByText(
      /Photo 1 shows silver, photo 3 gold\. Which is it\? Fill in \[add metal\]/,
    ),
  ).toBeVisible();
});

test("download: has the alt text of each photo, as they are on the page", async () => {
  const { user } = open();
  const files: Blob[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  await type(user, 2, "Its back.");
  await user.click(button("Download as JSON"));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0] ?? new Blob());
  });
  const { photos: saved } = JSON.parse(String(text));
  expect(saved).toEqual([
    { position: 1, altText: texts[0] },
    { position: 2, altText: "Its back." },
    { position: 3, altText: texts[2] },
    { position: 4, altText: texts[3] },
  ]);
});
