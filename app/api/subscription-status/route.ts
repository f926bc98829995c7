import { findSubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { userRoute } from "@/lib/http/route";

export const GET = userRoute(({ user }) =>
  findSubscriptionStatus(user, new Date()),
);
