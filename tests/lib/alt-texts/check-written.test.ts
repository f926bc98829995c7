import {
  languageOf,
  type ShopTexts,
  writtenChecks,
} from "@/lib/alt-texts/check-written";

const mug: ShopTexts = {
  title: "Blue Stoneware Mug, Wheel Thrown",
  description: "A blue mug of stoneware. It is 9 cm tall and holds 300 ml.",
  tags: ["stoneware mug"],
  materials: ["stoneware"],
};
const check = (
  written: string,
  others: string[] = [],
  avoided: string[] = [],
) => writtenChecks(mug, avoided, others)(written, 2);

test.each([
  ["A blue stoneware mug on a wooden table, seen from above"],
  ["The bottom of the mug with its foot ring"],
  ["A hand holds the blue mug by its handle"],
])("stands as it is: %s", (text) => {
  expect(check(text)).toMatchObject({ text, fault: "" });
});

test.each([
  ["", "says nothing"],
  ["IMG_4711.jpg", "file name"],
  ["Blue mug", "one or two words"],
  ["Blue Stoneware Mug, Wheel Thrown", "repeats the title"],
  ["blue mug, coffee mug, tea cup, gift", "list of search words"],
  ["A blue mug that is 12 cm tall, on a table", ""],
  ["A blue mug beside a Starbucks cup on the table", "Starbucks"],
  ["A blue mug, dishwasher safe, on a wooden table", ""],
  ["A blue mug, order it at www.mugs.example today", ""],
])("goes as a whole: %j", (text, reason) => {
  const { text: kept, fault } = check(text);
  expect(kept).toBe("");
  expect(fault).not.toBe("");
  expect(fault.toLowerCase()).toContain(reason.toLowerCase());
});

test("no two alike, and none like another photo's", () => {
  const written = writtenChecks(mug, [], ["The mug seen from the side"]);
  const text = "A blue mug on a table by the window";
  expect(written(text, 1).text).toBe(text);
  expect(written(`${text}`, 2)).toMatchObject({
    text: "",
    fault: "Another photo has the same text",
  });
  expect(written("the mug seen from the side", 3).text).toBe("");
});

test("a word that the seller avoids", () => {
  expect(check("A lovely blue mug on a table", [], ["lovely"])).toMatchObject({
    text: "",
    fault: expect.stringContaining("lovely"),
  });
});

test("another material than the shop's is named for the seller to compare", () => {
  expect(check("A mug of porcelain on a table").unchecked).toContain(
    "porcelain",
  );
});

test("what only the photo tells is named, and a photo's own number is not", () => {
  expect(
    check("The mug on a green cloth beside 3 apples").unchecked,
  ).not.toEqual([]);
  expect(check("The blue mug from the side, picture 2").unchecked).toEqual([]);
});

test.each([
  ["en", mug],
  [
    "de",
    {
      ...mug,
      title: "Blaue Tasse aus Steinzeug",
      description: "Eine Tasse, die auf der Scheibe gedreht ist.",
    },
  ],
  ["en", { ...mug, title: "Mug 7", description: "" }],
])("written in the language of the shop's words: %s", (language, texts) => {
  expect(languageOf(texts)).toBe(language);
});
