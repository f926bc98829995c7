import fc from "fast-check";
import { sortByName } from "@/components/batches/new/sort-by-name";
import { UnnamedPhotos } from "@/components/batches/new/unnamed-photos";
import {
  emptyBatch,
  type UnsentAction,
  type UnsentBatch,
  unsentReducer,
} from "@/components/batches/new/unsent-batch";
import type { UnsentPhoto } from "@/components/batches/new/unsent-rows";
import { unsureRows } from "@/components/batches/new/unsure-rows";
import type { PhotoReading } from "@/components/photos";
import { noLook } from "@/lib/photos/grouping/measure-look";

const photoOf = (name: string): UnsentPhoto => ({
  key: `key of ${name}`,
  file: new File([name], name, { type: "image/jpeg" }),
});
const camera = (count: number) =>
  Array.from({ length: count }, (_, at) => photoOf(`IMG_${1001 + at}.jpg`));

const reading = (digest: string): PhotoReading => ({
  look: noLook,
  takenAt: 0,
  digest,
  preview: new Blob(["x"], { type: "image/jpeg" }),
});

/** Groups of three, each of which is unsure; a file's name is its content. */
function openPhotos(read: (name: string) => string | { problem: string }) {
  const progress: unknown[] = [];
  const photos = new UnnamedPhotos(
    {
      readPhoto: async ({ name }) => {
        const result = read(name);
        return typeof result === "string"
          ? { reading: reading(result), problem: null }
          : { reading: null, problem: result.problem };
      },
      sortPhotos: async (facts) =>
        Array.from({ length: Math.ceil(facts.length / 3) }, (_, group) =>
          facts
            .slice(group * 3, group * 3 + 3)
            .map((_, at) => ({ place: group * 3 + at, isUnsure: at === 0 })),
        ),
    },
    (one) => progress.push(one),
  );
  return { photos, progress };
}

const namesIn = (rows: readonly { photos: UnsentPhoto[] }[]) =>
  rows.map(({ photos }) => photos.map(({ file }) => file.name).join(" "));

test("photos of a camera: grouped, with previews, and unsure after the one before", async () => {
  const { photos, progress } = openPhotos((name) => name);
  const { rows, problem } = await photos.group(camera(5), []);
  expect(namesIn(rows)).toEqual([
    "IMG_1001.jpg IMG_1002.jpg IMG_1003.jpg",
    "IMG_1004.jpg IMG_1005.jpg",
  ]);
  expect(problem).toBe("");
  expect(rows[1]?.photos[0]).toMatchObject({
    unsureAfter: "key of IMG_1003.jpg",
    preview: { type: "image/jpeg" },
  });
  expect([...unsureRows(rows)]).toEqual([rows[1]?.key]);
  const counted = [0, 1, 2, 3, 4, 5].map((done) => ({ photos: done, of: 5 }));
  expect(progress).toEqual([...counted, null]);
});

test("what can't be read and what is there twice: left out, by name", async () => {
  const { photos } = openPhotos((name) =>
    name === "IMG_1002.jpg"
      ? { problem: "It is damaged." }
      : name === "IMG_1004.jpg"
        ? "IMG_1001.jpg"
        : name,
  );
  const { rows, problem } = await photos.group(camera(4), []);
  expect(namesIn(rows)).toEqual(["IMG_1001.jpg IMG_1003.jpg"]);
  expect(problem).toBe(
    "IMG_1002.jpg: It is damaged. IMG_1004.jpg is the same photo as IMG_1001.jpg and was left out.",
  );
  const later = await photos.group([photoOf("IMG_1003.jpg")], rows);
  expect(later.rows).toEqual([]);
  expect(later.problem).toMatch(/^IMG_1003\.jpg is the same photo/);
  // Once it was removed, it may come again.
  expect((await photos.group([photoOf("IMG_1003.jpg")], [])).rows).toHaveLength(
    1,
  );
});

test("more than 200: the first by name are taken, the rest is named", async () => {
  const { photos } = openPhotos((name) => name);
  const { rows, problem } = await photos.group(camera(237).reverse(), []);
  const taken = rows.flatMap((row) => row.photos);
  expect(taken).toHaveLength(200);
  expect(taken[0]?.file.name).toBe("IMG_1001.jpg");
  expect(problem).toBe(
    "200 photos are grouped at a time. 37 were left out, from IMG_1201.jpg to IMG_1237.jpg: add them next.",
  );
});

test("canceled: nothing is added, and that is said", async () => {
  const { photos } = openPhotos((name) => {
    if (name === "IMG_1003.jpg") photos.cancel();
    return name;
  });
  expect(await photos.group(camera(5), [])).toEqual({
    rows: [],
    problem: "Grouping was canceled, and 5 photos not added.",
    isCanceled: true,
  });
});

const pathsOf = (...paths: string[]) =>
  paths.map((path) => ({
    path,
    file: new File(["x"], path.split("/").at(-1) ?? ""),
  }));

test.each([
  ["names tell", ["ring-1.jpg", "ring-2.jpg"], ["Ring"], 0],
  ["a camera's names don't", ["IMG_1.jpg", "PXL_20260101_1.jpg"], [], 2],
  ["one alone stays a row", ["IMG_1.jpg", "ring-1.jpg"], ["", "Ring"], 0],
  [
    "one folder of all tells nothing",
    ["Roll/IMG_1.jpg", "Roll/IMG_2.jpg"],
    [],
    2,
  ],
  [
    "folders for each tell, also numbered ones",
    ["1/IMG_1.jpg", "1/IMG_2.jpg", "2/IMG_3.jpg"],
    ["", ""],
    0,
  ],
  [
    "what is beside the folders doesn't",
    ["mug/IMG_1.jpg", "IMG_2.jpg", "IMG_3.jpg"],
    ["Mug"],
    2,
  ],
])("names first: %s", (_, paths, names, unnamed) => {
  const sorted = sortByName(pathsOf(...paths));
  expect(sorted.rows.map(({ name }) => name)).toEqual(names);
  expect(sorted.unnamed).toHaveLength(unnamed);
});

test("names first: folders of a camera with more than a listing may have tell nothing", () => {
  const paths = Array.from(
    { length: 47 },
    (_, at) => `DCIM/100APPLE/IMG_${at}.jpg`,
  );
  const { rows, unnamed } = sortByName(
    pathsOf("DCIM/vase/IMG_7.jpg", ...paths),
  );
  expect(rows.map(({ name }) => name)).toEqual(["Vase"]);
  expect(unnamed).toHaveLength(47);
});

const photosIn = ({ rows }: UnsentBatch) =>
  rows.flatMap(({ photos }) => photos.map(({ key }) => key));
const sorted = (keys: readonly string[]) => keys.toSorted();

/** Any of what a seller may do to strips but removing, by two numbers. */
function actionOf(
  kind: number,
  one: number,
  other: number,
  unsent: UnsentBatch,
): UnsentAction {
  const { rows } = unsent;
  const keys = photosIn(unsent);
  const row = (at: number) => rows[at % rows.length]?.key ?? "";
  const photo = keys[one % keys.length] ?? "";
  const actions: UnsentAction[] = [
    { type: "splitBefore", photo },
    { type: "merge", key: row(one) },
    { type: "split", key: row(one) },
    { type: "keepApart", key: row(one) },
    { type: "move", photos: [photo], to: row(other) },
    {
      type: "move",
      photos: keys.filter((_, at) => at % 3 === one % 3),
      to: other % 2 ? row(other) : null,
    },
    { type: "place", photo, place: other % 5 },
    { type: "undo" },
  ];
  return actions[kind % actions.length] ?? { type: "undo" };
}

test("no photo is lost or doubled, whatever is split, joined, moved and undone", async () => {
  const { photos } = openPhotos((name) => name);
  const { rows } = await photos.group(camera(30), []);
  const start = unsentReducer(emptyBatch, { type: "add", rows });
  const step = fc.tuple(fc.nat(), fc.nat(), fc.nat());
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let unsent: UnsentBatch = { ...start, undo: [] };
      for (const [kind, one, other] of steps) {
        unsent = unsentReducer(unsent, actionOf(kind, one, other, unsent));
        expect(sorted(photosIn(unsent))).toEqual(sorted(photosIn(start)));
        expect(unsent.rows.every((row) => row.photos.length > 0)).toBe(true);
      }
    }),
  );
});

test("a border that was settled is no longer unsure, and undo brings it back", async () => {
  const { photos } = openPhotos((name) => name);
  const { rows } = await photos.group(camera(9), []);
  const start = unsentReducer(emptyBatch, { type: "add", rows });
  const second = rows[1]?.key ?? "";
  expect(unsureRows(start.rows).size).toBe(2);
  const apart = unsentReducer(start, { type: "keepApart", key: second });
  expect(unsureRows(apart.rows).size).toBe(1);
  expect(unsureRows(unsentReducer(apart, { type: "undo" }).rows).size).toBe(2);
  const merged = unsentReducer(start, { type: "merge", key: second });
  expect(namesIn(merged.rows)[0]?.split(" ")).toHaveLength(6);
  expect(
    merged.rows[0]?.photos.filter(({ unsureAfter }) => unsureAfter),
  ).toEqual([]);
});
