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

export function readText(
  text: string,
  lexicon: Lexicon,
  parts: PartNames = { more: new Set(), never: new Set() },
): Reading {
  const normalized = normalizeText(text);
  const tokens = tokenize(normalized, lexicon);
  const labelText = labelShape.exec(normalized)?.[1];
  const label = labelText ? tokenize(labelText, lexicon) : [];
  const passage: Passage = { text: normalized, tokens, label, lexicon, parts };
  const { measures, used } = readMeasures(tokens, label, lexicon);
  return {
    passage,
    measures,
    counts: readCounts(passage, used),
    materials: readMaterials(passage),
    colors: readColors(passage),
    places: readPlaces(passage),
    care: readCare(passage),
    contents: readContents(passage),
    statements: readStatements(passage),
    sizes: tokens.flatMap((token, at) =>
      isLetterSize(token) ? [{ size: token.text, at }] : [],
    ),
    codes: readCodes(tokens),
    words: tokens.filter((token) => isContentWord(token, lexicon)),
  };
}

const readCodes = (tokens: readonly Token[]): Reading["codes"] =>
  tokens.flatMap((token, at) =>
    token.isGlued
      ? [{ code: (tokens[at - 1]?.lower ?? "") + token.lower, at }]
      : [],
  );
