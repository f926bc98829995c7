import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { freePlan } from "@/tests/components/fake-api";

const periodEnd = "2026-12-21T12:00:00.000Z";

export const triedPlan: SubscriptionStatus = {
  ...freePlan,
  canStartTrial: false,
};

export const standardPlan: SubscriptionStatus = {
  ...triedPlan,
  subscriptionTier: "standard",
  quota: 30,
  listingsRemaining: 18,
  listingsThisMonth: 12,
  currentPeriodEnd: periodEnd,
  canManageBilling: true,
};

export const proPlan: SubscriptionStatus = {
  ...standardPlan,
  subscriptionTier: "pro",
  quota: null,
  listingsRemaining: null,
};

export const endingPlan: SubscriptionStatus = {
  ...standardPlan,
  scheduledTier: "free",
  scheduledAt: periodEnd,
};

export const pastDuePlan: SubscriptionStatus = {
  ...standardPlan,
  hasPaymentIssue: true,
  pastDueSince: "2026-11-20T12:00:00.000Z",
  hostedInvoiceUrl: "https://pay.example/invoice/1",
};

export function trialPlan(days: number): SubscriptionStatus {
  return {
    ...standardPlan,
    currentPeriodEnd: null,
    canManageBilling: false,
    isInTrial: true,
    trialExpiresAt: new Date(
      Date.now() + days * 86_400_000 - 60_000,
    ).toISOString(),
  };
}
