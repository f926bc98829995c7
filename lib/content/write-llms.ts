import { apiDocs } from "@/lib/content/api-docs";
import { publishedArticles } from "@/lib/content/articles";
import { closedDoor } from "@/lib/content/closed-door";
import { publicPages } from "@/lib/content/public-pages";
import { rulesPage } from "@/lib/content/rules-page";
import { site } from "@/lib/content/site";
import { markdownPath } from "@/lib/content/write-guide";

/**
 * What this site offers to programs and assistants, as llmstxt.org proposes.
 * `origin` is where the pages are served.
 */
export function writeLlms(origin: string) {
  const door = closedDoor();
  const link = (path: string, title: string, text: string) =>
    `- [${title}](${new URL(path, origin).href}): ${text}`;
  return [
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    `Checking a listing against Etsy's rules is free and needs no key. Writing one needs an account. ${door ? `${door.note}. ` : ""}Facts are never invented: what nobody said stays an \`[add …]\` blank.`,
    "",
    "## For programs",
    "",
    link(apiDocs.path, apiDocs.title, "every call, with examples"),
    link("/api/openapi.json", "OpenAPI 3.1", "the same as a document"),
    link(
      rulesPage.jsonPath,
      "Listing rules",
      "every rule with limit, examples, source and date, as JSON",
    ),
    link("/mcp", "MCP", "tools for assistants, over streamable HTTP"),
    "",
    "## For sellers",
    "",
    ...publicPages.flatMap(({ path, title, link: named, forAssistants }) =>
      forAssistants ? [link(path, named?.label ?? title, forAssistants)] : [],
    ),
    "",
    "## Guides",
    "",
    ...publishedArticles.map(({ slug, title, excerpt }) =>
      link(
        `/${slug}`,
        title,
        `${excerpt} [As Markdown](${new URL(markdownPath(slug), origin).href})`,
      ),
    ),
    "",
  ].join("\n");
}
