"use client";

import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { buttonVariants } from "@/components/ui/button";
import { usePolling } from "@/components/ui/use-polling";

/** Milliseconds between two checks whether the other tab has paid. */
const pollInterval = 5_000;

/**
 * Shown while a payment page is open in another tab, with a link to it in case
 * the browser blocked the tab.
 */
export function PayNow({ address }: { address: string }) {
  const { refresh } = useSubscriptionStatus();
  usePolling(refresh, pollInterval);
  return (
    <div
      role="status"
      className="rounded-md border border-border bg-background p-3 text-sm"
    >
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
