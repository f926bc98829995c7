import { ApiError, api } from "@/lib/api-client";
import type { Tier } from "@/lib/billing/plans";
import { planChangeFailed } from "@/lib/error-messages";

type Change = { scheduled?: boolean; message?: string; checkoutUrl?: string };

/** The address of the card provider's page where the plan is paid for, for who pays for none as for who raises one. */
export async function requestPayPage(plan: Tier) {
  const { checkoutUrl } = await api<{ checkoutUrl: string }>("POST", "/api/create-checkout-session", { plan });
  return checkoutUrl;
}

/** Lowers the plan from the end of its period, or keeps it. */
export const requestChange = (tier: Tier) => api<Change>("POST", "/api/upgrade-subscription", { tier });

export const requestTrial = () => api<{ message?: string }>("POST", "/api/start-trial");

export async function requestPortal() {
  const { portalUrl } = await api<{ portalUrl: string }>("POST", "/api/billing-portal");
  return portalUrl;
}

export const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === "unauthenticated";

/** The server's message. An answer without a code is not ours, such as a proxy's error page. */
export const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined ? error.message : planChangeFailed;
