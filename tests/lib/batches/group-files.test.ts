import fc from "fast-check";
import {
  groupFiles,
  isPhotoFile,
  proposeName,
} from "@/lib/batches/group-files";
import { anyCharacter } from "@/tests/support/any-character";

/** Groups as "name: files". */
const grouped = (...paths: string[]) =>
  groupFiles(paths).map(
    ({ name, files }) =>
      `${name}: ${files.map((index) => paths[index]).join(" ")}`,
  );

test("numbered photos: one group each product, named after the file", () => {
  expect(
    grouped(
      "mug-blue-2.jpg",
      "mug-red-1.jpg",
      "mug-blue-1.jpg",
      "mug-blue-10.jpg",
    ),
  ).toEqual([
    "Mug blue: mug-blue-1.jpg mug-blue-2.jpg mug-blue-10.jpg",
    "Mug red: mug-red-1.jpg",
  ]);
});

test.each<[string, string[], string[]]>([
  [
    "without a number for the first",
    ["mug.jpg", "mug-2.jpg"],
    ["Mug: mug.jpg mug-2.jpg"],
  ],
  [
    "in parentheses",
    ["Mug (1).png", "Mug (2).png"],
    ["Mug: Mug (1).png Mug (2).png"],
  ],
  [
    "without a separator",
    ["vase1.jpg", "vase2.jpg"],
    ["Vase: vase1.jpg vase2.jpg"],
  ],
  [
    "with zeros",
    ["bowl_001.heic", "bowl_002.HEIC"],
    ["Bowl: bowl_001.heic bowl_002.HEIC"],
  ],
  [
    "in other capitals and separators",
    ["Blue_Mug-1.JPG", "blue mug 2.jpg"],
    ["Blue Mug: Blue_Mug-1.JPG blue mug 2.jpg"],
  ],
  [
    "copies of files",
    ["mug-1.jpg", "mug-1 copy.jpg", "mug-1 - Kopie.jpg"],
    ["Mug: mug-1 - Kopie.jpg mug-1 copy.jpg mug-1.jpg"],
  ],
  [
    "two endings",
    ["mug-1.jpg.jpeg", "mug-2.jpg"],
    ["Mug: mug-1.jpg.jpeg mug-2.jpg"],
  ],
  [
    "views",
    ["mug-front.jpg", "mug-back.jpg"],
    ["Mug: mug-back.jpg mug-front.jpg"],
  ],
  ["a view alone", ["shop-front.jpg"], ["Shop front: shop-front.jpg"]],
])("photos of one product %s: one group", (_, files, groups) => {
  expect(grouped(...files)).toEqual(groups);
});

test.each<[string, string[]]>([
  ["years", ["calendar-2026.jpg", "calendar-2027.jpg"]],
  ["item numbers", ["mug-101.jpg", "mug-102.jpg"]],
  ["sizes in two numbers", ["print 10x15.jpg", "print 10x20.jpg"]],
  ["versions", ["mug v1.jpg", "mug v2.jpg"]],
  ["names from a camera", ["IMG_0001.jpg", "IMG_0002.jpg"]],
])("files that differ in %s: a group each", (_, files) => {
  expect(groupFiles(files)).toHaveLength(2);
});

test.each([
  "IMG_0001.jpg",
  "IMG-20261101-WA0003.jpg",
  "IMG_E1234.HEIC",
  "_DSC1234.jpg",
  "DSCF0001.jpg",
  "P1010001.jpg",
  "PXL_20261101_101010123.PORTRAIT.jpg",
  "20261101_101112.jpg",
  "7.jpg",
  "WhatsApp Image 2026-11-01 at 10.11.12.jpg",
  "il_fullxfull.1234567890_a1b2.jpg",
  "image.png",
  "Screenshot 2026-11-01.png",
  "0f8fad5b-d9cb-469f-a165-70867728950e.jpg",
])("%s: says nothing of the product", (file) => {
  expect(groupFiles([file])).toEqual([{ name: "", product: "", files: [0] }]);
});

test.each([
  ["Image frame.jpg", "Image frame"],
  ["Photo album.jpg", "Photo album"],
  ["scandi-shelf.jpg", "Scandi shelf"],
  ["vase-12.jpg", "Vase 12"],
  ["MUG BLUE.jpg", "Mug blue"],
  ["tasse-grün-1.jpg", "Tasse grün"],
  ["青い マグ-1.jpg", "青い マグ"],
  ["🎁 box-1.jpg", "🎁 box"],
  ["t-shirt-1.jpg", "T shirt"],
  ["  .mug..1 .jpg", "Mug"],
])("%s: named %s", (file, name) => {
  expect(groupFiles([file])[0]?.name).toBe(name);
});

test("folders: what a camera named goes by its folder, and the folder of all names nothing", () => {
  expect(
    grouped(
      "shop/blue mug/IMG_1.jpg",
      "shop/blue mug/IMG_2.jpg",
      "shop/red-bowl/1.jpg",
      "shop/IMG_7.jpg",
    ),
  ).toEqual([
    "Blue mug: shop/blue mug/IMG_1.jpg shop/blue mug/IMG_2.jpg",
    ": shop/IMG_7.jpg",
    "Red bowl: shop/red-bowl/1.jpg",
  ]);
  expect(grouped("shop/IMG_1.jpg", "shop/IMG_2.jpg")).toEqual([
    ": shop/IMG_1.jpg",
    ": shop/IMG_2.jpg",
  ]);
});

test("the same name in two folders: two groups, each with its folder's name", () => {
  expect(grouped("red/mug-1.jpg", "red/mug-2.jpg", "blue/mug-1.jpg")).toEqual([
    "Blue mug: blue/mug-1.jpg",
    "Red mug: red/mug-1.jpg red/mug-2.jpg",
  ]);
});

test("more photos than a listing may have: the rest is a group of its own", () => {
  const files = Array.from(
    { length: 25 },
    (_, index) => `mugs/mug/IMG_${1000 + index}.jpg`,
  );
  expect(
    groupFiles([...files, "mugs/bowl-1.jpg"]).map(
      ({ name, files: { length } }) => [name, length],
    ),
  ).toEqual([
    ["Bowl", 1],
    ["Mug", 20],
    ["Mug 2", 5],
  ]);
});

test("any names: every file is in exactly one group, and a name fits the form", () => {
  const part = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom("mug", "-1", " (2)", ".jpg", "/", "IMG_", "..", "\\"),
  );
  const path = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(path, { maxLength: 60 }), (paths) => {
      const groups = groupFiles(paths);
      const files = groups
        .flatMap((group) => group.files)
        .sort((one, other) => one - other);
      expect(files).toEqual(paths.map((_, index) => index));
      for (const { name } of groups)
        expect(name.length).toBeLessThanOrEqual(210);
    }),
  );
});

test("a long name: cut where the form ends", () => {
  expect(proposeName("a".repeat(500))).toHaveLength(200);
});

test("hidden files, tables and drawings: no photos", () => {
  const names = [
    "mug.jpg",
    "mug.HEIC",
    ".DS_Store",
    "._mug.jpg",
    "Thumbs.db",
    "list.csv",
  ];
  expect(names.filter((name) => isPhotoFile({ name, type: "" }))).toEqual([
    "mug.jpg",
    "mug.HEIC",
  ]);
  expect(isPhotoFile({ name: "logo.svg", type: "image/svg+xml" })).toBe(false);
  expect(isPhotoFile({ name: "photo", type: "image/jpeg" })).toBe(true);
});
