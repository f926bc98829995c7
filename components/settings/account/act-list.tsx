"use client";

import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Act, ActEntry } from "@/lib/account/schema";

const time = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});

const names: Record<Act, string> = {
  suspend: "Suspended the account",
  restore: "Restored the account",
  resend_confirmation: "Sent the confirmation again",
  reset_password: "Sent a link for a new password",
  grant_listings: "Granted listings for the month",
  end_trial: "Ended the trial",
  delete: "Deleted the account",
};

/** What administrators did with the account, and why; not who. */
export function ActList() {
  const { data, error, mutate } = useSWR<{ data: ActEntry[] }, Error>(
    "/api/account/acts",
  );
  if (error && !data)
    return (
      <div className="space-y-3">
        <p>We couldn't load what administrators did.</p>
        <Button variant="secondary" size="sm" onClick={() => mutate()}>
          Try again
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-16" />;
  if (data.data.length === 0)
    return <p>No administrator did anything with your account.</p>;
  return (
    <ul
      aria-label="What administrators did"
      className="divide-y divide-border border-border border-y text-foreground"
    >
      {data.data.map(({ act, reason, listings, at }) => (
        <li key={`${at} ${act}`} className="py-3">
          <p className="font-semibold">
            {names[act]}
            {listings !== null && <span>: {listings}</span>}
          </p>
          <p className="break-words">{reason}</p>
          <time dateTime={at} className="text-muted-foreground text-sm">
            {time.format(new Date(at))}
          </time>
        </li>
      ))}
    </ul>
  );
}
