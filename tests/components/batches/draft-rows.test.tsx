import fc from "fast-check";
import {
  type BatchDraft,
  type DraftAction,
  draftReducer,
  emptyDraft,
} from "@/components/batches/new/batch-draft";
import {
  noFacts,
  toRows,
  toTextRow,
} from "@/components/batches/new/draft-rows";
import { formOf, windowsOf } from "@/components/batches/new/send-rows";

const files = (...names: string[]) =>
  names.map((path) => ({ path, file: new File(["x"], path) }));
const added = (...names: string[]) =>
  draftReducer(emptyDraft, { type: "add", rows: toRows(files(...names)) });
/** Rows as "name: files". */
const shown = ({ rows }: BatchDraft) =>
  rows.map(
    ({ name, photos }) =>
      `${name}: ${photos.map(({ file }) => file.name).join(" ")}`,
  );
const photoKeys = ({ rows }: BatchDraft, ...names: string[]) =>
  rows.flatMap(({ photos }) =>
    photos
      .filter(({ file }) => names.includes(file.name))
      .map(({ key }) => key),
  );
const rowKey = ({ rows }: BatchDraft, index: number) => rows[index]?.key ?? "";

test("photos added later: join the row of their name", () => {
  const draft = draftReducer(added("mug-1.jpg"), {
    type: "add",
    rows: toRows(files("Mug-2.jpg", "bowl-1.jpg")),
  });
  expect(shown(draft)).toEqual([
    "Mug: mug-1.jpg Mug-2.jpg",
    "Bowl: bowl-1.jpg",
  ]);
});

test("what stands in the shop of a listing stays with its row, whatever is merged and split", () => {
  const exported = toTextRow("Mug", {}, { original: { title: "Old mug" } });
  const draft = draftReducer(added("mug-1.jpg", "mug-2.jpg", "bowl-1.jpg"), {
    type: "add",
    rows: [exported],
  });
  const originals = ({ rows }: BatchDraft) =>
    rows.map(({ original }) => original?.title ?? null);
  expect(originals(draft)).toEqual([null, "Old mug"]);
  expect(
    originals(draftReducer(draft, { type: "split", key: rowKey(draft, 1) })),
  ).toEqual([null, "Old mug", null]);
  const other = draftReducer(added("bowl-1.jpg"), {
    type: "add",
    rows: [exported],
  });
  expect(
    originals(draftReducer(other, { type: "merge", key: rowKey(other, 1) })),
  ).toEqual(["Old mug"]);
});

test("a photo moved to another row: at its end, and an emptied row goes; undo brings both back", () => {
  const draft = added("bowl-1.jpg", "mug-1.jpg", "mug-2.jpg");
  const moved = draftReducer(draft, {
    type: "move",
    photos: photoKeys(draft, "bowl-1.jpg"),
    to: rowKey(draft, 1),
  });
  expect(shown(moved)).toEqual(["Mug: mug-1.jpg mug-2.jpg bowl-1.jpg"]);
  expect(moved.news).toBe("1 photo moved to Mug");
  expect(shown(draftReducer(moved, { type: "undo" }))).toEqual(shown(draft));
});

test("undo: a name typed since stays", () => {
  const draft = added("bowl-1.jpg", "mug-1.jpg", "mug-2.jpg");
  const removed = draftReducer(draft, {
    type: "removeRow",
    key: rowKey(draft, 0),
  });
  const renamed = draftReducer(removed, {
    type: "rename",
    key: rowKey(removed, 0),
    name: "Blue mug",
  });
  expect(shown(draftReducer(renamed, { type: "undo" }))).toEqual([
    "Bowl: bowl-1.jpg",
    "Blue mug: mug-1.jpg mug-2.jpg",
  ]);
});

test("selected photos of several rows: a new listing below the first", () => {
  const draft = added("bowl-1.jpg", "bowl-2.jpg", "mug-1.jpg", "mug-2.jpg");
  const photos = photoKeys(draft, "bowl-2.jpg", "mug-2.jpg");
  expect(
    shown(draftReducer(draft, { type: "move", photos, to: null })),
  ).toEqual([
    "Bowl: bowl-1.jpg",
    "Bowl 2: bowl-2.jpg mug-2.jpg",
    "Mug: mug-1.jpg",
  ]);
});

test("merge and split: photos of both in one row, and a row for each photo", () => {
  const draft = added("bowl-1.jpg", "mug-1.jpg");
  const merged = draftReducer(draft, { type: "merge", key: rowKey(draft, 1) });
  expect(shown(merged)).toEqual(["Bowl: bowl-1.jpg mug-1.jpg"]);
  expect(
    shown(draftReducer(merged, { type: "split", key: rowKey(merged, 0) })),
  ).toEqual(["Bowl: bowl-1.jpg", "Bowl 2: mug-1.jpg"]);
});

test("more photos than a listing may have: not merged, and the reason is said", () => {
  const many = Array.from({ length: 20 }, (_, index) => `mug-${index + 1}.jpg`);
  const draft = added("bowl-1.jpg", ...many);
  const merged = draftReducer(draft, { type: "merge", key: rowKey(draft, 1) });
  expect(merged.rows).toHaveLength(2);
  expect(merged.news).toBe("A listing has at most 20 photos.");
});

test("a photo placed first in its row", () => {
  const draft = added("mug-1.jpg", "mug-2.jpg");
  const [photo = ""] = photoKeys(draft, "mug-2.jpg");
  expect(
    shown(draftReducer(draft, { type: "place", photo, place: 0 })),
  ).toEqual(["Mug: mug-2.jpg mug-1.jpg"]);
});

test("any moves: no photo is lost or doubled, and undoing all of them leads back", () => {
  const start = added(
    "a-1.jpg",
    "a-2.jpg",
    "b-1.jpg",
    "c-1.jpg",
    "c-2.jpg",
    "c-3.jpg",
  );
  const step = fc.record({
    type: fc.constantFrom("move", "new", "merge", "split", "place"),
    photo: fc.nat(5),
    row: fc.nat(5),
  });
  const names = (draft: BatchDraft) =>
    draft.rows
      .flatMap(({ photos }) => photos.map(({ file }) => file.name))
      .sort((one, other) => (one < other ? -1 : 1));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      let draft = start;
      for (const { type, photo, row } of steps) {
        const key =
          draft.rows.flatMap(({ photos }) => photos)[photo]?.key ?? "";
        const to = rowKey(draft, row % draft.rows.length);
        const actions: Record<typeof type, DraftAction> = {
          move: { type: "move", photos: [key], to },
          new: { type: "move", photos: [key], to: null },
          merge: { type: "merge", key: to },
          split: { type: "split", key: to },
          place: { type: "place", photo: key, place: row },
        };
        draft = draftReducer(draft, actions[type]);
        expect(names(draft)).toEqual(names(start));
        expect(draft.rows.every(({ photos }) => photos.length > 0)).toBe(true);
      }
      while (draft.undo.length > 1)
        draft = draftReducer(draft, { type: "undo" });
      expect(shown(draft)).toEqual(shown(start));
    }),
  );
});

test("form of a row: its own facts in place of those of all, and none that are empty", () => {
  const facts = { ...noFacts, materials: "stoneware", audience: "hosts" };
  const row = toTextRow(" Mug ", { materials: "porcelain", extraDetails: " " });
  expect(formOf(row, { facts, language: "de" })).toEqual({
    productName: "Mug",
    materials: "porcelain",
    audience: "hosts",
    language: "de",
  });
  expect(
    formOf(toTextRow("Mug", {}), { facts: noFacts, language: "en" }),
  ).toEqual({ productName: "Mug" });
});

test("rows sent together: at most 30 photos, 50 rows and 40 kB", () => {
  const batch = { facts: noFacts, language: "en" as const };
  const photos = toRows(
    files(
      ...Array.from(
        { length: 80 },
        (_, index) =>
          `mug ${"abcdefgh"[index % 8]}-${1 + Math.floor(index / 8)}.jpg`,
      ),
    ),
  );
  expect(windowsOf(photos, batch).map((rows) => rows.length)).toEqual([
    3, 3, 2,
  ]);
  const texts = Array.from({ length: 120 }, (_, index) =>
    toTextRow(`Mug ${index}`, {}),
  );
  expect(windowsOf(texts, batch).map((rows) => rows.length)).toEqual([
    50, 50, 20,
  ]);
  const long = Array.from({ length: 30 }, (_, index) =>
    toTextRow(`Mug ${index}`, { extraDetails: "ü".repeat(2_000) }),
  );
  const exported = Array.from({ length: 20 }, (_, index) =>
    toTextRow(
      `Mug ${index}`,
      {},
      { original: { description: "ü".repeat(9_000) } },
    ),
  );
  for (const rows of windowsOf(exported, batch))
    expect(
      new Blob([
        JSON.stringify(rows.map((row) => [formOf(row, batch), row.original])),
      ]).size,
    ).toBeLessThan(45_000);
  for (const rows of windowsOf(long, batch)) {
    expect(
      new Blob([JSON.stringify(rows.map((row) => formOf(row, batch)))]).size,
    ).toBeLessThan(45_000);
  }
  expect(windowsOf(long, batch).flat()).toEqual(long);
});
