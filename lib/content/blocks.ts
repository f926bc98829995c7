import { parseInline, plainText } from "@/lib/content/inline";

export const checkerModes = ["title", "tags", "altText", "listing"] as const;
export type CheckerMode = (typeof checkerModes)[number];
/** `shop`: several listings beside one another. */
export type ToolMode = CheckerMode | "shop";

/** Texts may contain the markup of `parseInline`. A string is a paragraph. */
export type Block =
  | string
  | { kind: "heading"; text: string }
  | { kind: "list"; items: string[]; isOrdered?: boolean }
  | { kind: "table"; caption: string; head: string[]; rows: string[][] }
  | {
      kind: "example";
      field: "title" | "tags" | "text";
      before: string;
      after: string;
      why: string;
    }
  | { kind: "myths"; myths: { myth: string; truth: string }[] }
  | { kind: "note"; title: string; text: string }
  | { kind: "checker"; name: string; mode: ToolMode }
  | { kind: "action"; text: string; href: string; label: string };

export type Section = { id: string; title: string; blocks: Block[] };

/** Every text of a block that a reader reads, in order. */
export function textsOf(block: Block): string[] {
  if (typeof block === "string") return [block];
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()];
    case "example":
      return [block.before, block.after, block.why];
    case "myths":
      return block.myths.flatMap(({ myth, truth }) => [myth, truth]);
    case "note":
      return [block.title, block.text];
    case "action":
      return [block.text, block.label];
    case "checker":
      return [];
  }
}

const allTexts = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);

/**
 * Words of prose; the checkers' examples and the list of sources don't count.
 */
export function countWords(sections: readonly Section[]): number {
  return allTexts(sections)
    .map((text) => plainText(text).split(/\s+/).filter(Boolean).length)
    .reduce((sum, words) => sum + words, 0);
}

/**
 * Rem at 390 px, measured: of a word, and of what a block has beside its words.
 */
const heights = {
  word: 0.305,
  tableRow: 5.5,
  example: 9,
  note: 4,
  checker: {
    title: 115,
    tags: 115,
    altText: 66,
    listing: 215,
    shop: 66,
  },
};

function heightBesideWords(block: Block): number {
  if (typeof block === "string") return 0;
  if (block.kind === "table") return block.rows.length * heights.tableRow;
  if (block.kind === "example" || block.kind === "note")
    return heights[block.kind];
  if (block.kind === "checker") return heights.checker[block.mode];
  return 0;
}

/** About how high a section is on a phone, in rem. */
export const estimateHeight = (section: Section): number =>
  Math.round(
    countWords([section]) * heights.word +
      section.blocks.reduce((sum, block) => sum + heightBesideWords(block), 0),
  );

/**
 * The sources that the sections cite, each once, in the order of their first
 * mention.
 */
export function citedSources(sections: readonly Section[]): string[] {
  const cited = allTexts(sections).flatMap((text) =>
    parseInline(text).flatMap((part) =>
      part.kind === "cite" ? [part.source] : [],
    ),
  );
  return [...new Set(cited)];
}
