import { memoize } from "@/lib/listing-text/plain-text/memoize";
import {
  stripHtml,
  stripMarkdown,
} from "@/lib/listing-text/plain-text/strip-markup";

/** Longer texts are cut off. UTF-16 units. */
const maxLength = 40_000;

/**
 * Bidirectional and zero-width marks, fillers, variation selectors, control
 * characters but tab and line break.
 */
const invisible =
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}]|[^\t\n\P{Cc}]/u;
const pictograph = String.raw`\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?`;
/** Scripts that spell with joiners between their letters. */
const joining =
  "\\p{sc=Arab}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}";
/**
 * Invisible marks that change how a text looks: in emoji, flags, keycaps and
 * words of some scripts.
 */
const neededMarks = [
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
  String.raw`[0-9#*]\ufe0f?\u20e3`,
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}`,
  `${pictograph}(?:\\u200d${pictograph})*`,
];
const neededOrInvisible = new RegExp(
  `(${neededMarks.join("|")})|${invisible.source}`,
  "gu",
);

/**
 * Hyphens that look like the usual one, which people search for. Other dashes
 * have their own meaning.
 */
const hyphen = /[\u2010\u2011\ufe63]/gu;

/**
 * Mathematical and full-width letters, often used as fancy fonts. Full-width
 * stops, colons and round brackets are Japanese, and stay.
 */
const fancy =
  /[\u{1d400}-\u{1d7ff}\u{ff02}-\u{ff07}\u{ff0a}\u{ff0b}\u{ff0d}-\u{ff19}\u{ff1c}-\u{ff1e}\u{ff20}-\u{ff5e}\u{1f130}-\u{1f149}]/gu;

function clean(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, "\n")
    .replace(neededOrInvisible, (_, seen: string | undefined) => seen ?? "");
  return stripMarkdown(
    stripHtml(lines.replace(fancy, (letter) => letter.normalize("NFKC"))),
  )
    .normalize("NFC")
    .replace(hyphen, "-")
    .replace(/[\t\p{Zs}]+/gu, " ");
}

const spaced = (lines: string): string =>
  lines
    .replace(/ *\n */gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();

/**
 * One line of letters, digits and punctuation without meaning in HTML or
 * markdown, as in most fields.
 */
const plainWords = /^[A-Za-z0-9](?:[A-Za-z0-9,.;:'"!?()/%]| (?! |$))*$/;

/**
 * Plain text: no HTML, markdown, control or invisible characters; single
 * spaces; at most one blank line in a row.
 */
export const plainText = memoize((text): string =>
  plainWords.test(text)
    ? text
    : untilStable(text.slice(0, maxLength), (current) =>
        spaced(clean(current)),
      ),
);

/** The same on one line. */
export const plainLine = memoize((text): string =>
  plainWords.test(text)
    ? text
    : untilStable(text, (current) => plainText(current).replace(/\s+/gu, " ")),
);

/** Whether a text has at least one letter or digit. */
export const hasLetterOrDigit = (text: string): boolean =>
  /[\p{L}\p{Nd}]/u.test(text);

/** More rounds than any text needs that isn't nested maliciously. */
const maxRounds = 40;

/**
 * Repeats a repair until it changes nothing, so that repairing twice is the
 * same as once.
 */
export function untilStable(
  text: string,
  repair: (text: string) => string,
): string {
  let current = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = repair(current);
    if (next === current) return current;
    current = next;
  }
  return current;
}
