import { brandBuilderPlans } from "@/lib/settings/plans";

// Separate from the other messages: pages that don't mention plans are lighter
// without them.

export const limitReached = {
  title: "Listing Limit Reached",
  description:
    "You've reached your monthly limit. Upgrade your plan to continue.",
  goTo: "/pricing",
} as const;

export const premiumFeature = {
  title: "Premium Feature",
  description: `Shop names and logos are part of the ${brandBuilderPlans} plans.`,
  goTo: "/pricing",
} as const;

/** For a session that ended while a plan was being changed. */
export const planSignInRequired = {
  title: "Sign In Required",
  description: "Please sign in to manage your subscription.",
} as const;

/** For an answer without a code, such as a proxy's error page. */
export const planChangeFailed =
  "Failed to change subscription. Please try again.";
