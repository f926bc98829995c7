"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { refreshSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { followPayment } from "@/components/checkout/follow-payment";
import { PaymentNotice } from "@/components/checkout/payment-notice";
import type { PaymentState } from "@/components/checkout/payment-state";

/** What became of the checkout in the page's address. */
export function PaymentResult() {
  const sessionId = useSearchParams().get("session_id");
  const [state, setState] = useState<PaymentState>({ kind: sessionId ? "checking" : "unknown" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    if (!sessionId) return;
    const leaving = new AbortController();
    followPayment(
      sessionId,
      (found) => {
        setState(found);
        if (found.kind === "paid") refreshSubscriptionStatus();
      },
      leaving.signal,
    );
    return () => leaving.abort();
  }, [sessionId, attempt]);

  function handleRetry() {
    setState({ kind: "checking" });
    setAttempt(attempt + 1);
  }
  return <PaymentNotice state={state} sessionId={sessionId} onRetry={handleRetry} />;
}
