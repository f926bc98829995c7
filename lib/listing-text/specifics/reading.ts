import { isLetterSize } from "@/lib/listing-text/specifics/letter-size";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import {
  isContentWord,
  type PartNames,
  type Passage,
} from "@/lib/listing-text/specifics/passage";
import {
  type CareMention,
  readCare,
} from "@/lib/listing-text/specifics/read-care";
import {
  type ColorMention,
  readColors,
} from "@/lib/listing-text/specifics/read-colors";
import {
  type Content,
  readContents,
} from "@/lib/listing-text/specifics/read-contents";
import {
  type Count,
  readCounts,
} from "@/lib/listing-text/specifics/read-counts";
import {
  type Material,
  readMaterials,
} from "@/lib/listing-text/specifics/read-materials";
import { readMeasures } from "@/lib/listing-text/specifics/read-measures";
import {
  type PlaceMention,
  readPlaces,
} from "@/lib/listing-text/specifics/read-places";
import {
  readStatements,
  type Statement,
} from "@/lib/listing-text/specifics/read-statements";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { normalizeText } from "@/lib/listing-text/words/normalize-text";
import {
  matchRules,
  placesIn,
  touches,
} from "@/lib/listing-text/words/phrases";
import { rememberOnce } from "@/lib/listing-text/words/remember";
import type { Token } from "@/lib/listing-text/words/token";
import { tokenize } from "@/lib/listing-text/words/tokenize";

/** All specifics of one passage. */
export type Reading = {
  passage: Passage;
  measures: Measure[];
  counts: Count[];
  materials: Material[];
  colors: ColorMention[];
  places: PlaceMention[];
  care: CareMention[];
  contents: Content[];
  statements: Statement[];
  /** Letter sizes, places of their tokens. */
  sizes: { size: string; at: number }[];
  /** "a4", "925": letters and digits in one. */
  codes: { code: string; at: number }[];
  /** Words with a content. */
  words: Token[];
};

const labelShape = /^([\p{L}\p{M} ]{2,28}):\s*(?=\S)/u;

const noParts: PartNames = { more: new Set(), never: new Set() };

/** A text cut into words, of which nothing is read yet. */
export function readPassage(text: string, lexicon: Lexicon): Passage {
  const normalized = normalizeText(text);
  const tokens = tokenize(normalized, lexicon);
  const labelText = labelShape.exec(normalized)?.[1];
  const label = labelText ? tokenize(labelText, lexicon) : [];
  return { text: normalized, tokens, label, lexicon, parts: noParts };
}

/** The part names as a key: most ledgers of one piece have the same. */
const keyOfParts = rememberOnce(({ more, never }: PartNames) =>
  [...more, "", ...never].join(" "),
);

const readingsOf = rememberOnce((_: Lexicon) => new Map<string, Reading>());
/** Some kilobytes each. */
const mostReadings = 1_000;
/** In characters: longer texts are rare, and their readings are large. */
const longestKept = 300;

/**
 * Remembered for short texts: a listing's sentences are read while they are
 * streamed, written, scored and shown. Callers must not change what it returns.
 */
export function readText(
  text: string,
  lexicon: Lexicon,
  parts: PartNames = noParts,
): Reading {
  const read = () => readSpecifics(readPassage(text, lexicon), parts);
  if (text.length > longestKept) return read();
  const readings = readingsOf(lexicon);
  const key = `${keyOfParts(parts)}\n${text}`;
  const known = readings.get(key);
  if (known) return known;
  if (readings.size >= mostReadings) readings.clear();
  const reading = read();
  readings.set(key, reading);
  return reading;
}

export function readSpecifics(
  { text, tokens, label, lexicon }: Passage,
  parts: PartNames = noParts,
): Reading {
  const passage: Passage = { text, tokens, label, lexicon, parts };
  const { measures, used } = readMeasures(tokens, label, lexicon);
  const said = matchRules(lexicon.rules, tokens);
  const care = readCare(passage, said);
  const ofCare = placesOfCare(care);
  return {
    passage,
    measures,
    counts: readCounts(passage, used),
    materials: readMaterials(passage).filter(
      ({ at }) => !ofCare.within.has(at),
    ),
    colors: readColors(passage),
    places: readPlaces(passage),
    care,
    contents: readContents(passage, said),
    statements: readStatements(passage, said).filter(
      (statement) => !isOfCare(statement, ofCare),
    ),
    sizes: readSizes(tokens),
    codes: readCodes(tokens),
    words: contentWords(passage),
  };
}

/** Tokens in which ways of care are told, and those at which they start. */
const placesOfCare = (care: readonly CareMention[]) => ({
  within: placesIn(care.map(({ at, end }) => ({ start: at, end }))),
  starts: new Set(care.map(({ at }) => at)),
});

/** "lavabile" of "lavabile in lavatrice": a way of care says it. */
function isOfCare(
  { start, end }: Statement,
  { within, starts }: ReturnType<typeof placesOfCare>,
): boolean {
  if (touches({ start: start + 1, end: end + 2 }, starts)) return true;
  for (let at = start; at < end; at += 1) if (!within.has(at)) return false;
  return true;
}

export const contentWords = ({ tokens, lexicon }: Passage): Token[] =>
  tokens.filter((token) => isContentWord(token, lexicon));

function readSizes(tokens: readonly Token[]): Reading["sizes"] {
  const sizes: Reading["sizes"] = [];
  for (const [at, token] of tokens.entries())
    if (isLetterSize(token)) sizes.push({ size: token.text, at });
  return sizes;
}

function readCodes(tokens: readonly Token[]): Reading["codes"] {
  const codes: Reading["codes"] = [];
  for (const [at, { isGlued, lower }] of tokens.entries())
    if (isGlued)
      codes.push({ code: (tokens[at - 1]?.lower ?? "") + lower, at });
  return codes;
}
