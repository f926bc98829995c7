import fc from "fast-check";
import {
  evidenceOf,
  refusalOf,
  supportedSentences,
  unsupportedReason,
} from "@/lib/listing-text/check/refusal";
import { findClaims, splitClaims } from "@/lib/listing-text/lexicon/claims";
import { unwantedWords } from "@/lib/listing-text/lexicon/unwanted-words";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";
import { runs } from "@/tests/support/repetitions";

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
const dashes = everyCharacter.filter((character) =>
  /\p{Dash}/u.test(character),
);
const invisible = everyCharacter.filter((character) =>
  /\p{Default_Ignorable_Code_Point}/u.test(character),
);
const spaces = everyCharacter.filter((character) => /\p{Zs}/u.test(character));
const accents = ["\u0301", "\u0308", "\u0336", "\u20dd"];

const hyphenated = [
  "lead-free",
  "BPA-free",
  "food-safe",
  "child-safe",
  "hypo-allergenic",
  "eco-friendly",
  "non-toxic",
];
const phrases = [
  ...hyphenated,
  "sterling silver",
  "14k gold",
  "organic",
  "heals stress",
  "reduces anxiety",
  "made in USA",
];
const names = [
  "Disney",
  "Harry Potter",
  "Spider-Man",
  "Levi's",
  "Dolce & Gabbana",
  "Taylor Swift",
];

const nothing = evidenceOf({});
const kindsOf = (text: string) => findClaims(text).map(({ kind }) => kind);
const termsOf = (text: string) =>
  findWatchListTerms(text).map(({ term }) => term);
const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

test("tried characters: contain all of Unicode's dashes and invisible characters", () => {
  expect(dashes.length).toBeGreaterThanOrEqual(30);
  expect(invisible.length).toBeGreaterThan(4_000);
});

test("claim with any Unicode dash: is found", () => {
  const missed = [...dashes, "\u02d7", "\u2043", "\u2796"].flatMap((dash) =>
    hyphenated
      .filter(
        (claim) => kindsOf(`A ${claim.replaceAll("-", dash)} mug`).length !== 1,
      )
      .map(() => code(dash)),
  );
  expect(missed).toEqual([]);
});

test("claim and brand with any invisible character: are found", () => {
  const missed = invisible.filter(
    (mark) =>
      kindsOf(`A lead${mark}free mug`).length !== 1 ||
      kindsOf(`A le${mark}ad-${mark}free mug`).length !== 1 ||
      kindsOf(`In ster${mark}ling${mark}silver`).length !== 1 ||
      termsOf(`Dis${mark}ney ears`)[0] !== "disney" ||
      termsOf(`Harry${mark}Potter wand`)[0] !== "harry potter",
  );
  expect(missed.map(code)).toEqual([]);
});

const gap = fc.oneof(
  fc.constantFrom(...dashes),
  fc.constantFrom(...invisible),
  fc.constantFrom(...spaces),
);
const noise = fc.constantFrom("", "", ...invisible.slice(0, 300), ...accents);
const fullWidth = (letter: string) =>
  /[!-~]/.test(letter)
    ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)
    : letter;

/** The phrase with other gaps, letters and marks that nobody sees. */
function disguised(phrase: string) {
  const letters = [...phrase].map((letter) => {
    if (/[\s-]/.test(letter))
      return fc.tuple(gap, noise).map((pair) => pair.join(""));
    const drawn = fc.constantFrom(
      letter,
      letter.toUpperCase(),
      fullWidth(letter),
      letter,
    );
    return fc.tuple(drawn, noise).map((pair) => pair.join(""));
  });
  return fc.tuple(...letters).map((parts) => parts.join(""));
}

test("disguised claim: is found, and counts as typed when the seller typed it plainly", () => {
  const cases = fc
    .constantFrom(...phrases)
    .chain((phrase) => fc.tuple(fc.constant(phrase), disguised(phrase)));
  fc.assert(
    fc.property(cases, ([phrase, written]) => {
      const text = `A ${written} thing`;
      expect(kindsOf(text)).toEqual(kindsOf(`A ${phrase} thing`));
      expect(splitClaims(text, "").untyped).toHaveLength(1);
      expect(splitClaims(text, `It is ${phrase}.`).untyped).toEqual([]);
      expect(refusalOf(text, "")).toContain("which needs proof");
      expect(supportedSentences(`${text}. It is blue.`, nothing)).toBe(
        "It is blue.",
      );
    }),
    { numRuns: runs(1_000) },
  );
});

test("disguised brand: is found", () => {
  const cases = fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(fc.constant(name), disguised(name)));
  fc.assert(
    fc.property(cases, ([name, written]) => {
      expect(termsOf(`A ${written} toy`)).toEqual(termsOf(`A ${name} toy`));
      expect(refusalOf(`A ${written} toy`, "")).not.toBe("");
    }),
    { numRuns: runs(1_000) },
  );
});

test.each([
  ["letters of other alphabets", "оrgаniс cotton"],
  ["small capitals", "ʟᴇᴀᴅ ꜰʀᴇᴇ glaze"],
  ["a mathematical font", "𝓸𝓻𝓰𝓪𝓷𝓲𝓬 cotton"],
  ["circled letters", "ⓞⓡⓖⓐⓝⓘⓒ cotton"],
  ["struck through", "o\u0336r\u0336g\u0336a\u0336nic cotton"],
  ["a thin space", "sterling\u2009silver"],
  ["a trade mark's sign behind it", "sterling silver™ ring"],
  ["underscores", "lead_free glaze"],
  ["a stone that is called real", "genuine leather strap"],
])("a claim in %s is found", (_, text) => {
  expect(kindsOf(text)).toHaveLength(1);
});

test.each([
  ["Disney™ ears", "disney"],
  ["Di\u00adsney ears", "disney"],
  ["Dis‑ney ears", "disney"],
  ["DІЅNEY ears", "disney"],
  ["ＤＩＳＮＥＹ ears", "disney"],
  ["harrypotter wand", "harry potter"],
  ["Taylor‑Swift bracelet", "taylor swift"],
])("%j names %j", (text, term) => {
  expect(termsOf(text)).toEqual([term]);
});

test.each([
  "mug isn’t organic",
  "a non-organic wool",
  "lead pencil, free refill",
  "органическая кружка",
  "a pet, safe at home",
  "οργανικό κερί",
  "Leder aus Österreich",
])("%j claims nothing", (text) => {
  expect(kindsOf(text)).toEqual([]);
});

test("untyped measure with its unit in any notation: is found", () => {
  const [untyped, typed] = ["a mug", "12 oz"].map((sellerText) =>
    evidenceOf({ sellerText }),
  );
  for (const gap of [...dashes, ...invisible.slice(0, 200), ...spaces]) {
    const text = `Holds 12${gap}oz of tea`;
    expect([
      code(gap),
      unsupportedReason(text, untyped ?? nothing),
      unsupportedReason(text, typed ?? nothing),
    ]).toEqual([code(gap), "No fact says “12 oz”", ""]);
  }
});

test("praise and sale words of a title in any notation: are found", () => {
  for (const gap of dashes)
    expect(unwantedWords(`Mug, must${gap}have, best${gap}seller`)).toHaveLength(
      2,
    );
});
