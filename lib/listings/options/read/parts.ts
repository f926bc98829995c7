import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { plainText } from "@/lib/listing-text/plain-text/plain-text";
import { spelledNumbers } from "@/lib/listing-text/stated/measures";
import { hasCurrency } from "@/lib/listings/options/read/prices";

/**
 * What stands before a part: nothing or the end of a sentence, a comma or a
 * line break, "or" and its like.
 */
type Joint = "stop" | "comma" | "or";
export type Part = {
  text: string;
  joint: Joint;
  /** As it is written: "oder". */
  word: string;
};

/** A full stop that ends a sentence, rather than "max. 12". */
const stop =
  /(?<!(?:^|[\s(])(?:max|min|ca|approx|inkl|incl|z|tel|no|nr|je|ea|chars?|zeich|kar|letras|st))\.(?=\s|$)|[!?](?=\s|$)/iu;
/** A comma that is no decimal one: "24,50", but "24,28,32". */
const comma = /;|[\n•·|、]|,(?!\d)|(?<!\d),|,(?=\d{1,2},\d)|(?<=,\d{1,2}),/u;
/**
 * Single letters are words of Spanish, Italian, Portuguese and Polish only in
 * lower case.
 */
const conjunctions =
  "[Oo][Rr]|[Aa][Nn][Dd]|and/or|oder|und|ou|et|och|eller|lub|albo|oraz|oppure|e/o|[oueyi]|ed|&";
const dutch = `${conjunctions}|of|en`;

/** Other languages use its "of" and "en" for something else. */
const isDutch = (text: string, language: Language): boolean =>
  language === "nl" ||
  /(?<!\p{L})(?:naam|lettertypes?|maat|maten|kleur(?:en)?|tekens)(?!\p{L})/iu.test(
    text,
  );

/** What is one thing though it has an "and". */
const joined = (text: string): string =>
  text
    .replace(/first and last(?= names?)/giu, "first-and-last")
    .replace(/vor- und (?=nachname)/giu, "Vor-und-");

/** The sentence in parts, each of which says one thing. */
export function splitSentence(sentence: string, language: Language): Part[] {
  const text = joined(plainText(sentence));
  const words = isDutch(text, language) ? dutch : conjunctions;
  const or = new RegExp(`(?:^|\\s+)(${words})\\s+`, "u");
  return text.split(stop).flatMap((clause) =>
    clause.split(comma).flatMap((section, place) => {
      // "oak, walnut, or cherry" has both. Words stand between the parts.
      const [first = "", ...rest] = section.split(or);
      const parts: Part[] = [
        { text: first.trim(), joint: place > 0 ? "comma" : "stop", word: "" },
      ];
      for (let at = 0; at < rest.length; at += 2) {
        parts.push({
          text: (rest[at + 1] ?? "").trim(),
          joint: "or",
          word: rest[at] ?? "",
        });
      }
      return parts.filter((part) => part.text !== "");
    }),
  );
}

/** A number in digits or as a word, of two at least; null for anything else. */
function readCount(word: string): number | null {
  const written = /^\d{1,2}$/u.test(word)
    ? word
    : spelledNumbers(foldText(word))[0];
  const count = Number(written);
  return Number.isInteger(count) && count > 1 ? count : null;
}

export type Limit = {
  count: number;
  written: string;
  start: number;
  end: number;
};

const before =
  "(?:(?:up to|at most|no more than|max(?:imum|imal)?\\.?(?: of)?|bis zu|höchstens|maximal|jusqu['’][àa]|au maximum|maximum|hasta|m[áa]ximo(?: de)?|fino a|massimo|tot|maximaal|at[ée]|do|maks(?:ymalnie)?\\.?)\\s+)?";
const units =
  "letters?|characters?|chars?|buchstaben|zeichen|lettres?|caract[èe]res?|letras?|caracteres?|lettere|caratteri|initials?|initialen|initiales?|iniciales|iniziali|tekens?|karakters?|liter|znak(?:ów|ow|i)|文字";
const limit = new RegExp(
  `${before}(\\d{1,4}|\\p{L}+)[\\s-]?(?:${units})(?![\\p{L}])(?:\\s+(?:max(?:imum|imal)?\\.?|maximaal|m[áa]ximo|massimo|maks\\.?|each|long)(?!\\p{L}))?`,
  "iu",
);

/** How many letters a buyer may type: "up to 12 letters". */
export function findLimit(text: string): Limit | null {
  const match = limit.exec(text);
  const word = match?.[1] ?? "";
  const count = /^\d+$/u.test(word)
    ? Number(word)
    : Number(spelledNumbers(foldText(word))[0]);
  if (!match || !Number.isInteger(count) || count < 1) return null;
  return {
    count,
    written: match[0],
    start: match.index,
    end: match.index + match[0].length,
  };
}

/** The words before a noun without the number that counts it. */
export function takeCount(before: string): {
  prefix: string;
  count: number | null;
} {
  const words = before.trim().split(/\s+/u);
  if (hasCurrency(before)) return { prefix: before.trim(), count: null };
  for (
    let at = words.length - 1;
    at >= Math.max(0, words.length - 3);
    at -= 1
  ) {
    const count = readCount(words[at] ?? "");
    if (count !== null) return { prefix: words.slice(0, at).join(" "), count };
  }
  return { prefix: before.trim(), count: null };
}
