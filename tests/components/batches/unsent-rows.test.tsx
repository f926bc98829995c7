import fc from "fast-check";
import { formOf, windowsOf } from "@/components/batches/new/send-rows";
import {
  emptyBatch,
  type UnsentAction,
  type UnsentBatch,
  unsentReducer,
} from "@/components/batches/new/unsent-batch";
import {
  noFacts,
  toRows,
  toTextRow,
} from "@/components/batches/new/unsent-rows";

const files = (...names: string[]) =>
  names.map((path) => ({ path, file: new File(["x"], path) }));
const added = (...names: string[]) =>
  unsentReducer(emptyBatch, { type: "add", rows: toRows(files(...names)) });
/** Rows as "name: files". */
const shown = ({ rows }: UnsentBatch) =>
  rows.map(
    ({ name, photos }) =>
      `${name}: ${photos.map(({ file }) => file.name).join(" ")}`,
  );
const photoKeys = ({ rows }: UnsentBatch, ...names: string[]) =>
  rows.flatMap(({ photos }) =>
    photos
      .filter(({ file }) => names.includes(file.name))
      .map(({ key }) => key),
  );
const rowKey = ({ rows }: UnsentBatch, index: number) => rows[index]?.key ?? "";

test("photos added later: join the row of their name", () => {
  const unsent = unsentReducer(added("mug-1.jpg"), {
    type: "add",
    rows: toRows(files("Mug-2.jpg", "bowl-1.jpg")),
  });
  expect(shown(unsent)).toEqual([
    "Mug: mug-1.jpg Mug-2.jpg",
    "Bowl: bowl-1.jpg",
  ]);
});

test("what stands in the shop of a listing stays with its row, whatever is merged and split", () => {
  const exported = toTextRow("Mug", {}, { original: { title: "Old mug" } });
  const unsent = unsentReducer(added("mug-1.jpg", "mug-2.jpg", "bowl-1.jpg"), {
    type: "add",
    rows: [exported],
  });
  const originals = ({ rows }: UnsentBatch) =>
    rows.map(({ original }) => original?.title ?? null);
  expect(originals(unsent)).toEqual([null, "Old mug"]);
  expect(
    originals(unsentReducer(unsent, { type: "split", key: rowKey(unsent, 1) })),
  ).toEqual([null, "Old mug", null]);
  const other = unsentReducer(added("bowl-1.jpg"), {
    type: "add",
    rows: [exported],
  });
  expect(
    originals(unsentReducer(other, { type: "merge", key: rowKey(other, 1) })),
  ).toEqual(["Old mug"]);
});

test("a photo moved to another row: at its end, and an emptied row goes; undo brings both back", () => {
  const unsent = added("bowl-1.jpg", "mug-1.jpg", "mug-2.jpg");
  const moved = unsentReducer(unsent, {
    type: "move",
    photos: photoKeys(unsent, "bowl-1.jpg"),
    to: rowKey(unsent, 1),
  });
  expect(shown(moved)).toEqual(["Mug: mug-1.jpg mug-2.jpg bowl-1.jpg"]);
  expect(moved.news).toBe("1 photo moved to Mug");
  expect(shown(unsentReducer(moved, { type: "undo" }))).toEqual(shown(unsent));
});

test("undo: a name typed since stays", () => {
  const unsent = added("bowl-1.jpg", "mug-1.jpg", "mug-2.jpg");
  const removed = unsentReducer(unsent, {
    type: "removeRow",
    key: rowKey(unsent, 0),
  });
  const renamed = unsentReducer(removed, {
    type: "rename",
    key: rowKey(removed, 0),
    name: "Blue mug",
  });
  expect(shown(unsentReducer(renamed, { type: "undo" }))).toEqual([
    "Bowl: bowl-1.jpg",
    "Blue mug: mug-1.jpg mug-2.jpg",
  ]);
});

test("undo of what was added before an earlier visit's rows came: those stay, with what is typed since", () => {
  const restored = unsentReducer(added("mug-1.jpg"), {
    type: "restore",
    rows: toRows(files("bowl-1.jpg")),
  });
  const renamed = unsentReducer(restored, {
    type: "rename",
    key: rowKey(restored, 0),
    name: "Blue bowl",
  });
  expect(shown(unsentReducer(renamed, { type: "undo" }))).toEqual([
    "Blue bowl: bowl-1.jpg",
  ]);
});

test("selected photos of several rows: a new listing below the first", () => {
  const unsent = added("bowl-1.jpg", "bowl-2.jpg", "mug-1.jpg", "mug-2.jpg");
  const photos = photoKeys(unsent, "bowl-2.jpg", "mug-2.jpg");
  expect(
    shown(unsentReducer(unsent, { type: "move", photos, to: null })),
  ).toEqual([
    "Bowl: bowl-1.jpg",
    "Bowl 2: bowl-2.jpg mug-2.jpg",
    "Mug: mug-1.jpg",
  ]);
});

test("merge and split: photos of both in one row, and a row for each photo", () => {
  const unsent = added("bowl-1.jpg", "mug-1.jpg");
  const merged = unsentReducer(unsent, {
    type: "merge",
    key: rowKey(unsent, 1),
  });
  expect(shown(merged)).toEqual(["Bowl: bowl-1.jpg mug-1.jpg"]);
  expect(
    shown(unsentReducer(merged, { type: "split", key: rowKey(merged, 0) })),
  ).toEqual(["Bowl: bowl-1.jpg", "Bowl 2: mug-1.jpg"]);
});

test("more photos than a listing may have: not merged, and the reason is said", () => {
  const many = Array.from({ length: 20 }, (_, index) => `mug-${index + 1}.jpg`);
  const unsent = added("bowl-1.jpg", ...many);
  const merged = unsentReducer(unsent, {
    type: "merge",
    key: rowKey(unsent, 1),
  });
  expect(merged.rows).toHaveLength(2);
  expect(merged.news).toBe("A listing has at most 20 photos.");
});

test("a photo placed first in its row", () => {
  const unsent = added("mug-1.jpg", "mug-2.jpg");
  const [photo = ""] = photoKeys(unsent, "mug-2.jpg");
  expect(
    shown(unsentReducer(unsent, { type: "place", photo, place: 0 })),
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
  const names = (unsent: UnsentBatch) =>
    unsent.rows
      .flatMap(({ photos }) => photos.map(({ file }) => file.name))
      .sort((one, other) => (one < other ? -1 : 1));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      let unsent = start;
      for (const { type, photo, row } of steps) {
        const key =
          unsent.rows.flatMap(({ photos }) => photos)[photo]?.key ?? "";
        const to = rowKey(unsent, row % unsent.rows.length);
        const actions: Record<typeof type, UnsentAction> = {
          move: { type: "move", photos: [key], to },
          new: { type: "move", photos: [key], to: null },
          merge: { type: "merge", key: to },
          split: { type: "split", key: to },
          place: { type: "place", photo: key, place: row },
        };
        unsent = unsentReducer(unsent, actions[type]);
        expect(names(unsent)).toEqual(names(start));
        expect(unsent.rows.every(({ photos }) => photos.length > 0)).toBe(true);
      }
      while (unsent.undo.length > 1)
        unsent = unsentReducer(unsent, { type: "undo" });
      expect(shown(unsent)).toEqual(shown(start));
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
