import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { sandbox } from "@/tests/e2e/support/fixtures";
import { holdStill } from "@/tests/shots/hold-still";

const heights = { 390: 844, 768: 1024, 1440: 900 };
const chosen = process.env.SHOTS_WIDTHS?.split(",");
const widths = Object.entries(heights).filter(
  ([width]) => chosen?.includes(width) ?? true,
);
const ours = { "Sec-Fetch-Site": "same-origin" };

type Options = {
  fullPage?: boolean /** Pixels, in place of the usual. */;
  height?: number;
  inView?: Locator;
};

/**
 * Photographs what the page shows, whole or as much as fits the window, at
 * three widths, light and dark.
 */
export async function shoot(
  page: Page,
  name: string,
  { fullPage = true, height = 0, inView }: Options = {},
) {
  // Nothing is under the pointer.
  await page.mouse.move(0, 0);
  for (const [width, usual] of widths) {
    await page.setViewportSize({
      width: Number(width),
      height: height || usual,
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const release = await holdStill(page);
      if (fullPage)
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await inView?.evaluate((element) =>
        element.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      // Being photographed whole makes the window so high, which some of a page
      // answers to only afterwards.
      if (fullPage && colorScheme === "light")
        await page.screenshot({ fullPage, type: "jpeg", quality: 1 });
      await page.screenshot({
        path: `shots/${name}-${width}-${colorScheme}.png`,
        fullPage,
        animations: "disabled",
      });
      await release();
    }
  }
}

/** As one of the users of `npm run seed`. */
export async function signInAs(page: Page, name: string) {
  const data = { email: `${name}@example.com`, password: "Listwright-2026" };
  const answer = await page.request.post("/api/auth/signin", {
    data,
    headers: ours,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * Has the sample writer write so slowly that the page can be photographed
 * meanwhile.
 */
export async function slowDown(request: APIRequestContext, product: string) {
  const data = {
    service: "anthropic",
    match: product,
    mode: "pace",
    firstTokenMs: 300,
    tokensPerSecond: 24,
  };
  expect((await request.post(`${sandbox}/faults`, { data })).ok()).toBe(true);
}
