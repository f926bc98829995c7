/** A word, a number or a mark of a normalized text. Places are UTF-16 units. */
export type Token = {
  kind: "word" | "number" | "mark";
  text: string;
  lower: string;
  /** Without endings: equal where words are compared. */
  fold: string;
  start: number;
  end: number;
  /** Of a number, else 0. */
  value: number;
  /** A number that is written as a word. */
  isSpelled: boolean;
  /** A number after a letter, such as in "A4". */
  isGlued: boolean;
  /** Whether a negator is about it, and how many words stand since it. */
  negation: number;
};

export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === "mark" && marks.includes(token.text);

export const isWord = (
  token: Token | undefined,
): token is Token & { kind: "word" } => token?.kind === "word";

export const isNumber = (
  token: Token | undefined,
): token is Token & { kind: "number" } => token?.kind === "number";
