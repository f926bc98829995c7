import { existsSync } from "node:fs";
import { articles, publishedArticles } from "@/lib/content/articles";
import { articleData, breadcrumbData } from "@/lib/content/json-ld";
import { footerGroups } from "@/lib/content/navigation";
import { publicPages } from "@/lib/content/public-pages";
import { writeFeed } from "@/lib/content/write-feed";

test("feed: the published articles, with URLs of its own origin", () => {
  const feed = writeFeed("https://shop.example");
  for (const { slug, isPublished } of articles) {
    expect(feed.includes(`<link>https://shop.example/${slug}</link>`)).toBe(
      isPublished,
    );
  }
  expect(feed).toContain('href="https://shop.example/feed.xml" rel="self"');
  expect(feed).toContain("<category>Tools &amp; Resources</category>");
  expect(feed).toContain("<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>");
});

test("feed: well-formed", () => {
  const feed = writeFeed("https://shop.example/?a=1&b=2");
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  const opened = [...feed.matchAll(/<([a-zA-Z:]+)(?:\s[^>]*[^/])?>/g)].map(
    ([, name]) => name,
  );
  const closed = [...feed.matchAll(/<\/([a-zA-Z:]+)>/g)].map(
    ([, name]) => name,
  );
  expect(opened.sort()).toEqual(closed.sort());
});

test("sitemap: existing pages, each once, with every published article", () => {
  const paths = publicPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(
    paths.filter(
      (path) =>
        !["(site)", "(workspace)"].some((group) =>
          existsSync(`app/${group}${path === "/" ? "" : path}/page.tsx`),
        ),
    ),
  ).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(publishedArticles.map(({ slug }) => `/${slug}`)),
  );
});

test("footer: the featured guides with the titles of the index, and the documentation", () => {
  const resources =
    footerGroups.find(({ title }) => title === "Resources")?.links ?? [];
  expect(resources).toEqual([
    { href: "/blog", label: "Seo blog" },
    {
      href: "/etsy-listing-generator-guide",
      label: "Etsy Listing Generator Guide",
    },
    { href: "/etsy-seo-tips", label: "Etsy SEO Tips" },
    { href: "/etsy-listing-rules", label: "Listing rules" },
    { href: "/etsy-listing-examples", label: "Listing examples" },
    { href: "/compare", label: "Compare" },
    { href: "/docs/api", label: "API and assistants" },
  ]);
});

// Beyond 1,024 characters a page's own copy of a text states its length in
// bytes, and the address in it could not be changed.
test("structured data is short enough to fill in the origin when it is served", () => {
  for (const article of articles) {
    expect(JSON.stringify(articleData(article)).length).toBeLessThan(1_000);
    const trail = [
      { name: "Home", path: "/" },
      { name: "Seo blog", path: "/blog" },
      { name: article.title, path: `/${article.slug}` },
    ];
    expect(JSON.stringify(breadcrumbData(trail)).length).toBeLessThan(1_000);
  }
});
