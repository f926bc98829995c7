import type { Tier } from "@/lib/billing/plans";

/** The pricing page as it offers this plan once more. */
export const planPath = (tier: Tier) => `/pricing?plan=${tier}`;

/** Where a visitor signs in who wants this plan, to come back to it. */
export const signInForPlan = (tier: Tier) => `/signin?callbackUrl=${encodeURIComponent(planPath(tier))}`;
