import { readdirSync, readFileSync } from "node:fs";
import { parseAnswer } from "@/lib/listing-text/answer/parse-answer";
import { groundSentences } from "@/lib/listing-text/check/place-sentences";
import type { Support } from "@/lib/listing-text/check/support";
import { inputText } from "@/lib/listing-text/fields/input";
import { categoryValues } from "@/lib/listing-text/fields/listing-choices";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import type { Sentence } from "@/lib/listing-text/fields/schema";
import { etsyLanguageValues } from "@/lib/listing-text/languages/writing-languages";
import { splitClaims } from "@/lib/listing-text/lexicon/claims";
import { fillerIn } from "@/lib/listing-text/lexicon/filler";
import { rootFinder, rootKey, rootsOf } from "@/lib/listing-text/lexicon/roots";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { checkTag } from "@/lib/listing-text/rules/tags";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";
import { briefsSchema, type GoldenBrief } from "@/tests/golden/brief-schema";
import { goldenSet } from "@/tests/golden/golden-set";
import { judge, qualitiesOf } from "@/tests/golden/judge";
import { someOf } from "@/tests/support/repetitions";

// All sloppy answers, of which some tests need many.
const chosen = new Set(someOf(goldenSet));
const cases = goldenSet
  .filter((brief) => brief.sloppy !== undefined || chosen.has(brief))
  .flatMap((brief) =>
    qualitiesOf(brief).map((quality) => ({ id: brief.id, quality, brief })),
  );
const judged = cases.map(({ brief, quality, ...named }) => ({
  ...named,

  brief,
  quality,
  seller: inputText(brief.form),
  judgement: judge(brief, quality),
}));

const countOf = (test: (brief: GoldenBrief) => boolean) =>
  goldenSet.filter(test).length;

test("golden set: has each brief of each file, with all that is written of it", () => {
  const byId = <Brief extends { id: string }>(briefs: readonly Brief[]) =>
    briefs.toSorted((one, other) => one.id.localeCompare(other.id));
  const written = readdirSync("tests/golden")
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) =>
      JSON.parse(readFileSync(`tests/golden/${name}`, "utf8")),
    );
  expect(byId(goldenSet)).toEqual(byId(written));
});

test("golden set: a brief with a misspelled member, or a fact without its source, is refused", () => {
  const [brief] = goldenSet;
  const fact = { name: "material", value: "wool" };
  for (const wrong of [
    { ...brief, slopy: "{}" },
    { ...brief, form: { ...brief?.form, material: "wool" } },
    { ...brief, good: { ...brief?.good, facts: [fact] } },
  ])
    expect(briefsSchema.safeParse([wrong]).success).toBe(false);
});

test("golden set: has every category, nine languages and three kinds of briefs often enough", () => {
  expect(goldenSet.length).toBeGreaterThanOrEqual(84);
  expect(new Set(goldenSet.map(({ id }) => id)).size).toBe(goldenSet.length);
  for (const category of categoryValues) {
    expect([
      category,
      countOf(({ good }) => good.category === category) >= 4,
    ]).toEqual([category, true]);
  }
  for (const language of etsyLanguageValues) {
    expect([
      language,
      countOf((brief) => brief.language === language) >= 5,
    ]).toEqual([language, true]);
  }
  for (const [kind, count] of Object.entries({
    sparse: 24,
    rich: 40,
    hostile: 14,
  })) {
    expect([kind, countOf((brief) => brief.kind === kind) >= count]).toEqual([
      kind,
      true,
    ]);
  }
  const hostile = goldenSet.filter(({ kind }) => kind === "hostile");
  expect(
    new Set(hostile.map(({ language }) => language)).size,
  ).toBeGreaterThanOrEqual(8);
});

test.each(judged)(
  "$id, $quality: passes the gate, or is a refusal that says why",
  ({ judgement }) => {
    const { listing, score, draft } = judgement;
    if (listing) {
      expect(checkListing(listing)).toEqual([]);
      expect(score?.passesGate).toBe(true);
      expect(draft.titles.length).toBeLessThanOrEqual(3);
      expect(draft.titles[0]).toBe(listing.title);
      for (const title of draft.titles)
        expect(checkListing({ ...listing, title })).toEqual([]);
    } else {
      expect(draft.violations).not.toEqual([]);
    }
  },
);

const made = judged.flatMap(({ judgement, ...rest }) => {
  const { listing, draft } = judgement;
  if (!listing) return [];
  const said = [listingText(listing), ...draft.titles]
    .join("\n")
    .replace(/\[add [^\]]*\]/gu, "");
  // Its sentences stay, and what they claim is open.
  const beside = [
    listingText({ ...listing, description: "" }),
    ...draft.titles,
  ].join("\n");
  return [{ ...rest, draft, listing, said, beside }];
});

test.each(made)(
  "$id, $quality: beside its sentences claims nothing that the seller did not say",
  ({ said, beside, seller, draft }) => {
    expect(splitClaims(beside, seller).untyped).toEqual([]);
    const { typed } = splitClaims(said, seller);
    const told = new Set(draft.claims.map(({ text }) => text.toLowerCase()));
    for (const { text } of typed) expect(told).toContain(text.toLowerCase());
    const termsOf = (text: string) =>
      findWatchListTerms(text).map(({ term }) => term);
    expect(termsOf(seller)).toEqual(expect.arrayContaining(termsOf(beside)));
    expect(draft.watchList.map(({ term }) => term)).toEqual(termsOf(said));
  },
);

test.each(made)(
  "$id, $quality: every fact has its source",
  ({ draft, seller, brief }) => {
    const isTyped = rootFinder(seller);
    for (const { value, source } of draft.facts) {
      if (source === "photo") expect(brief.hasPhoto).toBe(true);
      else expect(rootsOf(value).filter((root) => !isTyped(root))).toEqual([]);
    }
  },
);

test.each(made)(
  "$id, $quality: is plain text, and repeats no order",
  ({ said }) => {
    expect(said).not.toMatch(
      /<\/?[a-z]|\*\*|javascript:|tessera-|previous instructions/iu,
    );
  },
);

test("careful answers: need no repair, and their text earns 90 or more on average", () => {
  const good = judged.filter(({ quality }) => quality === "good");
  const repaired = good.filter(
    ({ judgement }) => judgement.draft.violations.length > 0,
  );
  expect(
    repaired.map(({ id, judgement }) => [id, judgement.draft.violations]),
  ).toEqual([]);
  // Blanks hold the score at 80 until the seller fills them.
  const totals = good.map(({ judgement }) => judgement.score?.earned ?? 0);
  expect(
    totals.reduce((sum, total) => sum + total, 0) / totals.length,
  ).toBeGreaterThanOrEqual(90);
});

/** Whether the answer saw something in the photo that the seller didn't type. */
const hasMaterialOfPhoto = ({ hasPhoto, good }: GoldenBrief) =>
  hasPhoto && good.facts.some(({ source }) => source === "photo");

const careful = judged.filter(({ quality }) => quality === "good");

test.each(careful)(
  "$id: its description tells all that was told, so that nothing is added or left out",
  (each) => {
    const { brief, judgement } = each;
    expect(judgement.listing?.description).toBe(brief.good.description);
    expect(judgement.draft.missing).toEqual(
      expect.arrayContaining(
        brief.good.unknown.map((topic) => topic.toLowerCase()),
      ),
    );
    expect(fillerIn(brief.good.description, judgement.draft.facts)).toEqual([]);
  },
);

test.each(careful)(
  "$id: each sentence of its description rests on what is known",
  ({ brief, judgement, seller }) => {
    const { listing, draft } = judgement;
    const sentences = groundSentences(listing?.description ?? "", {
      facts: draft.facts,
      sellerText: seller,
      language: brief.language,
    });
    expect(sentences.length).toBeGreaterThan(0);
    // A material that only a photo shows is the seller's to confirm.
    const isAsked = ({ reason }: Sentence) =>
      hasMaterialOfPhoto(brief) &&
      /^Your photo looks like [\p{L} ]+\. Is it\?$/u.test(reason);
    expect(
      sentences.filter((each) => each.support === "none" && !isAsked(each)),
    ).toEqual([]);
  },
);

test("sloppy answers: most of their sentences rest on no fact, and half are marked", () => {
  const sentences = judged
    .filter(({ quality }) => quality === "sloppy")
    .flatMap(({ brief, judgement, seller }) => {
      const { description } = parseAnswer(brief.sloppy);
      return groundSentences(description, {
        facts: judgement.draft.facts,
        sellerText: seller,
        language: brief.language,
      });
    });
  const shareOf = (isWanted: (sentence: Sentence) => boolean) =>
    sentences.filter(isWanted).length / sentences.length;
  // Rules mark specifics alone: praise is wording, and what only a review can
  // judge is unchecked. None of these rests on anything.
  const resting = new Set<Support>(["none", "unchecked", "wording"]);
  expect(shareOf(({ support }) => resting.has(support))).toBeGreaterThan(0.7);
  expect(shareOf(({ support }) => support === "none")).toBeGreaterThan(0.45);
});

// The others' candidates are more than twenty, some of them too long.
test.each(careful.filter(({ brief }) => brief.sloppy === undefined))(
  "$id: its twenty tags fit as they are",
  (each) => {
    const tags = each.brief.good.tags.map(({ tag }) => tag);
    expect(tags.flatMap((tag) => checkTag(tag))).toEqual([]);
    expect(new Set(tags.map(rootKey)).size).toBe(20);
  },
);

test("sloppy answers: always earn less than careful ones", () => {
  const totals = new Map(
    judged.map(({ id, quality, judgement }) => [
      `${id} ${quality}`,
      judgement.score?.earned ?? 0,
    ]),
  );
  for (const { id } of goldenSet.filter(({ sloppy }) => sloppy !== undefined)) {
    expect([id, totals.get(`${id} sloppy`)]).toEqual([id, expect.any(Number)]);
    expect(totals.get(`${id} sloppy`)).toBeLessThan(
      totals.get(`${id} good`) ?? 0,
    );
  }
});
