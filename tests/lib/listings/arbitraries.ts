import fc from "fast-check";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import { hostileTexts } from "@/tests/lib/listings/hostile-texts";
import { anyCharacter } from "@/tests/support/any-character";

const words = [
  "blue",
  "Mug",
  "STONEWARE",
  "12",
  "oz",
  "gift",
  "for",
  "mom’s",
  "½",
  "&",
  "%",
  "+",
  ":",
  "–",
  "café",
  "❤",
  "<b>",
  "</b>",
  "&lt;",
  "**",
  "(",
  ")",
  "\n",
  "™",
  "3.5",
  "–",
];
const wordy = fc
  .array(fc.constantFrom(...words), { maxLength: 60 })
  .map((picked) => picked.join(" "));
const glued = fc
  .array(fc.constantFrom(...words), { maxLength: 20 })
  .map((picked) => picked.join(""));

/**
 * Any text: Unicode with and without well-formed surrogates, sellers' words,
 * and the hostile list.
 */
export const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 320 }),
  fc.string({ unit: "grapheme", maxLength: 320 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
  wordy,
  glued,
  fc.constantFrom(...hostileTexts),
  fc
    .tuple(fc.constantFrom(...hostileTexts), fc.constantFrom(...hostileTexts))
    .map((pair) => pair.join("")),
);

export const anyListing: fc.Arbitrary<GeneratedListing> = fc.record({
  title: anyText,
  description: anyText,
  tags: fc.array(anyText, { maxLength: 25 }),
  materials: fc.array(anyText, { maxLength: 20 }),
  altText: anyText,
  attributes: fc.array(
    fc.record({
      name: fc.oneof(anyText, fc.constantFrom("Style", "Color")),
      value: anyText,
    }),
    {
      maxLength: 35,
    },
  ),
  personalization: fc.option(
    fc.record({ question: anyText, instructions: anyText }),
  ),
});

/**
 * What a repair leaves to the seller: a mark of a script, without which the
 * word would be another one.
 */
export const isOfScript = ({ code, found }: Violation): boolean =>
  /_character$/u.test(code) && /^\p{M}$/u.test(found ?? "");
