import { findArticle } from "@/lib/content/articles";
import { type Block, citedSources } from "@/lib/content/blocks";
import type { Guide } from "@/lib/content/guides/guide";
import { type Inline, parseInline } from "@/lib/content/inline";
import { guideSources, isSourceName } from "@/lib/content/sources";

/** Where the Markdown of a guide is served. */
export const markdownPath = (slug: string) => `/${slug}.md`;

/** What Markdown would read as marks of its own. */
const escapeMarks = (text: string) => text.replace(/[\\*_<|`]/g, "\\$&");

/**
 * A guide in Markdown, from the same content as its page; sources are
 * footnotes. `origin` is where the pages are served.
 */
export function writeGuide(guide: Guide, origin: string): string {
  const { title, date } = findArticle(guide.slug);
  const page = new URL(`/${guide.slug}`, origin).href;
  const sources = citedSources(guide.sections).filter(isSourceName);
  const text = (marked: string) =>
    parseInline(marked)
      .map((part) => writePart(part, sources, page))
      .join("");
  const notes = sources.map((name, index) => {
    const source = guideSources[name];
    return `[^${index + 1}]: [${escapeMarks(source.title)}](${source.url}), ${escapeMarks(source.publisher)}. ${escapeMarks(source.how)} Checked ${source.checkedOn}.`;
  });
  return [
    `# ${title}`,
    `Facts checked ${date}. The page: <${page}>`,
    text(guide.lead),
    ...guide.sections.flatMap((section) => [
      `## ${text(section.title)}`,
      ...section.blocks.map((block) => writeBlock(block, text, page)),
    ]),
    "## Sources",
    notes.join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

function writePart(
  part: Inline,
  sources: readonly string[],
  page: string,
): string {
  switch (part.kind) {
    case "cite":
      return `[^${sources.indexOf(part.source) + 1}]`;
    case "link":
      return `[${escapeMarks(part.text)}](${new URL(part.href, page).href})`;
    case "strong":
      return `**${escapeMarks(part.text)}**`;
    case "code":
      return `\`${part.text}\``;
    case "text":
      return escapeMarks(part.text);
  }
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function writeBlock(
  block: Block,
  text: (marked: string) => string,
  page: string,
): string {
  if (typeof block === "string") return text(block);
  switch (block.kind) {
    case "heading":
      return `### ${text(block.text)}`;
    case "list":
      return block.items
        .map(
          (item, index) =>
            `${block.isOrdered ? `${index + 1}.` : "-"} ${text(item)}`,
        )
        .join("\n");
    case "table":
      return [
        `**${text(block.caption)}**`,
        "",
        row(block.head.map(text)),
        row(block.head.map(() => "---")),
        ...block.rows.map((cells) => row(cells.map(text))),
      ].join("\n");
    case "example":
      return [
        `**Before:** ${text(block.before)}`,
        `**After:** ${text(block.after)}`,
        text(block.why),
      ].join("\n\n");
    case "myths":
      return block.myths
        .map(({ myth, truth }) => `**Myth: ${text(myth)}** ${text(truth)}`)
        .join("\n\n");
    case "note":
      return `> **${text(block.title)}.** ${text(block.text)}`;
    case "checker":
      return `${text(block.name)}: on [the page](${page}), in the browser.`;
    case "action":
      return `${text(block.text)} [${text(block.label)}](${new URL(block.href, page).href})`;
  }
}
