import { test } from "@playwright/test";
import { connectOwnShop } from "@/tests/e2e/support/etsy";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";
import { shoot } from "@/tests/shots/support";

const reading = {
  id: "a1",
  state: "reading",
  read: 200,
  total: 512,
  problem: null,
  waitsUntil: null,

  startedAt: "2999-01-01T08:00:00Z",
  endsAt: "2999-01-01T14:00:00Z",
};
const states = {
  reading,
  waiting: {
    ...reading,
    waitsUntil: "2999-01-01T08:05:00Z",
    problem: {
      code: "waiting",
      message: "Etsy asks us to wait. This continues by itself.",
    },
  },
  trouble: {
    ...reading,
    problem: {
      code: "waiting",
      message:
        "Something went wrong here, not on Etsy. It is tried again automatically.",
    },
  },
  closed: {
    ...reading,
    state: "failed",
    read: 0,
    total: null,
    problem: {
      code: "shop_closed",
      message:
        "Etsy can't find your shop: it may be closed or suspended. Open it on Etsy, then try again.",
    },
  },
};

for (const count of [0, 24, 500]) {
  test(`audit of a connected shop with ${count} listings`, async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/audit");
    await page.getByRole("button", { name: "Connect my shop" }).waitFor();
    if (count === 0) await shoot(page, "audit-shop-connect");
    await connectOwnShop(page, count);
    await page.getByRole("button", { name: "Check my shop" }).waitFor();
    if (count === 0) await shoot(page, "audit-shop-start");
    await page.getByRole("button", { name: "Check my shop" }).click();
    const end =
      count === 0
        ? page.getByText("no active listings")
        : page.getByRole("table", { name: "Listings" });
    await end.waitFor();
    await shoot(page, `audit-shop-${count}`, { fullPage: count < 500 });
    if (count !== 24) return;
    await page
      .getByRole("button", { name: "Oak Ring Dish No 7", exact: true })
      .click();
    await page.getByText("Primary color: Brown").waitFor();
    await shoot(page, "audit-shop-detail", { fullPage: false });
    await page.goto("about:blank");
    for (const [name, audit] of Object.entries(states)) {
      await page.route("**/api/audit/shop", (route) =>
        route.fulfill({ json: { audit } }),
      );
      await page.goto("/audit");
      await page
        .getByRole("region", { name: "Your Etsy shop" })
        .getByRole("button")
        .first()
        .waitFor();
      await shoot(page, `audit-shop-${name}`, { fullPage: false });
      await page.unroute("**/api/audit/shop");
    }
  });
}
