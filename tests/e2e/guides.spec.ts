import { guides } from "@/lib/content/guides/guides";
import { listingRules } from "@/lib/content/listing-rules";
import { rulesPage } from "@/lib/content/rules-page";
import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";
import { isFull, onlyFull } from "@/tests/e2e/support/full";
import { watchShifts } from "@/tests/e2e/support/shifts";

test.use({ allowedComplaints: failedRequest(404) });

test("a reader opens a guide, jumps to a section and checks a title, without any request", async ({
  page,
}) => {
  await page.goto("/blog");
  await page
    .getByRole("region", { name: "Featured Guides" })
    .getByRole("link", { name: "Etsy SEO Tips" })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Etsy SEO Tips" }),
  ).toBeVisible();

  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: /^Titles/ })
    .click();
  await expect(
    page.getByRole("heading", { name: "Titles: shorter than you were taught" }),
  ).toBeInViewport();

  const checker = page.getByRole("region", { name: "Try your own title" });
  await checker.scrollIntoViewIfNeeded();
  const field = checker.getByRole("textbox");
  await expect(field).toBeEditable();

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await field.fill("Lavender Soy Candle in Amber Glass Jar, 8 oz");
  await expect(checker.getByRole("status")).toHaveText(
    "Nothing here that Etsy would refuse.",
  );
  await field.fill("LAVENDER SOY CANDLE");
  await expect(checker.getByRole("status")).toHaveText(
    "Etsy would refuse this for one reason.",
  );
  expect(sent).toEqual([]);
});

test("a seller compares her listings in a guide, without any request", async ({
  page,
}) => {
  await page.goto("/etsy-listings-that-compete");
  const tool = page.getByRole("region", { name: "Compare listings" });
  await tool.scrollIntoViewIfNeeded();
  const field = tool.getByRole("textbox");
  await expect(field).toBeEditable();
  await expect(tool.getByRole("status")).toHaveText(
    "Of 4 listings, 2 compete.",
  );

  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/_next/static/")) sent.push(request.url());
  });
  await field.fill(
    "Oak Ring Dish\nring dish, oak dish, jewelry tray\n\nWool Scarf\nwool scarf, knit scarf, winter scarf",
  );
  await expect(tool.getByRole("status")).toHaveText(
    "None of these 2 listings compete.",
  );
  expect(sent).toEqual([]);
});

for (const { slug } of guides) {
  test(`${slug}.md: the guide as Markdown, with its page as the original`, async ({
    request,
    page,
  }) => {
    const answer = await request.get(`/${slug}.md`);
    expect(answer.headers()["content-type"]).toBe(
      "text/markdown; charset=utf-8",
    );
    expect(answer.headers().link).toMatch(
      new RegExp(`/${slug}>; rel="canonical"`),
    );
    await page.goto(`/${slug}`);
    const [heading = ""] = (await answer.text()).split("\n");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      heading.replace("# ", ""),
    );
    await expect(
      page.locator('link[rel="alternate"][type="text/markdown"]'),
    ).toHaveAttribute("href", new RegExp(`/${slug}\\.md$`));
  });
}

test("listing rules: the page has every rule of its JSON, at its own address", async ({
  request,
  page,
}) => {
  const { rules } = await (await request.get(rulesPage.jsonPath)).json();
  expect(rules).toEqual(listingRules);
  await page.goto(`${rulesPage.path}#tag_too_long`);
  await expect(page.locator("#tag_too_long")).toBeInViewport();
  const ids = await page
    .locator("article[id]")
    .evaluateAll((entries) => entries.map(({ id }) => id));
  expect(ids.sort()).toEqual(rules.map(({ id }: { id: string }) => id).sort());
});

for (const [path, width, details] of [
  ["/etsy-seo-tips", 1280, onlyFull],
  ["/etsy-seo-tips", 390, {}],
  ["/etsy-listing-generator-guide", 1280, onlyFull],
  ["/etsy-listing-generator-guide", 390, onlyFull],
  ["/etsy-photos-and-alt-text", 1280, onlyFull],
  ["/etsy-photos-and-alt-text", 390, onlyFull],
  ["/etsy-listings-that-compete", 1280, onlyFull],
  ["/etsy-listings-that-compete", 390, onlyFull],
] as const) {
  test(
    `${path} at ${width} px: each link of “On this page” stops at its section`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const contents = page.getByRole("navigation", {
        name: "On this page",
        includeHidden: true,
      });
      const hrefs = await contents
        .first()
        .getByRole("link", { includeHidden: true })
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute("href") ?? ""),
        );
      expect(hrefs.length).toBeGreaterThan(8);
      const missed: string[] = [];
      for (const href of hrefs.filter((_, at) => isFull || at % 8 === 4)) {
        // Heights that were seen are known, so each is followed in a page that
        // was just opened.
        await page.goto(path);
        await page.evaluate(async (id) => {
          document
            .querySelector<HTMLElement>(`nav li a[href="${id}"]`)
            ?.click();
          // The page scrolls smoothly: it has stopped when it stays where it is
          // for a while.
          for (let [at, still] = [-1, 0]; still < 20; ) {
            await new Promise(requestAnimationFrame);
            still = scrollY === at ? still + 1 : 0;
            at = scrollY;
          }
        }, href);
        const [top, isAtEnd] = await page.locator(href).evaluate((section) => {
          const { scrollHeight, scrollTop, clientHeight } =
            document.documentElement;
          const heading = section.querySelector("h2") ?? section;
          return [
            heading.getBoundingClientRect().top,
            scrollTop + clientHeight >= scrollHeight - 1,
          ];
        });
        if (top < 0 || (top > 200 && !isAtEnd))
          missed.push(`${href}: ${Math.round(top)} px`);
      }
      expect(missed).toEqual([]);
    },
  );
}

test("layout that is put off: only in browsers that keep what is read in its place", async ({
  page,
}) => {
  await page.goto("/etsy-seo-tips");
  const found = await page.evaluate(() => {
    const guarded: boolean[] = [];
    function collect(rules: CSSRuleList, isGuarded: boolean) {
      for (const rule of rules) {
        const isGuard =
          rule instanceof CSSSupportsRule &&
          /overflow-anchor:\s*auto/.test(rule.conditionText);
        const { style } = rule as CSSStyleRule;
        if (style?.getPropertyValue("content-visibility") === "auto")
          guarded.push(isGuarded);
        if ("cssRules" in rule)
          collect(rule.cssRules as CSSRuleList, isGuarded || isGuard);
      }
    }
    for (const { cssRules } of document.styleSheets) collect(cssRules, false);
    return guarded;
  });
  expect(found.length).toBeGreaterThan(0);
  expect(found).not.toContain(false);
});

test("the checker becomes interactive without layout shift", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto("/etsy-listing-generator-guide");
  const checker = page.getByRole("region", { name: "Check a listing" });
  const height = async () => (await checker.boundingBox())?.height;
  const before = await height();
  await checker.scrollIntoViewIfNeeded();
  await expect(checker.getByRole("textbox")).toBeEditable();
  expect(await height()).toBe(before);
  expect(await shifts()).toEqual([]);
});

test("without JavaScript: a guide and its checked example are readable", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/etsy-seo-tips");
  await expect(
    page.getByText("Etsy would refuse this for one reason."),
  ).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: "How Etsy Search Works, Etsy Seller Handbook" }),
  ).toBeVisible();
  await context.close();
});

test(
  "an announced article leads to the help page",
  onlyFull,
  async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: "Etsy Algorithm 2025" }).click();
    await expect(
      page.getByRole("heading", { name: "404 Page Not Found" }),
    ).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "Etsy SEO Tips" }),
    ).toBeVisible();
  },
);

test("the test pages show the entered text", onlyFull, async ({ page }) => {
  await page.goto("/test-form");
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Test Success")).toBeVisible();

  await page.goto("/ultra-minimal");
  await page.getByLabel("Text").fill("hello");
  const dialog = page.waitForEvent("dialog").then(async (shown) => {
    await shown.accept();
    return shown.message();
  });
  await page.getByRole("button", { name: "Show" }).click();
  expect(await dialog).toBe("hello");
});
