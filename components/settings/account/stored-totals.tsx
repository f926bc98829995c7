"use client";

import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { StoredTotal } from "@/lib/account/schema";
import { byBilling } from "@/lib/settings/installation";

const MB = 1024 * 1024;
const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** "0 MB", "less than 0.1 MB", "12.4 MB". */
function sizeText(bytes: number) {
  if (bytes > 0 && bytes < MB / 10) return "less than 0.1 MB";
  return `${number.format(bytes / MB)} MB`;
}

/** How much of each kind is stored for the user, and how much there may be. */
export function StoredTotals() {
  const { data, error, mutate } = useSWR<StoredTotal[], Error>(
    "/api/account/stored",
  );

  if (error && !data) {
    return (
      <div className="space-y-3">
        <p>We couldn't load what is stored.</p>
        <Button variant="secondary" size="sm" onClick={() => mutate()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-48" />;
  return (
    <>
      <p className="mb-4">
        {byBilling("In addition to your plan's listings. ", "")}When one is
        full, we tell you where you add to it, and nothing is lost.
      </p>
      <dl className="divide-y divide-border border-border border-y text-foreground">
        {data.map(({ kind, label, bytes, most }) => (
          <div
            key={kind}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="ml-auto text-muted-foreground tabular-nums">
              {sizeText(bytes)} of {sizeText(most)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
