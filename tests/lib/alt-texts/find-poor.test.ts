import { findPoor, type PoorKind } from "@/lib/alt-texts/find-poor";

const title = "Oak Ring Dish No 7, Wooden Jewelry Holder";

const alone: [text: string, kind: PoorKind | null][] = [
  ["", "missing"],
  ["   ", "missing"],
  ["…", "missing"],
  ["- -", "missing"],

  ["IMG_4711.jpg", "file_name"],
  ["IMG_4711", "file_name"],
  ["DSC00123", "file_name"],
  ["PXL_20260504_101112345", "file_name"],
  ["image 3", "file_name"],
  ["Photo", "file_name"],
  ["Screenshot 2026-05-04 at 10.11.12", "file_name"],
  ["WhatsApp Image 2026-05-04 at 10.11.12", "file_name"],
  ["il_fullxfull.1234567890_abcd", "file_name"],
  ["oak-ring-dish-2", "file_name"],
  ["the oak dish from the side.png", "file_name"],
  ["untitled (2)", "file_name"],

  ["dish", "few_words"],
  ["oak dish", "few_words"],
  ["木の皿", "few_words"],
  ["木の皿を上から見たところ、指輪が三つ", null],
  ["Well-made", "few_words"],

  ["Oak Ring Dish No 7, Wooden Jewelry Holder", "title"],
  ["oak ring dish no 7, wooden jewelry holder", "title"],
  ["Oak Ring Dish No 7, Wooden Jewelry Holder 3", "title"],
  ["Oak Ring Dish No 7, Wooden", "title"],
  ["Oak Ring Dish No 7, Wooden Jewelry Holder - photo 2", "title"],
  ["Oak ring dish seen from above with three rings in it", null],

  ["ring dish, wedding gift, jewelry holder, ring tray", "keywords"],
  ["ring dish | wedding gift | jewelry holder", "keywords"],
  ["#ringdish #oak #wedding", "keywords"],
  ["ring dish oak ring tray ring holder wooden", "keywords"],
  ["A round oak dish, three gold rings, a linen cloth, a window", null],
  ["Eine runde Schale, drei Ringe, ein Tuch, ein Fenster", null],
  ["Round oak dish with a dark grain, seen from the side", null],
  ["Hand holding the dish, for scale", null],
  ["Oak ring dish, picture 3: brown, in soft light.", null],

  [
    `A round oak dish on linen. ${"It has a dark grain. ".repeat(12)}`,
    "too_long",
  ],
];

test.each(alone)("%j", (text, expected) => {
  const [kind] = findPoor(title, [text]);
  expect(kind).toBe(expected);
});

test("250 characters are not too long, and 251 are", () => {
  const of = (length: number) =>
    findPoor(title, [`The dish with ${"a".repeat(length - 14)}`])[0];
  expect(of(250)).toBeNull();
  expect(of(251)).toBe("too_long");
});

const together: [texts: string[], kinds: (PoorKind | null)[]][] = [
  [
    ["The dish from above", "The dish from above", "The dish from the side"],
    ["repeated", "repeated", null],
  ],
  [
    ["The dish from above 1", "the dish from above 2", "A hand holds it up"],
    ["repeated", "repeated", null],
  ],
  [
    ["", "", "The dish from above"],
    ["missing", "missing", null],
  ],
  [
    ["dish", "dish"],
    ["few_words", "few_words"],
  ],
  [[], []],
];

test.each(together)("photos of one listing: %j", (texts, kinds) => {
  expect(findPoor(title, texts)).toEqual(kinds);
});

test("without a title nothing repeats it", () => {
  expect(findPoor("", ["The dish from above"])).toEqual([null]);
});
