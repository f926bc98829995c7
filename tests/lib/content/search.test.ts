import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { publishedArticles } from "@/lib/content/articles";
import { questionGroups } from "@/lib/content/faq";
import { parseInline } from "@/lib/content/inline";
import {
  articleData,
  breadcrumbData,
  faqData,
  organizationData,
  softwareData,
  websiteData,
} from "@/lib/content/json-ld";
import { disclaimer } from "@/lib/content/legal/disclaimer";
import { privacy } from "@/lib/content/legal/privacy";
import { terms } from "@/lib/content/legal/terms";
import { publicPages } from "@/lib/content/public-pages";
import { cardFor, cardText, shareCards } from "@/lib/content/share-cards";
import { plans, tiers } from "@/lib/settings/plans";

const questions = questionGroups.flatMap((group) => group.questions);

describe("share cards", () => {
  test.each(shareCards)(
    "$path: its own card with the right text",
    async (card) => {
      const { format, width, height, exif } = await sharp(
        readFileSync(`public/cards/${card.file}.png`),
      ).metadata();
      expect([format, width, height]).toEqual(["png", 1200, 630]);
      // Red after a change of words: run `node scripts/run.mjs draw-cards`.
      expect(exif?.toString("utf8")).toContain(cardText(card));
    },
  );

  test("every card belongs to a page, and other pages use the start page's", () => {
    expect(readdirSync("public/cards").sort()).toEqual(
      shareCards.map(({ file }) => `${file}.png`).sort(),
    );
    expect(cardFor("/nowhere")).toEqual(cardFor("/"));
  });
});

describe("structured data", () => {
  const texts = [
    organizationData,
    websiteData,
    softwareData,
    ...publishedArticles.map(articleData),
    ...publishedArticles.map(({ slug, title }) =>
      breadcrumbData([
        { name: "Seo blog", path: "/blog" },
        { name: title, path: `/${slug}` },
      ]),
    ),
  ];

  test.each(texts.map((data) => [data["@type"], JSON.stringify(data)]))(
    "%s is short enough for the server to replace the origin in it",
    (_, text) => expect(text.length).toBeLessThan(1_000),
  );

  test("questions contain no URL of ours, so they can be long", () => {
    expect(JSON.stringify(faqData(questions))).not.toContain(
      "http://localhost",
    );
  });

  test("offers match the plans", () => {
    expect(softwareData.offers?.map(({ price }) => price)).toEqual(
      tiers.map((tier) => plans[tier].priceCents / 100),
    );
  });
});

describe("the questions", () => {
  test("each has a unique anchor and an answer", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { answer } of questions)
      expect(answer.length).toBeGreaterThan(0);
  });

  test("answers about Etsy's requirements cite a source", () => {
    const claim = /Etsy(?:'s [\w ]+)? (?:asks?|says|weighs|allows|advises)/;
    const unsourced = questions.filter(
      ({ answer, sources }) => claim.test(answer.join(" ")) && !sources,
    );
    expect(unsourced.map(({ id }) => id)).toEqual([]);
  });
});

describe("the legal pages", () => {
  const documents = { privacy, terms, disclaimer };

  test.each(Object.entries(documents))(
    "%s: its sections and dates",
    (name, { sections, effective, updated }) => {
      expect(sections).toHaveLength(
        { privacy: 8, terms: 10, disclaimer: 5 }[name] ?? 0,
      );
      expect(effective).toBe("August 6, 2025");
      expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
    },
  );

  test("privacy page: retention periods match the code", () => {
    const said = JSON.stringify(privacy);
    const source = (file: string) =>
      readFileSync(file, "utf8").replace(/\s+/g, " ");
    expect(source("lib/auth/sessions/start-session.ts")).toContain(
      "remembered: 30 * 24 * hour, unremembered: 24 * hour",
    );
    expect(said).toMatch(/30 days with “Remember me”, else 24 hours/);
    expect(source("lib/auth/token.ts")).toContain(
      "verify: 24 * 60 * minute, reset: 60 * minute",
    );
    expect(said).toMatch(/once, for 24 hours/);
    expect(said).toMatch(/once, for 60 minutes/);
    expect(source("lib/photos/links/upload-links.ts")).toContain(
      "lifetime = 3_600_000",
    );
    expect(source("lib/maintenance/maintenance-data.ts")).toContain(
      `"UploadLink" WHERE "expiresAt" < now() - interval '1 day'`,
    );
    expect(said).toMatch(/photos for an hour at most.*Removed a day later/);
  });
});

test("links in questions and legal pages lead to existing pages", () => {
  const legal = [privacy, terms, disclaimer].flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks),
  );
  const texts = [
    ...questions.flatMap(({ answer }) => answer),
    ...legal.flatMap((block) => JSON.stringify(block)),
  ];
  const links = texts
    .flatMap((text) => parseInline(text))
    .flatMap((part) => (part.kind === "link" ? [part.href] : []));
  expect(links.length).toBeGreaterThan(5);
  for (const href of links.filter((link) => link.startsWith("/"))) {
    const address = href.replace(/#.*/, "");
    const places = [
      `app/(site)${address}/page.tsx`,
      `app/(workspace)${address}/page.tsx`,
      `app/(bare)${address}/page.tsx`,
      `public${address}`,
    ];
    expect(places.some((place) => existsSync(place))).toBe(true);
  }
});

test("every indexable path is a page", () => {
  for (const { path } of publicPages) {
    const place = path === "/" ? "" : path;
    const groups = ["(site)", "(workspace)"];
    expect(
      groups.some((group) => existsSync(`app/${group}${place}/page.tsx`)),
    ).toBe(true);
  }
});
