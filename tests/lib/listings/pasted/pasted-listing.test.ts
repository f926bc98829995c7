import fc from "fast-check";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { wholeListingText } from "@/lib/listing-text/fields/map-fields";
import { readPastedListing } from "@/lib/listing-text/paste/read-pasted-listing";
import { goldenSet } from "@/tests/golden/golden-set";
import { judge } from "@/tests/golden/judge";
import { samples } from "@/tests/lib/listings/pasted/samples";
import { anyCharacter } from "@/tests/support/any-character";
import { someOf } from "@/tests/support/repetitions";

test("pasted samples: there are 40 or more", () => {
  expect(new Set(samples.map(({ name }) => name)).size).toBeGreaterThanOrEqual(
    40,
  );
});

test.each(samples)("pasted $name", ({ text, expected }) => {
  const pasted = Array.isArray(text) ? text.join("\n") : text;
  expect(readPastedListing(pasted)).toEqual({ ...emptyListing, ...expected });
});

const written = someOf(goldenSet).flatMap((brief) => {
  const { listing } = judge(brief, "good");
  return listing ? [{ id: brief.id, listing }] : [];
});

test.each(written)("copied listing $id: is read as it was", ({ listing }) => {
  expect(readPastedListing(wholeListingText(listing))).toEqual(listing);
});

test("pasted text with field names: read by them, in any order, on lines of their own or not", () => {
  const listing = readPastedListing(
    "Tags: oak board, cheese board\r\nTITLE\r\nOak Cheese Board\r\n\r\nDescription:\r\nA board.\r\n\r\nOne care note: oil it.\r\nMaterials: oak; beeswax\r\nAlt text: A board on a table.\r\nAttributes\r\nColor: Brown\r\nShape: Round: ish",
  );
  expect(listing).toEqual({
    ...emptyListing,
    title: "Oak Cheese Board",
    tags: ["oak board", "cheese board"],
    description: "A board.\n\nOne care note: oil it.",
    materials: ["oak", "beeswax"],
    altText: "A board on a table.",
    attributes: [
      { name: "Color", value: "Brown" },
      { name: "Shape", value: "Round: ish" },
    ],
  });
});

test("pasted text without field names: first line is the title, short entries the tags, the rest the description", () => {
  const listing = readPastedListing(
    "Oak Cheese Board\n\nA round board of oak, oiled by hand. It is 12 inches wide.\n\noak board, cheese board, wood platter, round tray",
  );
  expect(listing).toMatchObject({
    title: "Oak Cheese Board",
    description: "A round board of oak, oiled by hand. It is 12 inches wide.",
    tags: ["oak board", "cheese board", "wood platter", "round tray"],
  });
});

test("sentence with commas: is no list of tags", () => {
  const { tags, description } = readPastedListing(
    "Mug\n\nRed, round, thrown by hand, and glazed. Holds 12 oz.",
  );
  expect(tags).toEqual([]);
  expect(description).toBe(
    "Red, round, thrown by hand, and glazed. Holds 12 oz.",
  );
});

const pieces = [
  "Title: Oak Dish",
  "Title",
  "**Tags:** a, b",
  "Beschreibung：",
  "Add to cart",
  "Item details",
  "A dish of oak.",
  "",
];
const pastedText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc
    .array(
      fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "grapheme" })),
    )
    .map((lines) => lines.join("\n")),
);

test("any pasted text: becomes a listing, whose title is one line", () => {
  fc.assert(
    fc.property(pastedText, (pasted) => {
      const { title, tags, materials } = readPastedListing(pasted);
      expect(title).toBe(title.trim());
      expect(title).not.toContain("\n");
      expect(
        [...tags, ...materials].every((entry) => entry.trim() !== ""),
      ).toBe(true);
    }),
  );
});

test("title, blank line, description: never become one, whatever they say", () => {
  const line = fc
    .string({ unit: "grapheme-ascii", minLength: 1 })
    .filter((text) => /^[a-z ]*[a-z][a-z ]*$/i.test(text));
  fc.assert(
    fc.property(
      line,
      line,
      fc.constantFrom("Title: ", "Title:\n", "**Title**\n\n", ""),
      (title, description, name) => {
        const read = readPastedListing(
          `${name}${title}\n\n${description}. It is made of oak.`,
        );
        if (read.title !== "") expect(read.title).toBe(title.trim());
      },
    ),
  );
});
