import { descriptionLimit } from "@/lib/listing-text/fields/limits";
import type { Category } from "@/lib/listing-text/fields/listing-choices";
import type { SnippetKind } from "@/lib/listing-text/fields/snippet-kinds";
import type { Topic } from "@/lib/listing-text/languages/concepts";
import {
  answeredIn,
  blanksOf,
} from "@/lib/listing-text/lexicon/buyer-questions";
import { topicsAskedIn } from "@/lib/listing-text/lexicon/topics";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { truncateAtSentence } from "@/lib/listing-text/rules/truncate";

/** A text that the shop puts into its listings as it is. */
type Snippet = {
  kind: SnippetKind;
  text: string;
  /** Of the listings that get it; none means all. */
  categories: readonly Category[];
};

/**
 * The snippets of listings of a category, in the shop's order, each text once.
 */
export function snippetsFor(
  snippets: readonly Snippet[],
  category: Category | null,
): Snippet[] {
  const wanted = snippets.filter(
    ({ categories }) =>
      categories.length === 0 ||
      (category !== null && categories.includes(category)),
  );
  return [
    ...new Map(
      [...wanted].reverse().map((snippet) => [snippet.text, snippet]),
    ).values(),
  ].reverse();
}

/** What a snippet tells buyers, so that no blank has to ask for it. */
function topicsOf({ kind, text }: Snippet): Topic[] {
  if (kind === "care") return ["care"];
  const tellsTime =
    kind === "shipping" &&
    answeredIn(text).includes("making time or personalization");
  return tellsTime ? ["processing time"] : [];
}

/**
 * The text without the lines and sentences that ask for nothing but what a
 * snippet tells.
 */
export function withoutAnswered(
  text: string,
  snippets: readonly Snippet[],
): string {
  const told = new Set(snippets.flatMap(topicsOf));
  if (told.size === 0) return text;
  const isAnswered = (sentence: string) => {
    const asked = blanksOf(sentence).map(topicsAskedIn);
    return (
      asked.length > 0 &&
      asked.every(
        (topics) =>
          topics.length > 0 && topics.every((topic) => told.has(topic)),
      )
    );
  };
  const kept = text.split("\n").flatMap((line) => {
    if (!line.split(sentenceEnd).some(isAnswered)) return [line];
    const sentences = line
      .split(sentenceEnd)
      .filter((sentence) => !isAnswered(sentence));
    return sentences.length > 0 ? [sentences.join(" ")] : [];
  });
  return normalizeDescription(kept.join("\n")) || text;
}

const sentenceEnd = /(?<=[.!?。])\s+/u;

const isBreak = (character: string | undefined): boolean =>
  character === undefined || character === "\n";

/**
 * Where the snippet stands as whole lines, the last place first; -1 when it
 * doesn't.
 */
function placeOf(text: string, snippet: string): number {
  let at = text.lastIndexOf(snippet);
  while (
    at >= 0 &&
    !(isBreak(text[at - 1]) && isBreak(text[at + snippet.length]))
  ) {
    at = at === 0 ? -1 : text.lastIndexOf(snippet, at - 1);
  }
  return at;
}

/**
 * A description without the shop's snippets, and those that stand in it, in
 * their order. A snippet that the seller edited in the description is part of
 * her text.
 */
export function splitSnippets(
  description: string,
  snippets: readonly string[],
) {
  const found = new Map<string, number>();
  let text = description;
  // The longest first: a shorter one may be a line of it.
  for (const snippet of [...new Set(snippets)].sort(
    (one, other) => other.length - one.length,
  )) {
    const at = snippet === "" ? -1 : placeOf(text, snippet);
    if (at < 0) continue;
    found.set(snippet, description.lastIndexOf(snippet));
    const [before, after] = [
      text.slice(0, at).trimEnd(),
      text.slice(at + snippet.length).trimStart(),
    ];
    text = [before, after].filter(Boolean).join("\n\n");
  }
  return {
    text,
    standing: [...found.keys()].sort(
      (one, other) => (found.get(one) ?? 0) - (found.get(other) ?? 0),
    ),
  };
}

/** What the checks of wording look at: the description without the snippets. */
export const withoutSnippets = (
  description: string,
  snippets: readonly string[],
): string =>
  snippets.length === 0
    ? description
    : splitSnippets(description, snippets).text;

/**
 * The description with the snippets behind it, byte for byte, each after a
 * blank line. The text gives way where both are too long.
 */
export function withSnippets(
  text: string,
  snippets: readonly string[],
): string {
  if (snippets.length === 0) return text;
  const end = snippets.join("\n\n");
  const own = truncateAtSentence(
    text,
    Math.max(0, descriptionLimit - lengthOf(end) - 2),
  );
  return [own, end].filter(Boolean).join("\n\n");
}
