import { ApiError } from "@/lib/api-client";

export const brandPath = "/shop-name-generator";

export type Failure = {
  title: string;
  description: string;
  /** Where the seller can do something about it. */
  goTo: "/pricing" | `/signin?callbackUrl=${typeof brandPath}` | null;
  /** What the server said, to stand beside the tool; null when the toast says it all. */
  reason: string | null;
};

export const signInFirst: Failure = {
  title: "Sign In Required",
  description: "What you typed is kept for when you are back.",
  goTo: `/signin?callbackUrl=${brandPath}`,
  reason: null,
};

export const premiumFeature: Failure = {
  title: "Premium Feature",
  description: "Shop names and logos are part of the Standard and Pro plans.",
  goTo: "/pricing",
  reason: null,
};

const limitReached: Failure = {
  title: "Listing Limit Reached",
  description: "You've reached your monthly limit. Upgrade your plan to continue.",
  goTo: "/pricing",
  reason: null,
};

/** What to tell the seller when names or logos could not be made, and where to go on. */
export function explainFailure(error: unknown, what: "shop names" | "logos"): Failure {
  const { status, code, message } = error instanceof ApiError ? error : { status: 0, code: undefined, message: "" };
  if (status === 401) return signInFirst;
  if (code === "premium_feature") return premiumFeature;
  if (code === "limit_reached") return limitReached;
  return {
    title: "Generation Failed",
    description: `Failed to generate ${what}. Please try again.`,
    goTo: null,
    reason: message || null,
  };
}
