/** Without accents of Latin letters; those of other scripts tell words apart. */
export const foldAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin}\p{M}{0,3})\p{M}/gu, "")
    .normalize("NFC")
    .replace(/ß/gu, "ss");

/** Words of fewer letters mean other things without their accents. */
const shortestPlain = 4;

/** A word as it is typed in haste, "dias" for "días"; null for short ones. */
export function withoutAccents(word: string): string | null {
  const plain = foldAccents(word);
  return plain !== word && plain.length >= shortestPlain ? plain : null;
}
