import {
  type ClaimKind,
  type ClaimPattern,
  claimPatterns,
} from "@/lib/listing-text/lexicon/claim-patterns";
import { innocentClaims } from "@/lib/listing-text/lexicon/innocent-claims";
import {
  foldText,
  makeUnfolder,
} from "@/lib/listing-text/plain-text/fold-text";
import { lazy, memoize } from "@/lib/listing-text/plain-text/memoize";
import {
  type FoundPhrase,
  makePhraseSearch,
} from "@/lib/listing-text/unwanted/make-phrase-search";
import {
  type PhrasePattern,
  phrasePattern,
} from "@/lib/listing-text/unwanted/phrase-pattern";
import { unwantedLanguages } from "@/lib/listing-text/unwanted/unwanted-languages";

const claimReasons: Record<ClaimKind, string> = {
  purity:
    "A statement about purity or precious metal must be true and provable.",
  certification: "A certified quality needs its certificate.",
  safety: "A statement about safety needs a test.",
  health: "Etsy does not allow medical claims.",
  origin: "A statement about where it was made must be true and provable.",
  use: "Care and use are your word: buyers rely on it.",
};

export type Claim = {
  /** As written in the text. */
  text: string;
  kind: ClaimKind;
  reason: string;
};

type Found = {
  claim: Claim;
  folded: string;
  words: ClaimPattern;
  start: number;
  end: number;
};

const spaced = (pattern: string) => pattern.replaceAll(" ", "[\\s_-]*");
const beforeWord = "(?<![\\p{L}\\p{N}])";
const afterWord = "(?![\\p{L}\\p{N}])";

function searchedPattern(words: ClaimPattern): PhrasePattern {
  const { pattern, phrases, before, isWithoutSpaces = false } = words;
  if (phrases) return phrases;
  if (isWithoutSpaces)
    return { source: pattern, before: "", after: "", isUnspaced: true };
  const followed =
    before === undefined ? afterWord : `[\\s_-]*(?=(?:${before})${afterWord})`;
  return {
    source: spaced(pattern),
    before: beforeWord,
    after: followed,
    isUnspaced: false,
  };
}

/** By language; in each the more exact ones come first. */
const patternsInOrder = lazy(() =>
  [...new Set(claimPatterns.map(({ language }) => language))].flatMap(
    (language) => claimPatterns.filter((words) => words.language === language),
  ),
);
const negated =
  /(?:\b(?:not|non|never|no|without|isn't|aren't|is not|nicht|kein\w*|ohne|pas|sans|sin|senza|niet|geen|nao|sem|nie|bez)(?:\s+\p{L}+)?[\s-]+)$/iu;

/** Words for metals and gems, and for what is made of them. */
const metal =
  /gold|silver|silber|argent|plata|zilver|prata|ouro|goud|srebr|złot|シルバー|金|metal|jewel|sterling|925|(?<!\p{L})(?:oro?|diamonds?|sapphires?|emeralds?|rub(?:y|ies)|gems?|gemstones?|rings?|hoops?|earrings?|studs?|necklaces?|chains?|bracelets?|bangles?|pendants?|charms?|clasps?|bands?|brooch(?:es)?|cuffs?|anklets?|lockets?|ear ?wires?|solid|filled|plated|vermeil|stamped|hallmark(?:ed)?|marked|alloy|findings?|jump rings?|cufflinks?|schmuck|kette|ohrringe?|bague|collier|anillo|collar|pendientes|anello|collana|orecchini|ketting|oorbellen|anel|colar|brincos|pierscionek|naszyjnik|kolczyki)(?!\p{L})/u;
/** UTF-16 units before and after a word in which others say what it is of. */
const closeBy = 40;
/** Of a tag or an attribute, which has no room for more. */
const fewWords = 2;

function isInContext(
  { near }: ClaimPattern,
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  if (near === undefined) return true;
  const around = foldText(
    `${text.slice(Math.max(0, start - closeBy), start)} ${text.slice(end, end + closeBy)}`,
  ).toLowerCase();
  return (
    metal.test(around) ||
    around.split(/[\s-]+/u).filter(Boolean).length < fewWords
  );
}

function innocentPatterns(): PhrasePattern[] {
  const ofClaims = innocentClaims.map((source) =>
    foldText(source)
      .replaceAll(" ?", "[\\s-]{0,2}")
      .replaceAll(" ", "[\\s-]{1,2}"),
  );
  const [japanese = "", ...others] = ofClaims.reverse();
  return [
    {
      source: others.join("|"),
      before: beforeWord,
      after: afterWord,
      isUnspaced: false,
    },
    { source: japanese, before: "", after: "", isUnspaced: true },
    ...unwantedLanguages.map((language) =>
      phrasePattern(language.innocent, language),
    ),
  ];
}

/** Each pattern in texts in lower case, and last what is innocent. */
const search = lazy(() =>
  makePhraseSearch([
    ...patternsInOrder().map((words) => [searchedPattern(words)]),
    innocentPatterns(),
  ]),
);

/** Units of a text in which no claim is looked for. */
function takenIn(text: string, innocent: readonly FoundPhrase[]): boolean[] {
  const isTaken = new Array<boolean>(text.length).fill(false);
  for (const { start, end } of innocent.map(makeUnfolder(text))) {
    isTaken.fill(true, start, end);
  }
  return isTaken;
}

const isDenied = (text: string, start: number): boolean =>
  negated.test(foldText(text.slice(Math.max(0, start - 30), start)));

/**
 * Claims in the order of the text; where two patterns overlap, the earlier and
 * more exact one counts.
 */
const findAll = memoize((text): readonly Found[] => {
  const whole = foldText(text);
  const lower = whole.toLowerCase();
  const phrases = search().all(lower);
  const innocent = phrases.pop() ?? [];
  if (phrases.every((found) => found.length === 0)) return noClaims;
  const found = new Map<number, Found>();
  const isTaken = takenIn(text, innocent);
  const unfold = makeUnfolder(text);
  for (const [at, words] of patternsInOrder().entries())
    for (const phrase of phrases[at] ?? []) {
      const { start, end } = unfold(phrase);
      if (isTaken.slice(start, end).some(Boolean)) continue;
      if (isDenied(text, start)) continue;
      if (!isInContext(words, text, { start, end })) continue;
      isTaken.fill(true, start, end);
      const claim = {
        text: text.slice(start, end).trim(),
        kind: words.kind,
        reason: claimReasons[words.kind],
      };
      const folded = whole.slice(phrase.start, phrase.end);
      found.set(start, { claim, folded, words, start, end });
    }
  return [...found.values()].sort((one, other) => one.start - other.start);
});

const noClaims: readonly Found[] = [];

/**
 * How two spellings of a claim are compared: "14 karat-gold" and "14k gold" are
 * one.
 */
const squashed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/gu, "")
    .replace(/(\d)(?:karat|carat|kt|ct)/gu, "$1k");

/** Thousandths of gold, and the karats that say the same. */
const karatsOf: Record<string, string> = {
  "333": "8",
  "375": "9",
  "417": "10",
  "585": "14",
  "750": "18",
  "916": "22",
  "999": "24",
};
const sterlingSilver =
  /^(?:(?:sterling|925(?:er)?|silver|silber|zilver|argent|argento|plata|prata|srebr(?:o|a|ny)|deley|delei|proby|スターリンク|シルハー))+$/u;
const silverName = /sterling|925|deley|delei|スターリンク/u;
const otherGold =
  /^(?:oro?|ouro)(?:de|a)?(\d{1,2})(?:k|quilates|s|carati)?$|^(\d{1,2})k?(?:araats?)?goud$|^(\d{3})er?gold$|^złotoproby(\d{3})$|^(\d{2})金$/u;

/**
 * One spelling of a fineness, however it is said: "925" and "sterling silver"
 * are one fact, so are "585er Gold" and "14k gold".
 */
function finenessOf(squashedText: string): string {
  if (sterlingSilver.test(squashedText) && silverName.test(squashedText))
    return "sterlingsilver";
  const groups = otherGold.exec(squashedText)?.slice(1) ?? [];
  const number = groups.find((group) => group !== undefined);
  return number === undefined
    ? squashedText
    : `${karatsOf[number] ?? number}kgold`;
}

/** Claims for which the seller's word is not enough. */
export const needsProof = ({ kind }: Claim): boolean => kind !== "use";

/**
 * The same for all spellings of one claim: what the seller's confirmation
 * refers to.
 */
export const claimKey = ({ text }: Claim): string =>
  finenessOf(squashed(foldText(text)));

/** What the text claims, unless it denies it ("not organic"). */
export function findClaims(text: string): Claim[] {
  return findAll(text).map(({ claim }) => claim);
}

/**
 * What a seller claims, each once however often she says it: a text may claim
 * something a thousand times.
 */
const typedIn = memoize(
  (
    sellerText,
  ): { spellings: readonly string[]; words: ReadonlySet<ClaimPattern> } => {
    const bySeller = findAll(sellerText);
    return {
      spellings: [
        ...new Set(bySeller.map(({ folded }) => finenessOf(squashed(folded)))),
      ],
      words: new Set(bySeller.map(({ words }) => words)),
    };
  },
);

function isTyped(
  { folded, words }: Found,
  typed: ReturnType<typeof typedIn>,
): boolean {
  const own = finenessOf(squashed(folded));
  return (
    typed.spellings.some((other) => other.includes(own)) ||
    (!/\d/u.test(own) && typed.words.has(words))
  );
}

/** The claims of a text, by whether the seller made them too. */
export function splitClaims(
  text: string,
  sellerText: string,
): { typed: Claim[]; untyped: Claim[] } {
  const found = findAll(text);
  if (found.length === 0) return { typed: [], untyped: [] };
  const bySeller = typedIn(sellerText);
  const isSaid = found.map((each) => isTyped(each, bySeller));
  return {
    typed: found.filter((_, index) => isSaid[index]).map(({ claim }) => claim),
    untyped: found
      .filter((_, index) => !isSaid[index])
      .map(({ claim }) => claim),
  };
}
