import { rootsOf } from "@/lib/listings/lexicon/word-roots";
import { plainLine } from "@/lib/plain-text/plain-text";

const blank = /\[add ([^[\]\n]{1,40})\]/gu;
const otherBlank =
  /\[\s*(?:please\s+)?(?:add|insert|enter|specify|fill in|state)\b[:\s]*(?:(?:your|the)\s+)?([^[\]\n]{1,40}?)(?:\s+here)?\s*\]/giu;

/** Writes every kind of blank ("[insert your size here]") as "[add size]". */
export const normalizeBlanks = (text: string): string =>
  text.replace(otherBlank, (_, what: string) => `[add ${what.trim().toLowerCase()}]`);

/** What the blanks of a text ask for, each once: "size", "care instructions". */
export const blanksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(blank)].map((found) => found[1] ?? "")),
];

const synonyms: Record<string, string> = {
  dimension: "size",
  measurement: "size",
  length: "size",
  width: "size",
  height: "size",
  diameter: "size",
  volume: "capacity",
  washing: "care",
  cleaning: "care",
  content: "included",
  contain: "included",
  color: "colour",
  shipping: "processing",
  production: "processing",
  making: "processing",
  personalisation: "personalization",
  customization: "personalization",
};

const topics = (text: string): string[] => rootsOf(text).map((root) => synonyms[root] ?? root);

const shareTopic = (one: string, other: string): boolean => {
  const others = new Set(topics(other));
  return topics(one).some((topic) => others.has(topic));
};

/** What nobody told, in a few words each, without what a fact or a blank speaks of already. */
export function unansweredTopics(unknown: readonly string[], known: readonly string[]): string[] {
  const kept: string[] = [];
  for (const text of unknown) {
    const what = plainLine(text)
      .replace(/[[\]().:;!?]/gu, "")
      .replace(/^(?:the|exact|add|specific)\s+/iu, "")
      .trim()
      .toLowerCase();
    if (what === "" || what.length > 40 || topics(what).length === 0) continue;
    if (![...known, ...kept].some((other) => shareTopic(what, other))) kept.push(what);
  }
  return kept.slice(0, 8);
}
