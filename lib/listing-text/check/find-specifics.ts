import { compareCare } from "@/lib/listing-text/check/compare-care";
import { compareColor } from "@/lib/listing-text/check/compare-colors";
import { compareContent } from "@/lib/listing-text/check/compare-contents";
import { compareCount } from "@/lib/listing-text/check/compare-counts";
import { compareMaterial } from "@/lib/listing-text/check/compare-materials";
import { compareMeasure } from "@/lib/listing-text/check/compare-measures";
import { comparePercent } from "@/lib/listing-text/check/compare-percents";
import { comparePlace } from "@/lib/listing-text/check/compare-places";
import { compareSides } from "@/lib/listing-text/check/compare-sides";
import { compareSigns } from "@/lib/listing-text/check/compare-signs";
import { compareStatement } from "@/lib/listing-text/check/compare-statements";
import {
  type Finding,
  supported,
  unknown,
  unknownBecause,
} from "@/lib/listing-text/check/finding";
import { factsOfPaperSize } from "@/lib/listing-text/check/may-be-worked-out";
import type {
  SpecificCheck,
  SpecificKind,
} from "@/lib/listing-text/check/text-check";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import { letterSizes } from "@/lib/listing-text/specifics/letter-size";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import type { Reading } from "@/lib/listing-text/specifics/reading";
import { endsBefore } from "@/lib/listing-text/words/phrases";
import { rememberOnce } from "@/lib/listing-text/words/remember";

type Place = { start: number; end: number };

/**
 * Each specific of a text with what the facts say to it, in no order. A title
 * and a tag are names of the piece.
 */
export function findSpecifics(
  reading: Reading,
  known: KnownSpecifics,
  isName = false,
): SpecificCheck[] {
  return [
    ...checkMeasures(reading, known),
    ...checkCounts(reading, known),
    ...checkLooks(reading, known, isName),
    ...checkTreatment(reading, known),
    ...checkPhrases(reading, known),
    ...checkSizes(reading, known),
  ];
}

function makeCheck(
  reading: Reading,
  kind: SpecificKind,
  { start, end }: Place,
  finding: Finding | null,
): SpecificCheck[] {
  if (!finding) return [];
  const { tokens, text } = reading.passage;
  const written = text.slice(tokens[start]?.start, tokens[end - 1]?.end);
  const { verdict, reason, facts } = finding;
  return [{ kind, text: written, verdict, reason, facts: [...new Set(facts)] }];
}

const one = (at: number): Place => ({ start: at, end: at + 1 });

function kindOfMeasure({ dimension }: Measure): SpecificKind {
  if (dimension === "time") return "time";
  if (dimension === "temperature") return "temperature";
  return dimension === "percent" ? "percent" : "measure";
}

const checkMeasures = (reading: Reading, known: KnownSpecifics) =>
  reading.measures.flatMap((measure) => {
    const { passage } = reading;
    const isBound = endsBefore(
      passage.lexicon.phrases("boundPhrases"),
      passage.tokens,
      measure.start,
    );
    if (isBound) return [];
    const finding =
      measure.dimension === "percent"
        ? comparePercent(measure, passage, known)
        : compareMeasure(measure, known);
    return makeCheck(reading, kindOfMeasure(measure), measure, finding);
  });

const checkCounts = (reading: Reading, known: KnownSpecifics) =>
  reading.counts
    .filter(({ at }) => !isListNumber(reading, at))
    .flatMap((count) =>
      makeCheck(
        reading,
        count.isSize ? "size" : "count",
        { start: count.at, end: count.at + 1 },
        compareCount(count, reading.passage, known),
      ),
    );

/** The "1." of a list. */
const isListNumber = ({ passage }: Reading, at: number): boolean =>
  at === 0 && passage.tokens[1]?.text === ".";

const checkLooks = (
  reading: Reading,
  known: KnownSpecifics,
  isName: boolean,
) => [
  ...reading.materials.flatMap((material) =>
    makeCheck(
      reading,
      "material",
      one(material.at),
      compareMaterial(material, reading.passage, { known, isName }),
    ),
  ),
  ...reading.colors.flatMap((color) =>
    makeCheck(
      reading,
      "color",
      one(color.at),
      compareColor(color, reading.passage, known),
    ),
  ),
  ...reading.places.flatMap((place) =>
    makeCheck(
      reading,
      "place",
      one(place.at),
      comparePlace(place, reading.passage, known),
    ),
  ),
];

const checkTreatment = (reading: Reading, known: KnownSpecifics) => [
  ...reading.care.flatMap((care) => {
    const { tokens, text } = reading.passage;
    const name = text.slice(tokens[care.at]?.start, tokens[care.end - 1]?.end);
    const place = { start: care.at, end: care.end };
    return makeCheck(reading, "care", place, compareCare(care, name, known));
  }),
  ...reading.contents.flatMap((content) =>
    makeCheck(
      reading,
      "included",
      one(content.at),
      compareContent(content, reading.passage, known),
    ),
  ),
];

const checkPhrases = (reading: Reading, known: KnownSpecifics) => [
  ...reading.statements.flatMap((statement) =>
    makeCheck(
      reading,
      statement.rule.kind,
      statement,
      compareStatement(statement, reading.passage, known),
    ),
  ),
  ...compareSides(reading.passage, known).flatMap((finding) =>
    makeCheck(reading, "side", one(finding.at), finding),
  ),
  ...compareSigns(reading.passage, known).flatMap((finding) =>
    makeCheck(reading, "included", one(finding.at), finding),
  ),
];

const checkSizes = (reading: Reading, known: KnownSpecifics) => [
  ...reading.sizes.flatMap(({ size, at }) =>
    makeCheck(reading, "size", one(at), compareLetterSize(size, known)),
  ),
  ...reading.codes.flatMap(({ code, at }) => {
    const facts = known.codes.get(code) ?? factsOfPaperSize(known, code);
    const place = { start: at - 1, end: at + 1 };
    return makeCheck(
      reading,
      "code",
      place,
      facts ? supported(facts) : unknown(code.toUpperCase()),
    );
  }),
];

/** A letter size against those of the facts; a range holds what lies in it. */
function compareLetterSize(
  size: string,
  known: KnownSpecifics,
): Finding | null {
  const { named, facts, isRange } = letterSizesOf(known);
  if (named.size === 0) return null;
  if (named.has(size)) return supported(facts);
  const order: readonly string[] = letterSizes;
  const places = Array.from(named, (other) => order.indexOf(other));
  const place = order.indexOf(size);
  const isWithin = place > Math.min(...places) && place < Math.max(...places);
  return isWithin && isRange
    ? supported(facts)
    : unknownBecause(`Size ${size} is not in the facts`);
}

const letterSizesOf = rememberOnce((known: KnownSpecifics) => ({
  named: new Set(known.sizes.map(({ said }) => said.size)),
  facts: factsOf(known.sizes),
  isRange: hasSizeRange(known),
}));

const hasSizeRange = ({ clauses }: KnownSpecifics): boolean =>
  clauses.some(({ reading: { passage, sizes } }) =>
    sizes.some(({ at }) => {
      const { lexicon, tokens } = passage;
      const after = tokens[at + 1]?.lower;
      return after === "-" || lexicon.has("rangeWords", after);
    }),
  );
