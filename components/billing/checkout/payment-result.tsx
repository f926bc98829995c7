"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { PaymentState } from "@/components/billing/checkout/payment-messages";
import { PaymentNotice } from "@/components/billing/checkout/payment-notice";
import { refreshSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type { Tier } from "@/lib/settings/plans";

/** The outcome of the checkout in the page's address. */
export function PaymentResult() {
  const sessionId = useSearchParams().get("session_id");
  const [state, setState] = useState<PaymentState>({
    kind: sessionId ? "checking" : "unknown",
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks again.
  useEffect(() => {
    if (!sessionId) return;
    const controller = new AbortController();
    pollPayment(
      sessionId,
      (next) => {
        setState(next);
        if (next.kind === "paid") refreshSubscriptionStatus();
      },
      controller.signal,
    );
    return () => controller.abort();
  }, [sessionId, attempt]);

  function handleRetry() {
    setState({ kind: "checking" });
    setAttempt(attempt + 1);
  }
  return (
    <PaymentNotice state={state} sessionId={sessionId} onRetry={handleRetry} />
  );
}

type CheckoutStatus = {
  subscriptionTier: Tier;
  status: "paid" | "processing" | "failed";
};

/**
 * Milliseconds before the first check, and between checks while the payment is
 * processing: two minutes in all.
 */
const firstDelay = 3_000;
const delays = [
  2_000, 3_000, 5_000, 10_000, 10_000, 15_000, 15_000, 30_000, 30_000,
];

/**
 * Checks a payment until its outcome is known, and reports the state after each
 * check. Ends when `signal` does.
 */
async function pollPayment(
  sessionId: string,
  onState: (state: PaymentState) => void,
  signal: AbortSignal,
) {
  await sleep(firstDelay, signal);
  for (const delay of [...delays, null]) {
    const state = await checkPayment(sessionId, delay !== null);
    if (signal.aborted) return;
    onState(state);
    if (state.kind !== "processing" || delay === null) return;
    await sleep(delay, signal);
    if (signal.aborted) return;
  }
}

async function checkPayment(
  sessionId: string,
  isPolling: boolean,
): Promise<PaymentState> {
  try {
    const path = `/api/verify-subscription/${encodeURIComponent(sessionId)}`;
    const { status, subscriptionTier } = await api<CheckoutStatus>("GET", path);
    if (status === "paid") return { kind: "paid", tier: subscriptionTier };
    return status === "failed"
      ? { kind: "failed" }
      : { kind: "processing", isPolling };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === "unauthenticated") return { kind: "signed_out" };
    return { kind: code === "not_found" ? "unknown" : "unavailable" };
  }
}

function sleep(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
