import { citedSources, textsOf } from "@/lib/content/blocks";
import { guides } from "@/lib/content/guides/guides";
import { plainText } from "@/lib/content/inline";
import { guideSources, isSourceName } from "@/lib/content/sources";
import { writeGuide } from "@/lib/content/write-guide";
import { guideResponse } from "@/lib/http/guide-response";

const origin = "https://shop.example";
/** What a reader reads, without the marks of either form. */
const words = (text: string) => text.replaceAll(/[\\*`]|\[\^\d+\]/g, "");

describe.each(guides)("$slug in Markdown", (guide) => {
  const text = writeGuide(guide, origin);

  test("has every text of the page, in its order", () => {
    const read = words(text).replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
    let from = 0;
    for (const { title, blocks } of guide.sections)
      for (const one of [title, ...blocks.flatMap(textsOf)]) {
        const at = read.indexOf(words(plainText(one)), from);
        expect(at === -1 ? one : "").toBe("");
        from = at;
      }
  });

  test("each source is a footnote with its address, and each number has one", () => {
    const sources = citedSources(guide.sections).filter(isSourceName);
    for (const [index, name] of sources.entries())
      expect(text).toContain(
        `\n[^${index + 1}]: [${guideSources[name].title}](${guideSources[name].url})`,
      );
    expect(text).not.toContain("[^0]");
    expect(text).not.toMatch(/\[@/);
  });

  test("links lead to this site by whole addresses", () => {
    expect(text).not.toMatch(/\]\(\//);
    expect(text).not.toMatch(/\]\(#/);
    expect(text).toContain(`<${origin}/${guide.slug}>`);
  });

  test("rows of tables have the cells of their heads", () => {
    const cells = (line: string) => line.split(/(?<!\\)\|/).length;
    const tables = text
      .split("\n\n")
      .map((part) => part.split("\n").filter((line) => line.startsWith("| ")))
      .filter(([head]) => head !== undefined);
    for (const [head = "", ...rows] of tables)
      for (const line of rows) expect(cells(line)).toBe(cells(head));
  });

  test("is served as Markdown, with the page as its original", () => {
    const { headers } = guideResponse(guide);
    expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(headers.get("link")).toMatch(
      new RegExp(`^<https?://[^>]+/${guide.slug}>; rel="canonical"$`),
    );
  });
});
