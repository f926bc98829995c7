import { evidenceOf } from "@/lib/listing-text/check/refusal";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { toldTopicsOf } from "@/lib/listing-text/compose/told-topics";
import type { Known } from "@/lib/listing-text/ledger/ledger-of";
import { allKinds } from "@/lib/listing-text/lexicon/off-limits";
import { readText } from "@/lib/listing-text/specifics/reading";
import { findLexicon } from "@/lib/listing-text/words/lexicon";
import { dish, ledgerOf } from "@/tests/lib/listing-text/support";
import {
  fewPiecesFor,
  findSuperlinear,
  repeatPiece,
} from "@/tests/support/growth";
import {
  findTextFunctions,
  type TextFunction,
} from "@/tests/support/text-functions";

const form = { productName: "Oak ring dish", extraDetails: "9 cm wide" };
const { checks, facts } = completeListing({}, form, { hasPhoto: false });
const lexicon = findLexicon("en");
const grounds: Known = {
  facts,
  sellerText: "Oak ring dish, 9 cm wide",
  language: "en",
};
const told = toldTopicsOf(form);

/** What a function that takes more than a text is given, by its type. */
const values: Record<string, unknown> = {
  string: "an oak mug, 5 cm",
  number: 100,
  Language: "en",
  RegExp: /[^\p{L}\s]/gu,
  "readonly string[]": ["an oak mug", "5 cm"],
  "readonly Fact[]": facts,
  "readonly OffLimitsKind[]": allKinds,
  "readonly PlacedSentence[]": [{ text: "a", start: 2, end: 6 }],
  "readonly SpecificCheck[]": [],
  "readonly Snippet[]": [{ label: "Care", text: "Wash by hand." }],
  "readonly ToldTopic[]": told,
  "ReadonlyMap<string, Value>": new Map([["a ", 1]]),
  AnswerChecks: checks,
  AvoidedWords: avoiding(["oak and mug", "5"], ""),
  Evidence: evidenceOf(grounds),
  Grounds: grounds,
  Known: grounds,
  ScoreContext: { ...grounds, productName: "Oak ring dish" },
  Ledger: ledgerOf(dish),
  Lexicon: lexicon,
  Reading: lexicon && readText("an oak mug, 5 cm", lexicon),
  PlainTextRules: {
    name: "The alt text",
    html: "alt_text_html",
    control: "attribute_control",
  },
  OffLimitsRules: {
    name: "The title",
    contact: "title_contact",
    leftover: "title_leftover",
  },
  "(sentence: string) => boolean": (sentence: string) => sentence.length > 9,
  "(altText: string) => boolean": () => true,
  "(text: string) => string": (text: string) => text.replace(/[ab]/u, ""),
  "(match: FoldedMatch) => string": () => "x",
  '{ ledger: AnswerChecks["ledger"]; language?: Language | undefined }': checks,
};

/** Of patterns that are ours, and of the name of a language. */
const ofOtherTexts = ["startsOfPattern", "splitAlternatives", "segmentWords"];

// What `plain-text/` does stands in a test of its own.
const functions = findTextFunctions("lib/listing-text").filter(
  ({ name, file }) =>
    !ofOtherTexts.includes(name) && !file.includes("plain-text/"),
);
const called = functions.filter(({ rest }) =>
  rest.every((type) => type in values),
);

test("each exported function that takes a text is called", () => {
  expect(functions.filter((each) => !called.includes(each))).toEqual([]);
  expect(functions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["checkText", "findToldTopics", "splitSentences"]),
  );
});

const callWith = ({ work, rest }: TextFunction, text: string): unknown =>
  work(text, ...rest.map((type) => values[type]));

/** Where a text takes next to nothing, longer ones and more of them. */
function sizesOf(each: TextFunction) {
  const texts = Array.from({ length: 5 }, () => repeatPiece("a mug. ", 2_000));
  callWith(each, texts[0] ?? "");
  const { user, system } = process.cpuUsage();
  for (const text of texts) callWith(each, text);
  const spent = process.cpuUsage();
  const cost = spent.user + spent.system - user - system;
  return cost < quick
    ? { shortest: 8_000, calls: 6 }
    : { shortest: 2_000, calls: 2 };
}
/** Microseconds of five texts. */
const quick = 5_000;

test.each(called.map((each, place) => [each.name, each, place] as const))(
  "%s: takes no longer than in proportion to its text",
  (_, each, place) => {
    expect(
      findSuperlinear(
        (text) => callWith(each, text),
        sizesOf(each),
        fewPiecesFor(place),
      ),
    ).toEqual([]);
  },
  120_000,
);
