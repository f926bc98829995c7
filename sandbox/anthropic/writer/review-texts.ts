import { isRecord, parseJson } from "../json-schema";
import { plainReviewWords } from "../lexicon/review-words";

type Line = { n: number; verdict: "supported" | "wording"; reason: string };

/**
 * A second look by words alone: a text whose words all stand in the facts is
 * supported, and one of plain words alone is wording. Of any other it can't
 * tell what is true, so it says nothing.
 */
export function reviewTexts(asked: string): { verdicts: Line[] } {
  const facts = blockOf(asked, "facts");
  const texts = blockOf(asked, "texts");
  const lines = (Array.isArray(facts) ? facts : []).map(String);
  const known: Known = {
    affirmed: wordsOf(lines.filter((line) => !denial.test(line)).join("\n")),
    lines: lines.map(wordsOf),
  };
  const verdicts = Object.entries(isRecord(texts) ? texts : {}).flatMap(
    ([number, text]): Line[] => {
      const verdict = verdictOn(withoutLabel(String(text)), known);
      return verdict ? [{ n: Number(number), verdict, reason: "" }] : [];
    },
  );
  return { verdicts };
}

type Known = {
  /** Without lines that deny something. */
  affirmed: Set<string>;
  lines: Set<string>[];
};

const denial = /\b(?:no|not|never|without|cannot|\w{1,6}n['’]t)\b/i;

/** What a number or a denial belongs to is only sure within one fact. */
function verdictOn(text: string, known: Known): Line["verdict"] | null {
  const telling = [...wordsOf(text)].filter(
    (word) => !plainReviewWords.has(word),
  );
  if (telling.length === 0) return denial.test(text) ? null : "wording";
  const isSaidBy = (words: Set<string>) =>
    telling.every((word) => words.has(word));
  const isKnown =
    /\p{N}/u.test(text) || denial.test(text)
      ? known.lines.some(isSaidBy)
      : isSaidBy(known.affirmed);
  return isKnown ? "supported" : null;
}

const label = /^(?:alt text|[a-z]+): /;
const withoutLabel = (text: string) => text.replace(label, "");

/** Without the ending of a plural. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .toLowerCase()
        // A blank states nothing.
        .replace(/\[add [^\]]{1,60}\]/g, " ")
        .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
    ).map((word) => (word.length > 3 ? word.replace(/s$/, "") : word)),
  );

function blockOf(text: string, name: string): unknown {
  const start = text.indexOf(`<${name}>`);
  const end = text.indexOf(`</${name}>`, start);
  return start < 0 || end < 0
    ? undefined
    : parseJson(text.slice(start + name.length + 2, end));
}
