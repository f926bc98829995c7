"use client";

import Link from "next/link";
import useSWR from "swr";
import { buttonVariants } from "@/components/ui/button";
import type { HistoryEntry } from "@/lib/listings/schema";

/** The newest listings of the seller; one click takes its description. */
export function HistoryPicker({
  onPick,
}: {
  onPick: (description: string) => void;
}) {
  const { data: entries, error } = useSWR<HistoryEntry[], Error>(
    "/api/listings/history?limit=20",
  );
  if (error)
    return (
      <p role="alert">
        Your history could not be loaded. Close this and try again.
      </p>
    );
  if (!entries) return <p role="status">Loading your listings…</p>;
  if (entries.length === 0) {
    return (
      <>
        <p>You have no listings yet.</p>
        <Link
          href="/generate"
          className={`${buttonVariants({ variant: "secondary" })} mt-4`}
        >
          Create Your First Listing
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="mb-3 text-muted-foreground text-sm">
        The best ones are those that you wrote or edited yourself. The newest{" "}
        {entries.length} are shown.
      </p>
      <ul className="divide-y divide-border border-border border-y">
        {entries.map(({ id, productName, results }) => (
          <li key={id}>
            <button
              type="button"
              className="block min-h-11 w-full cursor-pointer py-2.5 text-left hover:bg-accent"
              onClick={() => onPick(results.description)}
            >
              <span className="block font-semibold">{productName}</span>
              <span className="line-clamp-2 text-muted-foreground text-sm">
                {results.description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
