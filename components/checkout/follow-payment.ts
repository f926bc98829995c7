import type { PaymentState } from "@/components/checkout/payment-state";
import { ApiError, api } from "@/lib/api-client";
import type { Tier } from "@/lib/billing/plans";

type Answer = { subscriptionTier: Tier; status: "paid" | "processing" | "failed" };

/** Milliseconds before the first look, and between the looks while the bank takes its time: two minutes in all. */
const firstWait = 3_000;
const waits = [2_000, 3_000, 5_000, 10_000, 10_000, 15_000, 15_000, 30_000, 30_000];

/** Asks what became of a checkout until it is known, and tells each finding. Ends when `signal` does. */
export async function followPayment(sessionId: string, tell: (state: PaymentState) => void, signal: AbortSignal) {
  await pause(firstWait, signal);
  for (const wait of [...waits, null]) {
    const found = await look(sessionId, wait !== null);
    if (signal.aborted) return;
    tell(found);
    if (found.kind !== "processing" || wait === null) return;
    await pause(wait, signal);
    if (signal.aborted) return;
  }
}

async function look(sessionId: string, isAsking: boolean): Promise<PaymentState> {
  try {
    const path = `/api/verify-subscription/${encodeURIComponent(sessionId)}`;
    const { status, subscriptionTier } = await api<Answer>("GET", path);
    if (status === "paid") return { kind: "paid", tier: subscriptionTier };
    return status === "failed" ? { kind: "failed" } : { kind: "processing", isAsking };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) return { kind: "signed_out" };
    return { kind: status === 404 ? "unknown" : "unavailable" };
  }
}

function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
