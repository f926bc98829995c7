import { byBilling } from "@/lib/settings/installation";
import { brandBuilderPlans } from "@/lib/settings/plans";

// Separate from the other messages: pages that don't mention plans are lighter
// without them.

const limitTitle = "Listing Limit Reached";

/**
 * Without a description where the server's sentence says it all: when the month
 * starts anew.
 */
export const limitReached = byBilling(
  {
    title: limitTitle,
    description:
      "You've reached your monthly limit. Upgrade your plan to continue.",
    goTo: "/pricing" as const,
  },
  { title: limitTitle, description: null, goTo: null },
);

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
