import type { Page } from "@playwright/test";
import { query } from "@/tests/e2e/support/database";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";

const monthlyListings = 30;

/**
 * A new seller, signed in, with the standard plan and so many listings left
 * this month; the email address.
 */
export async function signInAsStandardSeller(
  page: Page,
  left = monthlyListings,
) {
  const email = await signInAsNewSeller(page);
  await query(
    `WITH seller AS (
       UPDATE "User" SET "subscriptionTier" = 'standard', "subscriptionExpiresAt" = now() + interval '20 days'
       WHERE email = $1 RETURNING id
     )
     INSERT INTO "Usage" ("userId", period, used) SELECT id, listing_period(), $2 FROM seller`,
    [email, monthlyListings - left],
  );
  return email;
}
