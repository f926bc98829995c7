import fc from "fast-check";
import {
  emptyPhotoList,
  type FormPhoto,
  type PhotoList,
  type PhotoListAction,
  photoListReducer,
} from "@/components/photos/photo-list";
import { file } from "@/tests/components/browser-parts";

const photo = (key: string): FormPhoto => ({
  key,
  name: `${key}.jpg`,
  file: file("image/jpeg"),
  size: null,
  checks: [],
  uploaded: null,

  original: null,
  edits: null,
  coach: null,
  status: { type: "waiting" },
});
const listOf = (...keys: string[]): PhotoList => ({
  ...emptyPhotoList,
  photos: keys.map(photo),
});
const keysOf = ({ photos }: PhotoList) => photos.map(({ key }) => key).join("");
const apply = (list: PhotoList, ...actions: PhotoListAction[]) =>
  actions.reduce(photoListReducer, list);

test.each([
  ["c", 0, "cabd", "Photo 3 moved to place 1"],
  ["a", 3, "bcda", "Photo 1 moved to place 4"],
  ["b", 2, "acbd", "Photo 2 moved to place 3"],
  ["d", 99, "abcd", ""],
  ["a", -1, "abcd", ""],
])("moving %s to index %i", (key, to, order, news) => {
  const moved = apply(listOf("a", "b", "c", "d"), { type: "move", key, to });
  expect([keysOf(moved), moved.news]).toEqual([order, news]);
});

test("a removed photo: comes back to its place, also when others were added or moved meanwhile", () => {
  const list = apply(
    listOf("a", "b", "c"),
    { type: "remove", key: "b" },
    { type: "add", photos: [photo("d")] },
    { type: "undo" },
  );
  expect(keysOf(list)).toBe("abcd");
});

test("a replaced photo: the new one has its place, and undoing brings the old one back", () => {
  const list = apply(listOf("a", "b", "c"), {
    type: "replace",
    key: "b",
    photo: photo("x"),
  });
  expect(keysOf(list)).toBe("axc");
  expect(keysOf(apply(list, { type: "undo" }))).toBe("abc");
});

test("an upload that ends after its photo was removed: is known when it comes back", () => {
  const uploaded = { id: "1", expiresAt: "2026-11-30" };
  const list = apply(
    listOf("a", "b"),
    { type: "remove", key: "a" },
    { type: "change", key: "a", change: { uploaded } },
    { type: "undo" },
  );
  expect(list.photos[0]?.uploaded).toEqual(uploaded);
});

test("more than twenty photos: the further ones are left out, and what was removed stays out", () => {
  const twenty = Array.from({ length: 20 }, (_, index) => photo(`${index}`));
  const list = apply(
    { ...emptyPhotoList, photos: twenty },
    { type: "add", photos: [photo("x")] },
  );
  expect(list.photos).toHaveLength(20);
  const again = apply(
    list,
    { type: "remove", key: "3" },
    { type: "add", photos: [photo("x")] },
    { type: "undo" },
  );
  expect(keysOf(again)).toBe(`${keysOf(list).replace("3", "")}x`);
});

test("any moves, removals and replacements: undone one by one, the list is as it was", () => {
  const step = fc.oneof(
    fc.record({
      type: fc.constant("move" as const),
      at: fc.nat(9),
      to: fc.nat(9),
    }),
    fc.record({
      type: fc.constant("remove" as const),
      at: fc.nat(9),
      to: fc.nat(9),
    }),
    fc.record({
      type: fc.constant("replace" as const),
      at: fc.nat(9),
      to: fc.nat(9),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 19 }), (steps) => {
      const start = listOf(..."abcdefghij");
      const end = steps.reduce((list, { type, at, to }, number) => {
        const key =
          list.photos[at % Math.max(list.photos.length, 1)]?.key ?? "";
        if (type === "move") return photoListReducer(list, { type, key, to });
        if (type === "remove") return photoListReducer(list, { type, key });
        return photoListReducer(list, {
          type,
          key,
          photo: photo(`new ${number}`),
        });
      }, start);
      const undone = end.undo.reduce(
        (list) => photoListReducer(list, { type: "undo" }),
        end,
      );
      expect(undone.photos).toEqual(start.photos);
      expect(new Set(end.photos.map(({ key }) => key)).size).toBe(
        end.photos.length,
      );
    }),
  );
});
