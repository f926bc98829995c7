import { ApiError, api } from "@/lib/api-client";
import type { Tier } from "@/lib/billing/plans";

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

/** What the server chose to say about a failure, if it said anything. */
function saidBy(error: unknown) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 0) return error.message;
  const said = Object(error.answer).message;
  return typeof said === "string" && said ? said : undefined;
}

export function isSignedOut(error: unknown) {
  return error instanceof ApiError && (error.status === 401 || error.message.includes("Authentication required"));
}

export const failureOf = (error: unknown) => saidBy(error) ?? "Failed to change subscription. Please try again.";
