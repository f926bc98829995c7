import { guides } from "@/lib/content/guides/guides";
import { fetchWhole } from "@/tests/support/fetch-whole";
import { instances } from "@/tests/support/instances";

const [instance] = instances();
const text = async (path: string) =>
  (await fetchWhole(`${instance}${path}`)).text();

const guidePaths = guides.map(({ slug }) => `/${slug}`);

test.each(["/", "/blog", "/etsy-listing-rules", "/compare", ...guidePaths])(
  "%s: the canonical URL is the one of its instance",
  async (path) => {
    const html = await text(path);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical).toBe(path === "/" ? instance : `${instance}${path}`);
    expect(
      html
        .match(/http:\/\/localhost:\d+/g)
        ?.filter((origin) => origin !== instance),
    ).toEqual([]);
  },
);

test.each(guidePaths)("%s has structured data", async (path) => {
  const html = await text(path);
  const data = [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, json]) => JSON.parse(json ?? ""));
  expect(data).toEqual([
    expect.objectContaining({
      "@type": "Article",
      mainEntityOfPage: `${instance}${path}`,
    }),
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
});

test("sitemap, robots and feed use the same origin", async () => {
  const sitemap = await text("/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, page]) => page ?? "",
  );
  expect(pages).toContain(`${instance}/etsy-seo-tips`);
  const statuses = await Promise.all(
    pages.map(async (page) => [page, (await fetchWhole(page)).status]),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);

  expect(await text("/robots.txt")).toContain(
    `Sitemap: ${instance}/sitemap.xml`,
  );
  expect(await text("/.well-known/security.txt")).toContain(
    `Canonical: ${instance}/.well-known/security.txt`,
  );
  const feed = await fetchWhole(`${instance}/feed.xml`);
  expect(feed.headers.get("content-type")).toBe(
    "application/rss+xml; charset=utf-8",
  );
  expect(await feed.text()).toContain(`<link>${instance}/etsy-seo-tips</link>`);
});

test.each([
  "/test-form",
  "/minimal-test",
  "/ultra-minimal",
  "/brand-builder-debug",
])("%s: noindex", async (path) => {
  expect(await text(path)).toMatch(/<meta name="robots" content="noindex/);
});
