import { findSubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { keyRoute } from "@/lib/http/key-route";

export const GET = keyRoute(
  "read",
  async ({ user, now }) => {
    const status = await findSubscriptionStatus(user, now);
    return {
      plan: status.subscriptionTier,
      listingsThisMonth: status.listingsThisMonth,
      quota: status.quota,
      remaining: status.listingsRemaining,
      resetsAt: status.resetDate,
      isInTrial: status.isInTrial,
    };
  },
  { tellsMonth: true },
);
