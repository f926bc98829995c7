import { logoCharacters } from "@/lib/brand/logo/characters";
import { AppError } from "@/lib/errors";

/** Characters. */
const maxLogoName = 40;

const drawable = new Set(logoCharacters);

const problems = {
  empty: "Please type your business name.",
  tooLong: `A logo has room for ${maxLogoName} characters. Please use a shorter name.`,
  noLetter: "A business name needs at least one letter or digit.",
  emoji: "A logo can't hold emoji. Please leave them out of the name.",
  rightToLeft:
    "We can't draw names that are written from right to left yet. Please use Latin letters.",
} as const;

/**
 * The name as it will be lettered: one line, in NFC, without invisible
 * characters. Throws `invalid_input` with a reason to show when it is empty,
 * longer than 40 characters, or has a letter that our faces lack.
 */
export function readLogoName(raw: string): string {
  if (raw.length > 10 * maxLogoName) throw refused(problems.tooLong);
  const name = raw
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, "")
    .replace(/ {2,}/g, " ")
    .replaceAll("'", "’")
    .trim();
  if (name === "") throw refused(problems.empty);
  const missing = [...name].find((character) => !drawable.has(character));
  if (missing !== undefined) throw refused(reasonFor(missing));
  if ([...name].length > maxLogoName) throw refused(problems.tooLong);
  if (!/[\p{L}\p{N}]/u.test(name)) throw refused(problems.noLetter);
  return name;
}

const refused = (reason: string) => new AppError("invalid_input", reason);

function reasonFor(character: string): string {
  if (
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/u.test(
      character,
    )
  ) {
    return problems.emoji;
  }
  if (
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
      character,
    )
  ) {
    return problems.rightToLeft;
  }
  return `Our logo fonts don't have “${character}”. Please use Latin letters, digits and common punctuation.`;
}
