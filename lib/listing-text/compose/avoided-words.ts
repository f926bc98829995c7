/** Scripts that put no spaces between words, and so have no whole ones. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}`;
/** What makes a longer word of one. */
const letter = String.raw`(?![${unspaced}])[\p{L}\p{M}\p{N}]`;
const startsWithLetter = new RegExp(`^${letter}`, "u");
const endsWithLetter = new RegExp(`${letter}$`, "u");
/** "must-have" is "must have". */
const gap = /(?<=[^\s\p{Dash}])[\s\p{Dash}]+(?=[^\s\p{Dash}])/gu;

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** For looking up; accents count: "für" is not "fur". */
const readable = (text: string): string =>
  text.normalize("NFC").replace(invisible, "");

const escapeWord = (word: string): string =>
  word.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

function sourceOf(word: string): string {
  const source = escapeWord(word)
    .replace(gap, String.raw`[\s\p{Dash}]+`)
    .replace(/['’]/gu, "['’]");
  return [
    startsWithLetter.test(word) ? `(?<!${letter})` : "",
    source,
    endsWithLetter.test(word) ? `(?!${letter})` : "",
  ].join("");
}

export type AvoidedWords = {
  isIn: (text: string) => boolean;
  /** The first of them that is in a text, as it was asked for; "" for none. */
  findIn: (text: string) => string;
};

const avoidNone: AvoidedWords = { isIn: () => false, findIn: () => "" };

/**
 * The words as far as `typed` has none of them: what the seller typed for this
 * listing is a fact, and stays sayable.
 */
export function avoiding(
  words: readonly string[],
  typed: string,
): AvoidedWords {
  const typedText = readable(typed);
  const untyped = words
    .map((word) => readable(word).trim())
    .filter((word) => word !== "")
    .map((word) => ({ word, pattern: new RegExp(sourceOf(word), "iu") }))
    .filter(({ pattern }) => !pattern.test(typedText));
  if (untyped.length === 0) return avoidNone;
  const any = new RegExp(
    untyped.map(({ pattern }) => pattern.source).join("|"),
    "iu",
  );
  const isIn = (text: string) => any.test(readable(text));
  return {
    isIn,
    findIn: (text) =>
      isIn(text)
        ? (untyped.find(({ pattern }) => pattern.test(readable(text)))?.word ??
          "")
        : "",
  };
}

/** Why a text can't stand that has such a word; "" where it has none. */
export function avoidanceOf(text: string, { findIn }: AvoidedWords): string {
  const word = findIn(text);
  return word === "" ? "" : `You avoid “${word}”`;
}
