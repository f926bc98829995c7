import { isRecord } from "../json-schema";
import { after, anyCraft, before, beside, craftWords } from "../words-shop-names";
import { cleanText, withoutOrders } from "./clean-text";

const asked = 24;
/** Letters and digits; Etsy takes no more. */
const longest = 20;

type Name = { spoken: string; reasoning: string };

/** Names out of what the seller's keywords are about, other ones than those that are used up. */
export function writeShopNames(factsText: string, text: string) {
  const facts = parse(factsText);
  const told = [facts.keywords, facts.description, facts.like].map(wordsOf).join(" ");
  const audience = wordsOf(facts.target_audience);
  const crafts = craftWords.filter(([pattern]) => pattern.test(told)).flatMap(([, words]) => words.slice(0, 6));
  const roots = [...new Set([...crafts.slice(0, 12), ...ownWords(wordsOf(facts.keywords)), ...anyCraft])];
  const taken = new Set(takenIn(text).map((name) => name.toLowerCase()));
  const names = namesOf(roots, audience).filter(({ spoken }) => isFree(spoken, taken));
  return { names: spread(names, taken.size).slice(0, asked) };
}

function isFree(spoken: string, taken: ReadonlySet<string>) {
  const length = spoken.replace("&", "and").replaceAll(" ", "").length;
  return length >= 4 && length <= longest && !taken.has(spoken.toLowerCase());
}

/** One kind after the other, each with the next root. */
function namesOf(roots: string[], audience: string): Name[] {
  const whom = audience === "" ? "" : ` It speaks to ${audience.toLowerCase().slice(0, 40).trim()}.`;
  return Array.from({ length: beside.length }, (_, round) =>
    roots.flatMap((root, index): Name[] => {
      const at = round + index;
      const companion = beside[at % beside.length] ?? "";
      const quality = before[at % before.length] ?? "";
      const place = after[at % after.length] ?? "";
      const kinds: Name[] = [
        {
          spoken: `${root} & ${companion}`,
          reasoning: `“${root}” comes from the craft, “${companion}” gives it a picture.${whom}`,
        },
        {
          spoken: `${quality} ${root}`,
          reasoning: `“${quality}” sets the mood before “${root}” says what is made.${whom}`,
        },
        { spoken: `${root} ${place}`, reasoning: `“${place}” turns “${root}” into a place to come back to.${whom}` },
      ];
      return root === companion ? [] : kinds.slice(at % 3, (at % 3) + 1);
    }),
  ).flat();
}

/** Begins elsewhere each time, so that a seller who asks again sees others. */
function spread(names: Name[], start: number): Name[] {
  const at = names.length === 0 ? 0 : start % names.length;
  return [...names.slice(at), ...names.slice(0, at)];
}

function ownWords(keywords: string): string[] {
  const words = keywords.toLowerCase().match(/[a-z]{4,9}/g) ?? [];
  return words.slice(0, 3).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

function takenIn(text: string): string[] {
  const inner = /<taken>([\s\S]*)<\/taken>/.exec(text)?.[1] ?? "[]";
  const value = parseJson(inner);
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function wordsOf(value: unknown): string {
  return typeof value === "string" ? cleanText(withoutOrders(value)) : "";
}

function parse(text: string): Record<string, unknown> {
  const value = parseJson(text);
  return isRecord(value) ? value : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
