import type { Page } from "@playwright/test";
import { publicPages } from "@/lib/content/public-pages";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";
import { isFull, shortIf } from "@/tests/e2e/support/full";
import { watchLists, watchViolations } from "@/tests/e2e/support/markup";
import {
  pagesOfApp,
  prerenderedPages,
  settledDeadLinks,
} from "@/tests/e2e/support/routes";
import { expectSteady, watchShifts } from "@/tests/e2e/support/shifts";
import { expectStructuredData } from "@/tests/e2e/support/structured-data";
import { translatePage, tryEverything } from "@/tests/e2e/support/translate";

const pages = prerenderedPages();
const routes = [...pages, "/no-such-page"];

// axe checks thousands of elements in the long guides.
test.describe.configure({ timeout: 180_000 });
test.use({ allowedComplaints: failedRequest(404) });

test("pages of app/: each is prerendered, and so crawled", () => {
  expect(pages).toEqual(pagesOfApp());
});

const views = [
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 1440 },
  { colorScheme: "dark", width: 390 },
  { colorScheme: "light", width: 390 },
] as const;
type View = (typeof views)[number];

async function showAs(page: Page, { colorScheme, width }: View) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 900 });
  // Axe would measure the colors halfway through a transition.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * A scheme changes nothing but colors, so that every other rule runs once for
 * each width.
 */
const colorRules = ["color-contrast", "link-in-text-block"];

/** One page of each kind: the short run checks these with axe. */
const examples = ["/", "/generate", "/pricing", "/etsy-seo-tips"];

for (const [index, route] of routes.entries()) {
  // The pages take turns in which view they are loaded in; it is the only one
  // that the short run gives to axe.
  const order = views.map(
    (_, step) => views[(index + step) % views.length] ?? views[0],
  );

  test(
    `${route}: hydrates under its strict policy, fits both widths and is accessible`,
    shortIf(examples.includes(route)),
    async ({ page }) => {
      const violations = await watchViolations(page);
      const brokenLists = await watchLists(page);
      const shifts = await watchShifts(page);
      await showAs(page, order[0] ?? views[0]);
      const response = await page.goto(route);
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe-eval");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      await page.waitForFunction(() =>
        Object.keys(document).some((key) => key.startsWith("__reactContainer")),
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));

      await page.waitForLoadState("networkidle");
      expectSteady(route, await shifts());
      expect(await brokenLists()).toEqual([]);

      const checkedWidths = new Set<number>();
      for (const view of order) {
        await showAs(page, view);
        expect(await overflowOf(page), `${view.width} px`).toBeLessThanOrEqual(
          0,
        );
        if (!isFull && view !== order[0]) continue;
        await expectAccessible(
          page,
          checkedWidths.has(view.width) ? { rules: colorRules } : {},
        );
        checkedWidths.add(view.width);
      }

      // A window of 1280 px at 400 %: WCAG 2.2, 1.4.10.
      await page.setViewportSize({ width: 320, height: 256 });
      await expect
        .poll(() => overflowOf(page), "320 px")
        .toBeLessThanOrEqual(0);
      expect(await violations()).toEqual([]);
    },
  );
}

test.describe("translated by the browser", () => {
  // What is sent is made up, and refused.
  test.use({
    allowedComplaints: failedRequest(400, 401, 403, 404, 409, 422, 429),
  });

  for (const route of routes) {
    test(
      `${route}: everything in it can be pressed and filled in`,
      shortIf(route === "/generate"),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(route);
        await translatePage(page);
        await tryEverything(page);
      },
    );
  }
});

test("links: each leads somewhere, except to the four announced articles", async ({
  request,
}) => {
  const idsOf = new Map<string, Set<string>>();
  const linksOf = new Map<string, string[]>();
  for (const route of pages) {
    const html = await (await request.get(route)).text();
    idsOf.set(
      route,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)),
    );
    linksOf.set(
      route,
      [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = ""]) =>
        href.replaceAll("&amp;", "&"),
      ),
    );
  }
  const dead: string[] = [];
  const checked = new Set<string>();
  for (const [route, links] of linksOf) {
    for (const href of links.filter(
      (link) => !/^(https?|mailto):/.test(link),
    )) {
      const { pathname, hash } = new URL(href, `http://here${route}`);
      const ids = idsOf.get(pathname);
      if (hash && !ids?.has(hash.slice(1))) dead.push(`${route} → ${href}`);
      if (ids || checked.has(pathname)) continue;
      checked.add(pathname);
      if (!(await request.get(pathname)).ok()) dead.push(pathname);
    }
  }
  expect(dead.sort()).toEqual([...settledDeadLinks].sort());
});

test("metadata of public pages: complete, unique, and at our address", async ({
  request,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const types = new Set<string>();
  for (const { path } of publicPages) {
    const html = await (await request.get(path)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(
        html,
      )?.[1] ?? "";
    const canonical =
      /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(new URL(canonical).href, path).toBe(new URL(path, baseURL).href);
    expect(new URL(meta("og:url")).href).toBe(new URL(path, baseURL).href);
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(meta("description").length, path).toBeGreaterThan(50);
    expect(meta("description").length, path).toBeLessThanOrEqual(170);
    expect(meta("robots")).not.toContain("noindex");
    titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
    descriptions.add(meta("description"));

    const picture = await request.get(meta("og:image"));
    expect(picture.headers()["content-type"], path).toBe("image/png");
    expect(new URL(meta("og:image")).origin).toBe(new URL(baseURL).origin);

    const blocks = [
      ...html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      ),
    ].map(([, text = ""]) => text);
    expectStructuredData(blocks, new URL(baseURL).origin);
    for (const block of blocks) types.add(JSON.parse(block)["@type"]);
  }
  expect(titles.size).toBe(publicPages.length);
  expect(descriptions.size).toBe(publicPages.length);
  const used = [
    "Article",
    "BreadcrumbList",
    "FAQPage",
    "ItemList",
    "Organization",
    "SoftwareApplication",
    "WebSite",
  ];
  expect([...types].sort()).toEqual(used);
});

test("private pages and pages for developers: noindex", async ({ request }) => {
  const open = [
    ...publicPages.map(({ path }) => path),
    "/signin",
    "/signup",
    "/forgot-password",
  ];
  for (const route of pages.filter((one) => !open.includes(one))) {
    expect(await (await request.get(route)).text(), route).toMatch(
      /<meta name="robots" content="[^"]*noindex/,
    );
  }
});
