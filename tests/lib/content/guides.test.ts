import { existsSync } from "node:fs";
import {
  articleCategories,
  articles,
  featuredArticles,
  findArticle,
  newArticles,
  publishedArticles,
} from "@/lib/content/articles";
import {
  type Block,
  citedSources,
  countWords,
  textsOf,
} from "@/lib/content/blocks";
import { guides } from "@/lib/content/guides/guides";
import { type Inline, parseInline, plainText } from "@/lib/content/inline";
import { listingRules } from "@/lib/content/listing-rules";
import { rulesPage } from "@/lib/content/rules-page";
import { guideSources, isSourceName } from "@/lib/content/sources";
import { titleWordAim } from "@/lib/listing-text/fields/limits";
import { splitList } from "@/lib/listing-text/fields/parse-pairs";
import { wordCount } from "@/lib/listing-text/lexicon/unwanted-words";
import { checkTags } from "@/lib/listing-text/rules/tags";
import { checkTitle } from "@/lib/listing-text/rules/title";

const texts = guides.map(({ slug, sections }) => ({
  path: `/${slug}`,
  sections,
}));
const missing = [
  "etsy-title-optimization",
  "etsy-tags-comparison",
  "etsy-algorithm-2025",
  "etsy-tools-comparison",
];

const hasPage = (path: string) =>
  ["(site)", "(workspace)", "(bare)"].some((group) =>
    existsSync(`app/${group}${path === "/" ? "" : path}/page.tsx`),
  );

const blocksOf = ({ sections }: (typeof texts)[number]): Block[] =>
  sections.flatMap(({ blocks }) => blocks);
const inlineOf = (text: (typeof texts)[number]): Inline[] =>
  blocksOf(text).flatMap(textsOf).flatMap(parseInline);
const linksOf = (text: (typeof texts)[number]): string[] => [
  ...inlineOf(text).flatMap((part) =>
    part.kind === "link" ? [part.href] : [],
  ),
  ...blocksOf(text).flatMap((block) =>
    typeof block !== "string" && block.kind === "action" ? [block.href] : [],
  ),
];
const examples = guides.flatMap(({ sections }) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block !== "string" && block.kind === "example" ? [block] : [],
    ),
  ),
);

describe("article index", () => {
  test("six resources, two of them featured, each with its own path", () => {
    expect(articles).toHaveLength(6);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(6);
    expect(featuredArticles.map(({ slug }) => slug)).toEqual([
      "etsy-listing-generator-guide",
      "etsy-seo-tips",
    ]);
  });

  test("each published one is a guide", () => {
    expect(publishedArticles.map(({ slug }) => slug).sort()).toEqual(
      guides.map(({ slug }) => slug).sort(),
    );
  });

  test.each(articles.concat(newArticles))(
    "$slug has a page, or is one of the four announced ones",
    ({ slug, isPublished }) => {
      expect(hasPage(`/${slug}`)).toBe(isPublished);
      expect(isPublished).toBe(!missing.includes(slug));
    },
  );

  test.each(articles.concat(newArticles))(
    "$slug: the same title and date as in the index",
    ({ date, readTime, category, excerpt }) => {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(readTime).toBeGreaterThanOrEqual(6);
      expect(readTime).toBeLessThanOrEqual(12);
      expect(articleCategories).toContain(category);
      expect(excerpt.length).toBeLessThanOrEqual(170);
    },
  );
});

describe.each(guides)("guide $slug", ({ slug, sections, description }) => {
  test("at least 1,800 words, and the reading time of the index", () => {
    const words = countWords(sections);
    expect(words).toBeGreaterThanOrEqual(1_800);
    expect(
      Math.abs(words / 225 - findArticle(slug).readTime),
    ).toBeLessThanOrEqual(1);
  });

  test("cites existing sources", () => {
    const cited = citedSources(sections);
    expect(cited.length).toBeGreaterThanOrEqual(10);
    expect(cited.filter((source) => !isSourceName(source))).toEqual([]);
  });

  test("its description fits a search result", () => {
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThanOrEqual(165);
  });

  test("every section with a claim about Etsy names a source", () => {
    const claim =
      /Etsy('s [\w ]+)? (?:says|asks|states|allows|recommends|advises|has said|describes|matches|calls|denies)/;
    const unsourced = sections.filter(
      ({ blocks }) =>
        claim.test(blocks.flatMap(textsOf).map(plainText).join(" ")) &&
        citedSources([{ id: "", title: "", blocks }]).length === 0,
    );
    expect(unsourced.map(({ id }) => id)).toEqual([]);
  });
});

test("guides link to the product and to each other", () => {
  const [generatorGuide = [], seoTips = [], photos = [], shop = []] =
    texts.map(linksOf);
  expect(generatorGuide).toEqual(
    expect.arrayContaining(["/generate", "/pricing"]),
  );
  expect(seoTips).toEqual(expect.arrayContaining(["/generate", "/faq"]));
  expect(photos).toEqual(expect.arrayContaining(["/generate", "/faq"]));
  expect(shop).toEqual(expect.arrayContaining(["/audit"]));
});

test("how many images fit is cited from the contract of a listing, where it stands", () => {
  const sentences = texts
    .flatMap(blocksOf)
    .flatMap(textsOf)
    .flatMap((text) => text.split(/(?<=[.;])\s/))
    .filter((text) => /\b20 images|up to twenty \[@/.test(text));
  const cited = sentences.filter((text) => text.includes("[@"));
  expect(cited.length).toBeGreaterThanOrEqual(3);
  for (const text of cited) expect(text).toContain("[@listingContract]");
});

test("each has a tool in it", () => {
  for (const text of texts)
    expect(
      blocksOf(text).some(
        (block) => typeof block !== "string" && block.kind === "checker",
      ),
    ).toBe(true);
});

/** Where those stand that speak of Etsy or of alt text without being Etsy. */
const otherPublishers = [
  "corada.com",
  "developers.google.com",
  "everlysthq.com",
  "imgseo.io",
  "shopkeepsentry.com",
  "spyseller.com",
  "vintage.vintagemaineia.com",
  "www.cindylouwho2.com",
  "www.ecommercebytes.com",
  "www.etsyshop.ai",
  "www.w3.org",
];

describe("sources", () => {
  test.each(Object.entries(guideSources))(
    "%s has a URL, a date and how it was read",
    (_, { url, checkedOn, how }) => {
      expect([
        "www.etsy.com",
        "help.etsy.com",
        "developers.etsy.com",
        "github.com",
        ...otherPublishers,
      ]).toContain(new URL(url).hostname);
      expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn);
      expect(how).toMatch(/^(?:Read by us|Known through|Version of)/);
    },
  );

  test("every source is cited", () => {
    const cited = new Set(
      guides.flatMap(({ sections }) => citedSources(sections)),
    );
    const unused = Object.keys(guideSources).filter((name) => !cited.has(name));
    expect(unused).toEqual([]);
  });
});

describe.each(texts)("the text of $path", (text) => {
  test("every anchor is unique", () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  test("links lead to our own pages and existing anchors", () => {
    for (const href of linksOf(text).filter(
      (link) => !link.startsWith("mailto:"),
    )) {
      const { pathname, hash, origin } = new URL(
        href,
        `https://here.example${text.path}`,
      );
      expect(origin).toBe("https://here.example");
      const target = texts.find(({ path }) => path === pathname);
      const ids =
        pathname === rulesPage.path
          ? listingRules.map(({ id }) => id)
          : target?.sections.map(({ id }) => id);
      if (hash) expect(ids).toContain(hash.slice(1));
    }
  });

  test("rows of tables match their headers", () => {
    for (const block of blocksOf(text)) {
      if (typeof block === "string" || block.kind !== "table") continue;
      expect(
        block.rows.filter((row) => row.length !== block.head.length),
      ).toEqual([]);
    }
  });

  test("no superlatives or exclamation marks", () => {
    const own = blocksOf(text).flatMap((block) =>
      typeof block !== "string" && block.kind === "example"
        ? [block.after, block.why]
        : textsOf(block),
    );
    const spoken = own.join(" ").replaceAll(/“[^”]*”/g, "");
    expect(spoken).not.toMatch(
      /[a-z]!|guarantee[sd]? (?:you|that your)|will rank|rank higher/i,
    );
  });
});

describe("examples", () => {
  test("one before and after example for title, tags, description and alt text", () => {
    expect(examples.length).toBeGreaterThanOrEqual(9);
    expect(new Set(examples.map(({ field }) => field))).toEqual(
      new Set(["title", "tags", "text"]),
    );
  });

  test.each(examples.filter(({ field }) => field === "title"))(
    "the title “$after” follows the rules",
    ({ after }) => {
      expect(checkTitle(after)).toEqual([]);
      expect(wordCount(after)).toBeLessThanOrEqual(titleWordAim);
    },
  );

  test.each(examples.filter(({ field }) => field === "tags"))(
    "the tags “$after” follow the rules",
    ({ before, after }) => {
      expect(splitList(after)).toHaveLength(13);
      expect(checkTags(splitList(after))).toEqual([]);
      expect(checkTags(splitList(before))).not.toEqual([]);
    },
  );
});
