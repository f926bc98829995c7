import { checkText } from "@/lib/listing-text/check/check-text";
import { dish, ledgerOf } from "@/tests/lib/listing-text/support";

const verdict = (text: string, field: "title" | "tag" | "description") =>
  checkText(text, ledgerOf(dish), { field }).verdict;

test.each([
  "silver necklace",
  "wool scarf",
  "walnut tray",
  "marble tray",
  "Hand Carved Walnut Tray for Rings",
])("%s: a title and a tag name the piece, by whatever noun", (name) => {
  expect([verdict(name, "title"), verdict(name, "tag")]).toEqual([
    "unknown",
    "unknown",
  ]);
});

test.each(["It goes with a walnut tray.", "A gift like a silver necklace."])(
  "%s: a sentence may name another thing",
  (sentence) => {
    expect(verdict(sentence, "description")).not.toBe("unknown");
  },
);

test.each(["pine tray", "pine bowl", "ring dish", "jewelry dish"])(
  "%s: a known material, or none, is no fault",
  (name) => {
    expect(verdict(name, "tag")).not.toBe("unknown");
  },
);
