"use client";

import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { usePolling } from "@/components/dashboard/use-polling";
import { buttonVariants } from "@/components/ui/button";

/** Milliseconds between two looks whether the other tab has paid. */
const interval = 5_000;

/** Stands while a payment page is open in another tab; where the browser opened none, it is the way there. */
export function PayNow({ address }: { address: string }) {
  const { refresh } = useSubscriptionStatus();
  usePolling(refresh, interval);
  return (
    <div role="status" className="rounded-md border border-line bg-paper p-3 text-sm">
      <p>The payment page opens in a new tab. If you don't see one:</p>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ size: "sm", className: "mt-2 w-full" })}
      >
        Pay Now
      </a>
    </div>
  );
}
