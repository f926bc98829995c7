import { randomUUID } from "node:crypto";
import { devices, type Page } from "@playwright/test";
import { settingsLinks } from "@/lib/content/navigation";
import { site } from "@/lib/content/site";
import { shopLinks, workspaceLinks } from "@/lib/content/workspace-links";
import { query } from "@/tests/e2e/support/database";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { watchShifts } from "@/tests/e2e/support/shifts";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";

/** Every page with the navigation. */
const pages = [
  ...new Set(
    [...workspaceLinks, ...shopLinks, ...settingsLinks].map(({ href }) => href),
  ),
];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const navigation = (page: Page) =>
  page.getByRole("navigation", { name: "Workspace" });
const entry = (page: Page, name: string) =>
  navigation(page).getByRole("link", { name: new RegExp(`^${name}`) });

async function write(page: Page, form: object) {
  const response = await page.request.post("/api/generate-listing", {
    multipart: { formData: JSON.stringify(form) },
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Idempotency-Key": randomUUID(),
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const labels = new Map(
  [...settingsLinks, ...workspaceLinks, ...shopLinks].map(({ href, label }) => [
    href,
    label,
  ]),
);

/**
 * Where a page has another heading: the specification's, and that of the first
 * page of several.
 */
const otherHeadings: Record<string, string> = {
  "/dashboard": "Dashboard",
  "/generate": "Listing Generator",
  "/history": "Generation History",
  "/settings/account": "Account",
};

/** What a link to a page may say beside its name: what is done there. */
const sentences: Record<string, string[]> = {
  "/dashboard": ["Plan and usage"],
  "/generate": [
    "Generate Listing",
    "Create Your First Listing",
    "Write your first listing",
  ],
  "/history": [
    "All",
    "View History",
    "All listings",
    "Open my listings",
    "Open your listings",
    "Bring it to Etsy",
  ],
  "/batches": ["Write a Batch"],
  "/shop": ["Set up your shop", "Set Up Your Shop"],
  "/audit": ["Audit Your Shop"],
  "/settings/apps": ["connected apps"],
};

/** Links that call a page by a name that the navigation doesn't have for it. */
async function strangeNames(page: Page) {
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .filter((link) => !link.closest("nav"))
        .filter(({ search, hash }) => search === "" && hash === "")
        .map(({ pathname, textContent }) => ({
          pathname,
          name: textContent?.trim() ?? "",
        })),
    );
  return links.filter(
    ({ pathname, name }) =>
      labels.has(pathname) &&
      ![labels.get(pathname), ...(sentences[pathname] ?? [])].includes(name),
  );
}

/** Addresses by how many presses it takes: one, or two behind a menu. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>("header a, nav a"),
    ];
    const toPath = ({ href }: HTMLAnchorElement) => new URL(href).pathname;
    const isSeen = (link: HTMLAnchorElement) => link.checkVisibility();
    const isBehindMenu = (link: HTMLAnchorElement) =>
      link.closest("details:not([open])")?.checkVisibility() ?? false;
    return {
      one: links.filter(isSeen).map(toPath),
      two: links.filter(isBehindMenu).map(toPath),
    };
  });

for (const [where, viewport] of [
  ["on a phone", phone],
  ["on a tablet", { width: 768, height: 1024 }],
  ["at a desk", desk],
] as const) {
  test(`${where}: each page is at most two presses from each other one, says where it is, and nothing moves`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await signInAsStandardSeller(page);
    await write(page, { productName: "Oak ring dish", materials: "oak" });
    const shifts = await watchShifts(page);
    const links = new Map<string, Awaited<ReturnType<typeof linksOf>>>();
    for (const path of pages) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expect(page.locator(".animate-pulse"), path).toHaveCount(0);
      links.set(path, await linksOf(page));
      expect(await strangeNames(page), path).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(
        otherHeadings[path] ?? labels.get(path) ?? "",
      );
      await expect(navigation(page), path).toHaveCount(1);
      const current = navigation(page).locator("[aria-current]:visible");
      await expect(current, path).toHaveCount(1);
      const isPage = (await current.getAttribute("href")) === path;
      await expect(current).toHaveAttribute(
        "aria-current",
        isPage ? "page" : "true",
      );
      const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
      expect(moved, path).toBeLessThanOrEqual(0.05);
      await expectAccessible(page);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        ),
        path,
      ).toBeLessThanOrEqual(0);
    }
    const inOne = (from: string) => links.get(from)?.one ?? [];
    const tooFar = pages.flatMap((from) =>
      pages.filter(
        (to) =>
          ![from, ...inOne(from), ...(links.get(from)?.two ?? [])].includes(
            to,
          ) && !inOne(from).some((stop) => inOne(stop).includes(to)),
      ),
    );
    expect(tooFar).toEqual([]);
  });
}

/** Thirty listings with blanks and claims, of a batch, and two stopped drafts. */
async function writeMany(page: Page) {
  await signInAsStandardSeller(page);
  const rows = Array.from({ length: 30 }, (_, at) => ({
    form: {
      productName: `Oak ring dish ${at}`,
      materials: at % 3 === 0 ? "oak" : "oak; sterling silver",
    },
  }));
  const created = await page.request.post("/api/batches", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { name: "Autumn dishes", rows },
  });
  const { id } = await created.json();
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/api/batches/${id}`)).json()).state,
      { timeout: 120_000 },
    )
    .toBe("done");
  await query(
    `INSERT INTO "Publication" ("userId", "listingId", "etsyShopId", "choices", "sent", "steps", "state", "problem", "stoppedAt")
     SELECT "userId", "listingId", "listingId", '{}', '{}', '[]', 'failed', '{"code": "refused", "message": "Etsy refused it."}', now()
     FROM "BatchRow" WHERE "batchId" = $1::uuid ORDER BY position LIMIT 2`,
    [id],
  );
}

for (const [where, viewport] of [
  ["on a phone", phone],
  ["at a desk", desk],
] as const) {
  test(`${where}, with a lot: nothing moves on the first page, nor in the sheet while it is read and claims are settled`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await writeMany(page);
    const shifts = await watchShifts(page);
    let before = 0;
    const expectStill = async (step: string, isNew = false) => {
      const all = await shifts();
      const sum = all.reduce((total, { value }) => total + value, 0);
      const moved = sum - (isNew ? 0 : before);
      expect(moved, `${step}: ${JSON.stringify(all)}`).toBeLessThanOrEqual(
        0.05,
      );
      before = sum;
    };
    await page.goto("/dashboard");
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("2 drafts stopped")).toBeVisible();
    await expectStill("first page", true);
    await page.goto("/history?points=open");
    await page.waitForLoadState("networkidle");
    await expectStill("history", true);
    await page.getByRole("checkbox", { name: "Select all shown" }).check();
    await expectStill("selection");
    const blanks = page.getByRole("heading", { name: "Blanks" });
    await page.getByRole("button", { name: "Edit together" }).click();
    await blanks.waitFor();
    await expectStill("opened");
    await page.reload();
    await blanks.waitFor();
    await page.waitForLoadState("networkidle");
    await expectStill("loaded", true);
    // Later than what a press excuses.
    await page.route("**/api/listings/sheet", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.getByRole("button", { name: /^Confirm “/ }).click();
    await expect(page.getByText(/^Confirmed in \d+ listings$/)).toBeVisible();
    await expect(page.getByText("No claim is open.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectStill("confirmed");
    await expectAccessible(page);
  });
}

test("a visitor: sees no navigation, asks for nothing, and nothing moves", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const shifts = await watchShifts(page);
  for (const path of ["/generate", "/audit", "/shop-name-generator"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(navigation(page)).toHaveCount(0);
    const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
    expect(moved, path).toBeLessThanOrEqual(0.05);
  }
  expect(asked.filter((url) => url.includes("/api/user/"))).toEqual([]);
});

test("before any script is there: the seller has the navigation in its place", async ({
  page,
}) => {
  await signInAsNewSeller(page);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/history", { waitUntil: "domcontentloaded" });
  await expect(entry(page, "Listings")).toBeVisible();
  await expect(entry(page, "Listings")).toHaveAttribute("aria-current", "page");
  const before = await navigation(page).boundingBox();
  release();
  await page.waitForLoadState("networkidle");
  expect(await navigation(page).boundingBox()).toEqual(before);
});

test("the number that waits is gone by looking, on every device", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewSeller(page);
  await write(page, { productName: "Oak ring dish", materials: "oak" });
  await page.goto("/batches");
  await expect(entry(page, "Listings")).toHaveAccessibleName(
    /^Listings ?1 waiting$/,
  );
  const told = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/user/waiting") &&
      response.request().method() === "PUT",
  );
  await entry(page, "Listings").click();
  expect((await told).status()).toBe(204);
  await expect(entry(page, "Listings")).toHaveAccessibleName("Listings");

  const other = await browser.newContext({
    ...devices["Pixel 7"],
    ...(baseURL !== undefined && { baseURL }),
    storageState: await page.context().storageState(),
    serviceWorkers: "block",
  });
  const second = await other.newPage();
  await second.goto("/dashboard");
  const waits = second.getByRole("region", { name: "What waits for you" });
  await waits.getByRole("link", { name: /^Oak ring dish/ }).waitFor();
  await expect(entry(second, "Listings")).toHaveAccessibleName("Listings");
  await waits.getByRole("link", { name: /^Oak ring dish/ }).tap();
  await expect(second).toHaveURL(/\/history\?open=\d+$/);
  await other.close();

  await write(page, { productName: "Speckled mug", materials: "stoneware" });
  await page.goto("/batches");
  await expect(entry(page, "Listings")).toHaveAccessibleName(
    /^Listings ?1 waiting$/,
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true });

  /** The lowest that is shown of what sticks to the bottom. */
  const bottomOf = async (page: Page, text: string) => {
    const box = await page.getByText(text).last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const topOfBar = async (page: Page) =>
    (await entry(page, "Home").boundingBox())?.y ?? 0;

  test("what sticks to the bottom stands above the bar", async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/generate");
    await expect(entry(page, "Home")).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(page, "Generate Listing")).toBeLessThanOrEqual(
      await topOfBar(page),
    );
    await page.goto("/shop");
    await page.getByRole("button", { name: "Save my shop" }).waitFor();
    await page
      .getByLabel(/materials/i)
      .first()
      .fill("oak");
    await page
      .getByLabel(/materials/i)
      .first()
      .blur();
    await expect(entry(page, "Home")).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const bottom = await bottomOf(page, "Save my shop");
        return bottom <= (await topOfBar(page));
      })
      .toBe(true);

    await write(page, { productName: "Oak ring dish", materials: "oak" });
    await page.goto("/history");
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .tap();
    const undo = page.locator('[data-slot="undo-notice"]');
    await undo.waitFor();
    const notice = await undo.boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(
      await topOfBar(page),
    );
    // The end of the page can be read.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.getByText(site.etsyNotice).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(
      await topOfBar(page),
    );
  });

  /** Whether the start of the field is on top, and in the window. */
  function isSeen(field: Element) {
    const { left, top, width, height } = field.getBoundingClientRect();
    const line = Math.min(height, 40) / 2;
    const seen = document.elementFromPoint(left + width / 2, top + line);
    return seen !== null && (field.contains(seen) || seen.contains(field));
  }

  test("while something is typed nothing covers the field, and the bar comes back", async ({
    page,
  }) => {
    await signInAsNewSeller(page);
    for (const path of ["/generate", "/shop"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expect(entry(page, "Home")).toBeInViewport({ ratio: 1 });
      // What a keyboard leaves of the window.
      await page.setViewportSize({ width: 390, height: 440 });
      const fields = page.locator(
        "main :is(input[type=text], textarea, select):visible",
      );
      expect(await fields.count(), path).toBeGreaterThan(2);
      for (const field of await fields.all()) {
        await field.focus();
        await expect(entry(page, "Home")).not.toBeInViewport();
        // The page scrolls smoothly.
        await expect
          .poll(() => field.evaluate(isSeen), { message: path })
          .toBe(true);
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.setViewportSize(phone);
      await expect(entry(page, "Home")).toBeInViewport({ ratio: 1 });
    }
  });

  /** What a keyboard does to the part of the page that is seen. */
  const see = (page: Page, height: number) =>
    page.evaluate((visible) => {
      const view = window.visualViewport;
      if (!view) throw new Error("This browser has no visual viewport.");
      Object.defineProperty(view, "height", {
        configurable: true,
        value: visible,
      });
      view.dispatchEvent(new Event("resize"));
    }, height);

  test("a keyboard that goes without the focus: the bar comes back, and gives way again to the next one", async ({
    page,
  }) => {
    await signInAsNewSeller(page);
    await page.goto("/generate");
    await page.waitForLoadState("networkidle");
    const home = entry(page, "Home");
    await expect(home).toBeInViewport({ ratio: 1 });
    const name = page.getByLabel("Product name");
    await name.focus();
    await expect(home).not.toBeInViewport();
    await see(page, 508);
    await expect(home).not.toBeInViewport();
    await see(page, phone.height);
    await expect(home).toBeInViewport({ ratio: 1 });
    await expect(name).toBeFocused();
    await see(page, 508);
    await expect(home).not.toBeInViewport();
    await see(page, phone.height);
    await expect(home).toBeInViewport({ ratio: 1 });
    await page.getByLabel("Materials").focus();
    await expect(home).not.toBeInViewport();
  });

  test("the sheet above a keyboard: nothing covers the blank that is typed into", async ({
    page,
  }) => {
    await signInAsNewSeller(page);
    for (const productName of ["Oak ring dish", "Speckled mug"])
      await write(page, { productName });
    await page.goto("/history");
    await page.getByRole("checkbox", { name: "Select all shown" }).check();
    await page.getByRole("button", { name: "Edit together" }).tap();
    const field = page
      .getByRole("region", { name: "Blanks" })
      .getByRole("textbox");
    await field.waitFor();
    // What a keyboard leaves of the window.
    await page.setViewportSize({ width: 390, height: 400 });
    const place = page.getByText(/^\d+ of \d+$/);
    const [, total = "0"] =
      /of (\d+)/.exec((await place.textContent()) ?? "") ?? [];
    expect(Number(total)).toBeGreaterThan(1);
    for (let at = 1; at <= Number(total); at += 1) {
      await expect(place).toHaveText(`${at} of ${total}`);
      await field.focus();
      await expect(entry(page, "Home")).not.toBeInViewport();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect.poll(() => field.evaluate(isSeen)).toBe(true);
      await field.fill(`value ${at}`);
      await field.press("Enter");
    }
    // After a save the way back stands at the bottom; not above the keyboard.
    await page.getByRole("button", { name: /^Save \d+ blanks/ }).tap();
    await expect(page.locator('[data-slot="undo-notice"]')).toBeVisible();
    const tags = page.getByRole("combobox", { name: "Tags" });
    await tags.focus();
    await expect(tags).toBeInViewport({ ratio: 1 });
    await expect.poll(() => tags.evaluate(isSeen)).toBe(true);
  });
});
