"use client";

import useSWR from "swr";
import { Alert } from "@/components/ui/alert";
import type { Overlap } from "@/lib/listings/history/schema";
import type { ListingAnswer } from "@/lib/listings/schema";

type TagOverlapProps = {
  listing: Pick<ListingAnswer, "id" | "tags" | "version">;
};

/** Which other listings have most of the same tags. Silent when none has, or when it can't be told. */
export function TagOverlap({ listing: { id, tags, version } }: TagOverlapProps) {
  // Each saved version is asked about anew.
  const { data } = useSWR<Overlap[], Error>(`/api/listings/${id}/overlap?version=${version}`, {
    keepPreviousData: true,
  });
  if (!data || data.length === 0) return null;
  return (
    <Alert className="mt-4" title="Tags in common with your other listings">
      <ul className="mt-1 space-y-1">
        {data.map(({ id: other, productName, shared }) => (
          <li key={other}>
            <span className="tabular-nums">
              {shared.length} of {tags.length}
            </span>{" "}
            tags shared with <span className="font-semibold">{productName}</span>
            <span className="block text-muted text-sm">{shared.join(", ")}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-sm">
        Listings with the same tags are found by the same searches. Other words reach other buyers.
      </p>
    </Alert>
  );
}
