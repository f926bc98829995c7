import { wordsOfName } from "@/lib/brand/names/compact-name";
import { findWatchListTerms } from "@/lib/etsy/watch-list";
import { foldText } from "@/lib/plain-text/fold-text";
import { plainLine } from "@/lib/plain-text/plain-text";

/** Characters: a line on a phone, or two. */
const longest = 160;
const shortest = 12;

/** Addresses, code, calls, and promises that nobody can keep. */
const suspect =
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|shop|co)\b|@|[<>{}[\]\\=|;]|\w\(|javascript|\b(?:rank(?:ing|s)?|best-?sell\w*|more sales|#1|guarantee\w*|instructions?|prompt|api key|password)\b/iu;

/** The model's line about a name as plain text, or ours where it can't be used. */
export function cleanReasoning(text: string, spoken: string): string {
  const line = plainLine(text.slice(0, 1_000))
    .replace(/\p{Extended_Pictographic}/gu, "")
    .trim();
  const isUsable = line.length >= shortest && !suspect.test(foldText(line)) && findWatchListTerms(line).length === 0;
  return isUsable && !suspect.test(foldText(text)) ? fitted(line) : ownReasoning(spoken);
}

function ownReasoning(spoken: string) {
  const count = wordsOfName(spoken).length;
  return count === 1 ? "One word, said and spelled in one way." : `${count} words that are easy to say and to spell.`;
}

/** Whole sentences as far as they fit, else whole words. */
function fitted(line: string) {
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const sentence = /^.*[.!?](?=\s|$)/u.exec(cut)?.[0];
  if (sentence && sentence.length >= shortest) return sentence;
  return `${cut.slice(0, cut.lastIndexOf(" ", longest - 2)).replace(/[\s,;:–-]+$/u, "")}…`;
}
