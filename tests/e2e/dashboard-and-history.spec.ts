import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { createPhonePhoto } from "@/tests/support/phone-photo";

const ours = { "Sec-Fetch-Site": "same-origin" };

async function generate(
  page: Page,
  form: Record<string, unknown>,
  photo?: Buffer,
) {
  const image = photo && {
    image: { name: "a.jpg", mimeType: "image/jpeg", buffer: photo },
  };
  const multipart = { formData: JSON.stringify(form), ...image };
  const answer = await page
    .context()
    .request.post("/api/generate-listing", { headers: ours, multipart });
  expect(answer.status(), await answer.text()).toBe(200);
}

const names = (page: Page) =>
  page.getByRole("listitem").getByRole("heading", { level: 2 });

test.describe("a returning seller", () => {
  test.use({ allowedComplaints: failedRequest(404, 503) });

  test("first listing, history search, use again, delete and export", async ({
    page,
  }) => {
    const email = await signInAsNewSeller(page);
    await page.goto("/dashboard");
    await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Your first three steps" }),
    ).toBeVisible();
    await generate(
      page,
      { productName: "Blue stoneware mug", category: "home_living" },
      await createPhonePhoto(),
    );
    await page.getByRole("button", { name: "Refresh" }).click();
    const waits = page.getByRole("region", { name: "What waits for you" });
    await expect(
      waits.getByRole("link", { name: /^Blue stoneware mug/ }),
    ).toBeVisible();
    await generate(page, {
      productName: "Silver ring",
      category: "jewelry",
      colors: ["Silver"],
    });
    await generate(page, {
      productName: "Apron",
      category: "clothing",
      materials: "linen",
    });

    await page.getByRole("button", { name: "Refresh" }).click();
    await waits.getByRole("link", { name: /^Silver ring/ }).click();
    await expect(page).toHaveURL(/\/history\?open=\d+$/);
    await expect(page.getByRole("toolbar", { name: "Listing" })).toBeVisible();
    await page.getByRole("button", { name: "Hide Silver ring" }).click();
    await expect(page.getByText("3 listings")).toBeVisible();
    await expect(names(page)).toHaveText([
      "Apron",
      "Silver ring",
      "Blue stoneware mug",
    ]);

    await page.getByLabel("Sort").selectOption("Name");
    await expect(names(page)).toHaveText([
      "Apron",
      "Blue stoneware mug",
      "Silver ring",
    ]);
    await page.getByLabel("Search your listings").fill("STONE blu");
    await expect(names(page)).toHaveText(["Blue stoneware mug"]);
    await page.reload();
    await expect(names(page)).toHaveText(["Blue stoneware mug"]);
    await expect(page.getByLabel("Search your listings")).toHaveValue(
      "STONE blu",
    );
    await page.getByLabel("Category").selectOption("Jewelry");
    await expect(
      page.getByRole("heading", { name: "No matching listings" }),
    ).toBeVisible();
    await page.goBack();
    await expect(names(page)).toHaveText(["Blue stoneware mug"]);

    await page
      .getByRole("button", { name: "Duplicate Blue stoneware mug" })
      .click();
    await expect(page).toHaveURL(/\/generate$/);
    await expect(page.getByLabel("Product name")).toHaveValue(
      "Blue stoneware mug",
    );
    await page.goBack();

    await page
      .getByRole("button", { name: "Delete Blue stoneware mug" })
      .click();
    await expect(
      page.getByRole("heading", { name: "No matching listings" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(names(page)).toHaveText(["Blue stoneware mug"]);
    await page.reload();
    await expect(names(page)).toHaveText(["Blue stoneware mug"]);

    await page.goto("/history");
    await page.getByRole("checkbox", { name: "Select Apron" }).check();
    await page.getByRole("checkbox", { name: "Select Silver ring" }).check();
    await page.getByRole("button", { name: "Export" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: /^CSV for spreadsheets/ }).click();
    const csv = readFileSync(await (await saving).path(), "utf8");
    expect(csv).toMatch(/^\uFEFFid,product_name,.*\r\n\d+,"Apron",/);
    await page
      .getByRole("toolbar", { name: "Selection" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(page.getByText("Deleted 2 listings")).toBeVisible();
    await expect(names(page)).toHaveText(["Blue stoneware mug"]);
    await page.reload();
    await expect(page.getByText("1 listing", { exact: true })).toBeVisible();
    await page.goto("/dashboard");
    await expect(
      page.getByRole("meter", { name: "Listings left this month" }),
    ).toHaveAttribute("aria-valuetext", "2 of 5 listings");
  });

  test(
    "two tabs and a server that fails occasionally",
    onlyFull,
    async ({ page, context }) => {
      await signInAsNewSeller(page);
      await generate(page, { productName: "Walnut board" });
      await generate(page, { productName: "Linen apron" });
      await page.goto("/history");
      const other = await context.newPage();
      await other.goto("/history");
      await expect(names(other)).toHaveText(["Linen apron", "Walnut board"]);
      await page.getByRole("button", { name: "Delete Walnut board" }).click();
      await expect(page.getByText("Deleted: Walnut board")).toBeVisible();
      await other.getByRole("button", { name: "View Walnut board" }).click();
      await expect(
        other.getByText(/This listing was deleted elsewhere/),
      ).toBeVisible();
      await other.getByRole("button", { name: "Delete Walnut board" }).click();
      await expect(
        other.getByText("Already deleted: Walnut board"),
      ).toBeVisible();
      await expect(names(other)).toHaveText(["Linen apron"]);
      await other.close();

      const isDown = {
        status: 503,
        json: { code: "unavailable", message: "Please try again in a moment." },
      };
      await page.route(
        /\/api\/(listings\/history|subscription-status)/,
        (route) => route.fulfill(isDown),
      );
      await page.getByLabel("Sort").selectOption("Oldest first");
      await expect(
        page.getByText("Your history could not be refreshed"),
      ).toBeVisible();
      await expect(names(page)).toHaveText(["Linen apron"]);
      await page.unrouteAll();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(
        page.getByText("Your history could not be refreshed"),
      ).toBeHidden();

      await page.goto("/dashboard");
      const recent = page.getByRole("region", { name: "Recent listings" });
      await expect(
        recent.getByRole("link", { name: /^Linen apron/ }),
      ).toBeVisible();
      await page.route(
        /\/api\/(listings\/history|subscription-status)/,
        (route) => route.fulfill(isDown),
      );
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(
        page.getByText("We can't reach your account right now"),
      ).toBeVisible();
      await expect(
        recent.getByRole("link", { name: /^Linen apron/ }),
      ).toBeVisible();
    },
  );
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test(
    "the dashboard and the history fit the screen, and every control is reachable",
    onlyFull,
    async ({ page }) => {
      await signInAsNewSeller(page);
      await generate(page, {
        productName:
          "A very long product name that goes on and on, hand thrown by a potter",
      });
      for (const path of ["/dashboard", "/history"]) {
        await page.goto(path);
        await expect(
          page.getByText(/^A very long product name/).first(),
        ).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
      await page.getByRole("checkbox", { name: /^Select A very long/ }).tap();
      await page
        .getByRole("toolbar", { name: "Selection" })
        .getByRole("button", { name: "Delete" })
        .tap();
      await page.getByRole("button", { name: "Undo" }).tap();
      await expect(
        page.getByRole("button", { name: /^View A very long/ }),
      ).toBeInViewport();
    },
  );
});
