import fc from "fast-check";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { inputText } from "@/lib/listing-text/fields/input";
import { descriptionLimit } from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { checkListing } from "@/lib/listing-text/rules/rules";
import {
  splitSnippets,
  withoutSnippets,
  withSnippets,
} from "@/lib/listing-text/rules/snippets";
import { applyFix, scoreListing } from "@/lib/listing-text/score/score";
import { anyText } from "@/tests/lib/listings/arbitraries";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { repetitions, runs } from "@/tests/support/repetitions";

const safety =
  "Manufacturer: Anna Weber, Lindenstraße 5, 10969 Berlin, Germany\nanna@weber-keramik.example\nWarnings: none known.";
const filler =
  "A perfect gift for someone you love.\nThis mug adds charm to any home.";
const { listing: completed, facts } = completeListing(goodAnswer, mugForm, {
  hasPhoto: true,
});
const mug = completed as GeneratedListing;
const context = {
  productName: mugForm.productName,
  facts,
  sellerText: inputText(mugForm),
};
const withText = (snippets: string[]) => ({
  ...mug,
  description: withSnippets(mug.description, snippets),
});

test("snippets: stand behind the text after a blank line, byte for byte", () => {
  const whole = withSnippets("A mug.\n\nDetails", [safety, filler]);
  expect(whole).toBe(`A mug.\n\nDetails\n\n${safety}\n\n${filler}`);
  expect(splitSnippets(whole, [filler, safety])).toEqual({
    text: "A mug.\n\nDetails",
    standing: [safety, filler],
  });
});

test("snippets: are found between lines that the seller typed, and one that she changed is her text", () => {
  const typed = `A mug.\n\n${filler}\n\nSee you soon.`;
  expect(withoutSnippets(typed, [filler])).toBe("A mug.\n\nSee you soon.");
  const changed = typed.replace("charm", "color");
  expect(splitSnippets(changed, [filler])).toEqual({
    text: changed,
    standing: [],
  });
});

test("snippets: part of a line is none, and a snippet within another stays with it", () => {
  expect(
    withoutSnippets("It ships in a box of pine.", ["ships in a box"]),
  ).toBe("It ships in a box of pine.");
  expect(
    withoutSnippets("A mug.\n\nOne\nTwo\n\nTwo", ["Two", "One\nTwo"]),
  ).toBe("A mug.");
});

test("text that leaves no room for the snippets: gives way, and they stay whole", () => {
  const long = `${"A sentence about the mug. ".repeat(600)}`;
  const whole = withSnippets(long, [safety]);
  expect(whole.length).toBeLessThanOrEqual(descriptionLimit);
  expect(whole.endsWith(`\n\n${safety}`)).toBe(true);
});

test("contact details: refused in a description, but not where a snippet has them", () => {
  const listing = withText([safety]);
  expect(checkListing(listing).map(({ code }) => code)).toEqual([
    "description_contact",
  ]);
  expect(checkListing(listing, [safety])).toEqual([]);
  const other = {
    ...listing,
    description: `Write to me@mugs.example.\n\n${listing.description}`,
  };
  expect(checkListing(other, [safety]).map(({ code }) => code)).toEqual([
    "description_contact",
  ]);
});

test("score: the wording of snippets neither wins nor costs points, and what they answer counts", () => {
  const pointsOf = (snippets: string[]) =>
    Object.fromEntries(
      scoreListing(withText(snippets), { ...context, snippets }).checks.map(
        (one) => [one.id, one.points],
      ),
    );
  const alone = pointsOf([]);
  expect(pointsOf([filler])).toEqual(alone);
  expect(alone.description_answers).toBeLessThan(5);
  expect(
    pointsOf(["Wash by hand, with a soft sponge."]).description_answers,
  ).toBe((alone.description_answers ?? 0) + 1);
});

test("fixes: keep the snippets", () => {
  const listing = {
    ...mug,
    description: withSnippets(`Hello and welcome!\n\n${mug.description}`, [
      safety,
      filler,
    ]),
  };
  const snippets = [safety, filler];
  const { checks } = scoreListing(listing, { ...context, snippets });
  const fixes = checks.flatMap(({ fix }) =>
    fix?.patch.description === undefined ? [] : [fix],
  );
  expect(fixes.length).toBeGreaterThan(0);
  for (const fix of fixes)
    expect(
      splitSnippets(applyFix(listing, fix).description, snippets).standing,
    ).toEqual(snippets);
});

test("any text and snippets: the snippets come out as they went in", () => {
  const anySnippet = anyText
    .map((text) => text.trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(
      anyText,
      fc.uniqueArray(anySnippet, { maxLength: 5 }),
      (text, snippets) => {
        const whole = withSnippets(text.trim(), snippets);
        expect(whole.endsWith(snippets.join("\n\n"))).toBe(true);
        for (const snippet of snippets) expect(whole).toContain(snippet);
      },
    ),
    { numRuns: runs(repetitions(200, 2_000)) },
  );
});
