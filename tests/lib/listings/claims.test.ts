import { claimPatterns } from "@/lib/listing-text/lexicon/claim-patterns";
import {
  claimKey,
  findClaims,
  needsProof,
  splitClaims,
} from "@/lib/listing-text/lexicon/claims";
import {
  claimingPhrases,
  innocentPhrases,
} from "@/tests/lib/listings/claim-phrases";

test.each([
  ["14k gold ring", ["14k gold"]],
  ["Sterling silver chain", ["Sterling silver"]],
  ["Organic cotton, hypo-allergenic", ["Organic", "hypo-allergenic"]],
  ["food-safe glaze that is dishwasher safe", ["food-safe", "dishwasher safe"]],
  ["This stone heals and reduces anxiety", ["stone heals", "reduces anxiety"]],
  ["not organic and never food safe", []],
  ["UV cured resin, an organised box of gold coloured thread", []],
])("%j claims %j", (text, expected) => {
  expect(
    findClaims(text)
      .map((claim) => claim.text)
      .sort(),
  ).toEqual(expected.sort());
});

test("innocent words: at most 6 in 100 are taken for claims", () => {
  const taken = innocentPhrases.filter((text) =>
    findClaims(text).some(needsProof),
  );
  expect(taken.length / innocentPhrases.length).toBeLessThanOrEqual(0.06);
});

test.each(claimingPhrases)("%s: needs proof", (text) => {
  expect(findClaims(text).some(needsProof)).toBe(true);
});

test.each([
  ["sterling silver", ["925 silver", "Argent 925", "plata de ley", "925er"]],
  ["14k gold", ["14 karat gold", "585er Gold", "oro de 14 quilates"]],
])("fineness and its names: %s is one fact with each of %j", (name, others) => {
  for (const other of others) {
    const chain = `${other} chain`;
    expect(splitClaims(`${name} chain`, chain).untyped).toEqual([]);
    expect(findClaims(chain).map(claimKey)).toEqual(
      findClaims(`${name} chain`).map(claimKey),
    );
  }
});

test("claim in another spelling: counts as typed", () => {
  expect(splitClaims("14k gold", "Ring in 14 karat gold").typed).toHaveLength(
    1,
  );
  expect(splitClaims("18k gold", "Ring in 14 karat gold").untyped).toHaveLength(
    1,
  );
  expect(splitClaims("food-safe", "the glaze is foodsafe").typed).toHaveLength(
    1,
  );
  expect(
    splitClaims("food safe", "this is not food safe").untyped,
  ).toHaveLength(1);
});

test("claim patterns: all are in lower case, since they are looked for in texts in lower case", () => {
  for (const { pattern, before } of claimPatterns) {
    expect(
      `${pattern} ${before}`.replace(/\\p\{\w+\}|\\[A-Z]/gu, ""),
    ).not.toMatch(/\p{Lu}/u);
  }
});
