import type { LogoFace, LogoMood } from "@/lib/brand/logo/schema";
import { faceWith, hasLetters } from "@/lib/brand/logo/type/faces";

export type TypeStyle = {
  face: LogoFace;
  caps: boolean;
  /** Thousandths of an em. */
  tracking: number;
};

const capitals: Record<
  LogoFace,
  { moods: readonly LogoMood[]; tracking: number; lower: number }
> = {
  "warm-serif": { moods: ["bold"], tracking: 40, lower: -5 },
  "fine-serif": {
    moods: ["elegant", "modern", "calm"],
    tracking: 110,
    lower: 5,
  },
  "geometric-sans": {
    moods: ["calm", "rustic", "elegant", "bold", "modern"],
    tracking: 110,
    lower: 10,
  },
  "bold-display": { moods: ["modern"], tracking: 40, lower: 10 },
  script: { moods: [], tracking: 0, lower: 0 },
  "condensed-sans": {
    moods: ["calm", "rustic", "elegant", "bold", "modern"],
    tracking: 70,
    lower: 15,
  },
};

/** Letters of a word from which on only a narrow face keeps it readable. */
const longWord = 17;

export const hasLongWord = (words: readonly string[]) =>
  words.some((word) => [...word].length >= longWord);

/**
 * How a face is used in a mood, with a name that may lack letters in it or be
 * too long for it.
 */
export function typeStyleOf(
  wished: LogoFace,
  mood: LogoMood,
  name: string,
): TypeStyle {
  const long = hasLongWord(name.split(" "));
  const face = faceWith(long ? "condensed-sans" : wished, name);
  const { moods, tracking, lower } = capitals[face];
  const caps =
    moods.includes(mood) && hasLetters(face, name.toLocaleUpperCase("en"));
  return { face, caps, tracking: long ? 25 : caps ? tracking : lower };
}

/** The lettering below a name: small capitals, widely set. */
export function smallStyleOf(face: LogoFace, small: string): TypeStyle {
  const wished =
    face === "condensed-sans" ? "condensed-sans" : "geometric-sans";
  const upper = small.toLocaleUpperCase("en");
  return hasLetters(wished, upper)
    ? { face: wished, caps: true, tracking: 240 }
    : { face: faceWith(wished, small), caps: false, tracking: 90 };
}

export function caseOf(text: string, { face, caps }: TypeStyle): string {
  if (caps) return text.toLocaleUpperCase("en");
  return face === "script" ? text.split(" ").map(sentence).join(" ") : text;
}

/** A script has no all-capital words. */
function sentence(word: string) {
  const letters = [...word];
  const shouted =
    letters.length > 1 &&
    word === word.toLocaleUpperCase("en") &&
    /\p{L}/u.test(word);
  return shouted
    ? `${letters[0]}${letters.slice(1).join("").toLocaleLowerCase("en")}`
    : word;
}
