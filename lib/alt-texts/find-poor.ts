import { altTextAim } from "@/lib/listing-text/fields/limits";
import { guessLanguage } from "@/lib/listing-text/languages/guess-language";
import { comparisonKey, lengthOf } from "@/lib/listing-text/rules/characters";

/** Why an alt text is poor by our own rules, the first that applies. */
export type PoorKind =
  | "missing"
  | "too_long"
  | "file_name"
  | "few_words"
  | "title"
  | "repeated"
  | "keywords";

const extension =
  /\.(?:jpe?g|png|gif|heic|heif|webp|avif|tiff?|bmp|dng|raw)\s*$/iu;
/** What cameras, phones and messengers call a picture, with its number. */
const cameraName =
  /^(?:img|image|dsc[fn]?|_dsc|pxl|mvimg|photo|picture|pic|bild|foto|imagen?|screenshot|screen shot|untitled|whatsapp image|signal|il|fullsizerender)[\s_.-]*(?:\d[\d\s_.()x:-]*(?:at|um|pm|am)?[\d\s_.()x:-]*)?(?:copy|kopie|edit(?:ed)?|final)?[\s\d()_-]*$/iu;
/** "oak-ring-dish-2", "a1b2c3d4e5f6": one run, with a figure in it. */
const oneRun = /^(?=.*\d)[\p{L}\p{N}_.()-]{5,}$/u;
const joined = /[_-]|\d{4,}/u;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Characters that say as little as two words do. */
const fewCharacters = 6;

const wordsOf = (text: string): string[] => text.match(word) ?? [];

const isFileName = (text: string): boolean =>
  extension.test(text) ||
  cameraName.test(text) ||
  (oneRun.test(text) && joined.test(text));

const saysLittle = (text: string): boolean =>
  unspaced.test(text)
    ? [...text].filter((one) => letterOrDigit.test(one)).length < fewCharacters
    : wordsOf(text).length <= 2;

/** Without the number that tells one photo from another and nothing more. */
const withoutNumber = (text: string): string =>
  comparisonKey(text)
    .slice(0, altTextAim)
    .replace(
      /[\s,.:;–—-]*\(?(?:(?:photo|picture|image|pic|view|bild|foto|no\.?|nr\.?|#)\s*)?\d{1,2}\)?\s*\.?$/u,
      "",
    )
    .replace(/[\s.!]+$/u, "");

/** Words that a cut title still has to have, so that it counts as the title. */
const cutTitleWords = 4;

function repeatsTitle(text: string, title: string): boolean {
  const [said, whole] = [withoutNumber(text), withoutNumber(title)];
  if (whole === "") return false;
  if (said === whole) return true;
  return (
    (whole.startsWith(said) && wordsOf(said).length >= cutTitleWords) ||
    comparisonKey(text) === comparisonKey(title)
  );
}

/** Words that stand between two separators of a list of search words. */
const keywordWords = 4;
const fewestKeywords = 4;
const mostRepeats = 3;

/**
 * Search words one after the other. A sentence that lists what is seen has
 * little words: "a bowl, a spoon and a cloth".
 */
function isKeywordList(text: string): boolean {
  if ((text.match(/[|#]/gu) ?? []).length >= 2) return true;
  if (guessLanguage(text) !== null) return false;
  const parts = text.split(/[,;/•·]/u).map((part) => wordsOf(part).length);
  if (
    parts.length >= fewestKeywords &&
    parts.every((count) => count <= keywordWords)
  )
    return true;
  const counts = new Map<string, number>();
  for (const one of wordsOf(text.toLowerCase()))
    if (one.length > 2) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= mostRepeats);
}

function poorAlone(altText: string, title: string): PoorKind | null {
  const text = altText.trim();
  if (!letterOrDigit.test(text)) return "missing";
  if (lengthOf(text) > altTextAim) return "too_long";
  if (isFileName(text)) return "file_name";
  if (saysLittle(text)) return "few_words";
  if (repeatsTitle(text, title)) return "title";
  return isKeywordList(text) ? "keywords" : null;
}

/**
 * What is poor about each alt text of a listing's photos, in their order; null
 * where nothing is.
 */
export function findPoor(
  title: string,
  altTexts: readonly string[],
): (PoorKind | null)[] {
  const counts = new Map<string, number>();
  const keys = altTexts.map(withoutNumber);
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return altTexts.map((text, index) => {
    const kind = poorAlone(text, title);
    const isRepeated = (counts.get(keys[index] ?? "") ?? 0) > 1;
    return isRepeated && (kind === null || kind === "keywords")
      ? "repeated"
      : kind;
  });
}
