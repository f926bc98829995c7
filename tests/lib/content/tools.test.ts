import { citedSources, countWords, textsOf } from "@/lib/content/blocks";
import { questionGroups } from "@/lib/content/faq";
import { guides } from "@/lib/content/guides/guides";
import { parseInline } from "@/lib/content/inline";
import { faqData } from "@/lib/content/json-ld";
import { listingRules } from "@/lib/content/listing-rules";
import { footerGroups } from "@/lib/content/navigation";
import { findPage, publicPages } from "@/lib/content/public-pages";
import { isSourceName } from "@/lib/content/sources";
import { listingChecker } from "@/lib/content/tools/listing-checker";
import { tagGenerator } from "@/lib/content/tools/tag-generator";
import { titleChecker } from "@/lib/content/tools/title-checker";
import type { Tool } from "@/lib/content/tools/tool";
import { normalizeTags } from "@/lib/listing-text/rules/tags";

const tools = [listingChecker, tagGenerator, titleChecker];
const textsIn = ({
  sections,
  questions,
}: Pick<Tool, "sections" | "questions">) => [
  ...sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)),
  ...questions.flatMap(({ question, answer }) => [question, ...answer]),
];
const linksIn = (texts: string[]) =>
  texts.flatMap((text) =>
    parseInline(text).flatMap((part) =>
      part.kind === "link" ? [part.href] : [],
    ),
  );

test("the footer leads to the first of them, from which the others are reached", () => {
  const links = footerGroups.flatMap((group) => group.links);
  expect(
    tools.map(({ path }) => links.some(({ href }) => href === path)),
  ).toEqual(tools.map(({ path }) => path === "/etsy-listing-checker"));
});

describe.each(tools.map((tool) => ({ ...tool, tool })))("$path", ({ tool }) => {
  test("is no thin page: words, questions and sources of its own", () => {
    expect(countWords(tool.sections)).toBeGreaterThan(400);
    expect(tool.questions.length).toBeGreaterThan(3);
    const sources = citedSources(tool.sections);
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.filter((name) => !isSourceName(name))).toEqual([]);
  });

  test("no text of it stands on another page", () => {
    const others = [
      ...tools.filter((other) => other !== tool).flatMap(textsIn),
      ...guides.flatMap(({ sections }) => textsIn({ sections, questions: [] })),
    ].filter((text) => text.length > 40);
    expect(textsIn(tool).filter((text) => others.includes(text))).toEqual([]);
  });

  test("links lead to pages of ours, and to rules that exist", () => {
    const links = linksIn(textsIn(tool));
    expect(links.length).toBeGreaterThan(1);
    for (const href of links) {
      const { pathname, hash } = new URL(href, "https://here.example");
      expect(publicPages.map(({ path }) => path)).toContain(pathname);
      if (pathname === "/etsy-listing-rules" && hash)
        expect(listingRules.map(({ id }) => `#${id}`)).toContain(hash);
    }
  });

  test("the other two lead to it", () => {
    expect(
      linksIn(tools.flatMap((one) => (one === tool ? [] : textsIn(one)))),
    ).toContain(tool.path);
  });

  test("search results: a description of its own length, no address in questions", () => {
    const { description, lastModified } = findPage(tool.path);
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(lastModified).toBe(tool.checkedOn);
    expect(JSON.stringify(faqData(tool.questions))).not.toContain("localhost");
  });

  test("a guide leads to it", () => {
    expect(
      guides.some(({ sections }) =>
        linksIn(textsIn({ sections, questions: [] })).includes(tool.path),
      ),
    ).toBe(true);
  });
});

test("ids of questions: each once on the site", () => {
  const ids = [
    ...questionGroups.flatMap(({ questions }) => questions),
    ...tools.flatMap(({ questions }) => questions),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("tags that stand as good examples are tags", () => {
  const shown = tools.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        typeof block !== "string" &&
        block.kind === "example" &&
        block.field === "tags"
          ? block.after.split(", ")
          : [],
      ),
    ),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(normalizeTags(shown)).toEqual(shown);
});
