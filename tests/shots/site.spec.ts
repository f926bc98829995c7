import { test } from "@playwright/test";
import { shoot } from "@/tests/shots/support";

const pages = {
  landing: "/",
  signin: "/signin",
  signup: "/signup",
  faq: "/faq",
  audit: "/audit",
  "fee-calculator": "/etsy-fee-calculator",
  "listing-checker": "/etsy-listing-checker",
  "tag-generator": "/etsy-tag-generator",
  "title-checker": "/etsy-title-checker",
  "api-docs": "/docs/api",
  "api-errors": "/docs/errors",
  blog: "/blog",
  guide: "/etsy-listing-generator-guide",
  tips: "/etsy-seo-tips",
  photos: "/etsy-photos-and-alt-text",
  competing: "/etsy-listings-that-compete",
  rules: "/etsy-listing-rules",
  examples: "/etsy-listing-examples",
  compare: "/compare",
  terms: "/terms",
  missing: "/nowhere",
  "pricing-visitor": "/pricing",
  "success-unknown": "/success",
  "generate-visitor": "/generate",
  "history-visitor": "/history",
  "batches-visitor": "/batches",
  "changes-visitor": "/changes",
  "keys-visitor": "/settings/keys",
  "apps-visitor": "/settings/apps",
  "authorize-visitor": "/oauth/authorize?client_id=app_none",
  "photos-by-unknown-link": "/u/none",
  "account-visitor": "/settings/account",
  "webhooks-visitor": "/settings/webhooks",
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name}`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await shoot(page, name);
  });
}
