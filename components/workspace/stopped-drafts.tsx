"use client";

import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { useWaiting } from "@/components/workspace/use-waiting";

/** On the shop's page: what didn't get into the shop, and why. */
export function StoppedDrafts() {
  const { waiting } = useWaiting();
  if (!waiting || waiting.drafts.count === 0) return null;
  const { count, first } = waiting.drafts;
  const title = count === 1 ? "1 draft stopped" : `${count} drafts stopped`;
  return (
    <Alert variant="warning" title={title}>
      <ul>
        {first.map(({ listingId, productName, message }) => (
          <li key={listingId}>
            <Link
              href={`/history?open=${listingId}`}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {productName}
            </Link>
            <p>{message}</p>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <Link
          href="/history"
          className="inline-flex min-h-11 items-center underline"
        >
          {`${count - first.length} more`}
        </Link>
      )}
    </Alert>
  );
}
