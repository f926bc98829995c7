import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/fixtures";

test.use({ viewport: { width: 390, height: 844 } });

/** What the page asks for from now on, but for scripts of ours. */
function watchRequests(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/_next/static/")) sent.push(request.url());
  });
  return sent;
}

const isWithin = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth <= window.innerWidth,
  );

test("a seller drops Etsy's file, repairs what is refused and reads the rule", async ({
  page,
}) => {
  await page.goto("/blog");
  await page
    .getByRole("main")
    .getByRole("link", { name: "listing checker" })
    .click();
  const tool = page.getByRole("region", { name: "Check a listing" });
  const field = tool.getByRole("textbox");
  await field.click();
  await expect(field).toBeEditable();

  const sent = watchRequests(page);
  await tool.getByLabel("Open a file").setInputFiles({
    name: "EtsyListingsDownload.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS\n"Oak Ring Dish","A small oak dish.",12.00,USD,3,"ring_dish,oak_&_wood","oak"\n',
    ),
  });
  await expect(field).toHaveValue(/ring dish, oak & wood/);
  await expect(
    tool.getByText("Etsy would refuse this for one reason."),
  ).toBeVisible();
  await expect(tool.getByRole("meter", { name: "Score" })).toHaveAttribute(
    "aria-valuetext",
    /of 100/,
  );
  await tool
    .getByRole("button", { name: "Repair what Etsy would refuse" })
    .click();
  await expect(
    tool.getByText("Nothing here that Etsy would refuse."),
  ).toBeVisible();
  await tool.getByRole("button", { name: "Undo the change" }).click();
  expect(sent).toEqual([]);
  expect(await isWithin(page)).toBe(true);

  await tool.getByRole("link", { name: /^Rule: / }).click();
  await expect(page).toHaveURL(/\/etsy-listing-rules#tag_character$/);
  await expect(page.locator("#tag_character")).toBeInViewport();
});

test("facts become tags: by keyboard one is exchanged, and all are copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/etsy-tag-generator");
  const tool = page.getByRole("region", { name: "Make tags from facts" });
  const product = tool.getByLabel("What is it?");
  await product.click();
  await expect(product).toBeEditable();

  const sent = watchRequests(page);
  await product.fill("ribbed wool scarf");
  await tool.getByLabel("What else is it called?").fill("muffler");
  const none = tool.getByRole("button", { name: "Take all out" });
  await none.focus();
  await page.keyboard.press("Enter");
  await expect(tool.getByText(/^0 of 13 tags chosen/)).toBeVisible();

  await tool.getByRole("button", { name: /rustic scarf/ }).press("Space");
  await tool.getByRole("button", { name: /gift for mom/ }).press("Enter");
  await expect(
    tool.getByRole("button", { name: /kitchen scarf/ }),
  ).toContainText("shares “scarf” with 1");
  await tool.getByRole("button", { name: "Copy 2 tags" }).click();
  await expect(tool.getByText("Copied 2 tags")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "rustic scarf, gift for mom",
  );
  expect(sent).toEqual([]);
  expect(await isWithin(page)).toBe(true);
});

test("a title: refused, then shortened, and what a phone leaves of it", async ({
  page,
}) => {
  await page.goto("/etsy-seo-tips");
  await page
    .getByRole("main")
    .getByRole("link", { name: "title checker" })
    .click();
  const tool = page.getByRole("region", { name: "Check a title" });
  const field = tool.getByRole("textbox");
  await field.click();
  await expect(field).toBeEditable();

  const sent = watchRequests(page);
  await field.fill("OAK RING DISH");
  await expect(tool.getByRole("status")).toHaveText(
    "Etsy would refuse this for one reason.",
  );
  await field.fill("Oak Ring Dish with Beveled Edge, Oiled, 4 Inches Wide");
  await expect(tool.getByRole("status")).toHaveText(
    "Nothing here that Etsy would refuse.",
  );
  await expect(
    tool.getByText("Oak Ring Dish with Beveled Edge, Oiled,…"),
  ).toBeVisible();
  await expect(
    tool.getByRole("meter", { name: "Points of the title" }),
  ).toBeAttached();
  expect(sent).toEqual([]);
  expect(await isWithin(page)).toBe(true);
});
