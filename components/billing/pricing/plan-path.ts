import type { Tier } from "@/lib/settings/plans";

/** The pricing page with an offer of this plan. */
export const planPath = (tier: Tier) => `/pricing?plan=${tier}`;

/** Where a visitor signs in to continue with this plan. */
export const signInForPlan = (tier: Tier) =>
  `/signin?callbackUrl=${encodeURIComponent(planPath(tier))}`;

/** These two are functions of their own so that tests can replace them. */
export const reloadPage = () => window.location.reload();
export const openPage = (address: string) => window.location.assign(address);
