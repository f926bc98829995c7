import { findPlaceholders } from "@/lib/listing-text/check/placeholders";
import { hasSelfTalk } from "@/lib/listing-text/check/unwanted-text";
import { plainForm } from "@/lib/listing-text/unwanted/plain-form";
import { splitStatements } from "@/lib/listing-text/unwanted/split-statements";
import { rememberTexts } from "@/lib/listing-text/words/remember";

export type ThinReason =
  /** More than half of its sentences say nothing. */
  | "empty_sentences"
  /** A run of four words stands there three times. */
  | "repeated"
  /** It speaks of itself, or to the seller. */
  | "about_itself"
  /** A title or an alt text that only strings search words together. */
  | "search_words";

export type ThinText = {
  field: "title" | "description" | "altText";
  reason: ThinReason;
  /** Where it shows, as it is written. */
  text: string;
};

type Texts = { title: string; description: string; altText: string };

const runLength = 4;
/** In a script without spaces. */
const runCharacters = 10;
const runTimes = 3;
/** A word of fewer letters is seldom what a text is about. */
const shortest = 4;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const wordsIn = (plain: string): string[] =>
  plain.match(/[\p{L}\p{N}]+/gu) ?? [];

const topRows = [
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
];
const isTyping = (word: string): boolean =>
  word.length >= shortest && topRows.some((row) => row.includes(word));
const fillIn = new Set(
  "lorem ipsum dolor amet consectetur adipiscing elit eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum".split(
    " ",
  ),
);

/** Nobody wrote it to be read: "asdf qwer", "lorem ipsum". */
function isGibberish(statement: string): boolean {
  const words = wordsIn(plainForm(statement));
  const odd = words.filter((word) => isTyping(word) || fillIn.has(word));
  return odd.length >= 2 && odd.length * 3 >= words.length;
}

const isLabelled = (statement: string): boolean =>
  /^[^:：]{1,40}[:：]\s*\S/u.test(statement);
const isHeading = (statement: string): boolean =>
  wordsIn(statement).length <= 3 &&
  !/[\d.!?。！？:：]/u.test(statement) &&
  !unspaced.test(statement);

type Says = (statement: string) => boolean;

const blank = /\[add [^[\]]{0,60}\]/u;

const tellingWords = (text: string): string[] =>
  wordsIn(plainForm(text)).filter(
    (word) =>
      word.length >= shortest || /\d/u.test(word) || unspaced.test(word),
  );

type Statement = {
  text: string;
  words: readonly string[];
  /** It is asked about by itself, and will be filled. */
  hasBlank: boolean;
  isLabelled: boolean;
  isGibberish: boolean;
  /** A question, a label without its value, or what stands for a value. */
  isOpen: boolean;
};

/** A description is asked about with its title and without. */
const statementsOf = rememberTexts((description): readonly Statement[] =>
  splitStatements(description)
    .filter((text) => !isHeading(text))
    .map((text) => ({
      text,
      words: tellingWords(text),
      hasBlank: blank.test(text),
      isLabelled: isLabelled(text),
      isGibberish: isGibberish(text),
      isOpen:
        /[?？]["”»')]?$/u.test(text) ||
        /[:：]$/u.test(text) ||
        findPlaceholders(text).length > 0,
    })),
);

/**
 * Those sentences of a text that say nothing: a question, a label without its
 * value, what stands for a value, and what only repeats words of the title and
 * of the text so far. `saysNothing` knows more of them.
 */
export function emptySentencesOf(
  { title, description }: Pick<Texts, "title" | "description">,
  saysNothing: Says = () => false,
): { all: string[]; empty: string[] } {
  const statements = statementsOf(description);
  const said = new Set(tellingWords(title));
  const empty = statements.filter((statement) => {
    const isNew = statement.words.some((word) => !said.has(word));
    for (const word of statement.words) said.add(word);
    if (statement.hasBlank) return false;
    return (
      statement.isOpen ||
      (!isNew && !statement.isLabelled) ||
      statement.isGibberish ||
      saysNothing(statement.text)
    );
  });
  const textOf = ({ text }: Statement) => text;
  return { all: statements.map(textOf), empty: empty.map(textOf) };
}

/** The first run of words that stands in the text three times; null if none. */
export const repeatedRun = rememberTexts((text): string | null => {
  const plain = plainForm(text);
  const pieces = unspaced.test(plain)
    ? (plain.match(/[\p{L}\p{N}]/gu) ?? [])
    : wordsIn(plain);
  const length = unspaced.test(plain) ? runCharacters : runLength;
  const times = new Map<string, number>();
  for (let at = 0; at + length <= pieces.length; at += 1) {
    const run = pieces.slice(at, at + length).join(" ");
    const count = (times.get(run) ?? 0) + 1;
    if (count >= runTimes) return run;
    times.set(run, count);
  }
  return null;
});

function sentenceAboutItself(text: string): string | null {
  if (!hasSelfTalk(text)) return null;
  return splitStatements(text).find(hasSelfTalk) ?? null;
}

/** Most parts between commas that a phrase for people has. */
const mostParts = 8;

/**
 * Search words in a row: many parts, one word again and again, or hardly two
 * different ones among ten.
 */
function isSearchWords(text: string, most: number): boolean {
  const plain = plainForm(text);
  const words = wordsIn(plain).filter(
    (word) => word.length >= shortest - 1 && !/\d/u.test(word),
  );
  const times = new Map<string, number>();
  for (const word of words) {
    const root = word.endsWith("s") ? word.slice(0, -1) : word;
    times.set(root, (times.get(root) ?? 0) + 1);
  }
  const parts = plain.split(/[,;|/•·]/u).filter((part) => part.trim() !== "");
  const isAgain = [...times].some(
    ([word, count]) => count >= most && !littleWords.has(word),
  );
  const isFewWords = words.length >= 10 && times.size * 2 <= words.length;
  return isAgain || isFewWords || parts.length >= mostParts;
}

/** They may come up again in any sentence. */
const littleWords = new Set(
  "and the with for from und mit der die das den des les une avec pour dans con para los las per della del een van het met com uma das dos dla oraz".split(
    " ",
  ),
);

/**
 * Where the texts of a listing say next to nothing. Linear in their length.
 */
export function findThinText(
  { title, description, altText }: Texts,
  saysNothing?: Says,
): ThinText[] {
  const found: ThinText[] = [];
  const { all, empty } = emptySentencesOf({ title, description }, saysNothing);
  const [first] = empty;
  const isUnwritten =
    statementsOf(description).filter((each) => each.isGibberish).length >= 2;
  if (first !== undefined && (isUnwritten || empty.length * 2 > all.length))
    found.push({
      field: "description",
      reason: "empty_sentences",
      text: first,
    });
  const run = repeatedRun(description);
  if (run !== null)
    found.push({ field: "description", reason: "repeated", text: run });
  const self = sentenceAboutItself(description);
  if (self !== null)
    found.push({ field: "description", reason: "about_itself", text: self });
  if (isSearchWords(title, 3))
    found.push({ field: "title", reason: "search_words", text: title });
  if (isSearchWords(altText, 4))
    found.push({ field: "altText", reason: "search_words", text: altText });
  return found;
}
