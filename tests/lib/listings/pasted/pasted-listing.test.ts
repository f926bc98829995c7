import fc from "fast-check";
import { emptyListing } from "@/lib/listings/fields";
import { wholeListingText } from "@/lib/listings/map-fields";
import { readPastedListing } from "@/lib/listings/pasted/read-pasted-listing";
import { goldenSet } from "@/tests/golden/golden-set";
import { judge } from "@/tests/golden/judge";
import { samples } from "@/tests/lib/listings/pasted/samples";

test("pasted samples: there are 40 or more", () => {
  expect(new Set(samples.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
});

test.each(samples)("pasted $name", ({ text, expected }) => {
  const pasted = Array.isArray(text) ? text.join("\n") : text;
  expect(readPastedListing(pasted)).toEqual({ ...emptyListing, ...expected });
});

const written = goldenSet.flatMap((brief) => {
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
    title: "Oak Cheese Board",
    tags: ["oak board", "cheese board"],
    description: "A board.\n\nOne care note: oil it.",
    materials: ["oak", "beeswax"],
    altText: "A board on a table.",
    attributes: [
      { name: "Color", value: "Brown" },
      { name: "Shape", value: "Round: ish" },
    ],
    personalization: null,
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
  const { tags, description } = readPastedListing("Mug\n\nRed, round, thrown by hand, and glazed. Holds 12 oz.");
  expect(tags).toEqual([]);
  expect(description).toBe("Red, round, thrown by hand, and glazed. Holds 12 oz.");
});

test("any pasted text: becomes a listing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (pasted) => {
      const { title, tags } = readPastedListing(pasted);
      expect(title).toBe(title.trim());
      expect(tags.every((tag) => tag.trim() !== "")).toBe(true);
    }),
  );
});
