import "server-only";
import { z } from "zod";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { etsyId, listOf } from "@/lib/etsy/api/items";
import { listingAnswer, toFound } from "@/lib/etsy/listing/read-listing";
import type { FoundListing } from "@/lib/etsy/listing/schema";

const batchAnswer = listOf(
  "listing",
  listingAnswer.and(z.object({ listing_id: etsyId })),
);

/** Listings of one request once Etsy found not all of them. */
const fewer = 5;

type Found = Map<bigint, FoundListing | null>;

/**
 * Listings as they are on Etsy, by number, in as few requests as possible; null
 * where Etsy has none. Etsy answers no batch in which one is missing: only then
 * it is asked for fewer at a time, and in the end for each.
 */
export async function readListings(
  ids: bigint[],
  accessToken: string,
): Promise<Found> {
  const found = await readBatch(ids, accessToken);
  const left = ids.filter((id) => found === null || !found.has(id));
  if (ids.length === 1) {
    if (found !== null && left.length > 0)
      throw new EtsyError("outage", { status: 200, retryAfter: 10 });
    return found ?? new Map(ids.map((id) => [id, null]));
  }
  const parts = await Promise.all(
    partsOf(left, left.length > fewer ? fewer : 1).map((part) =>
      readListings(part, accessToken),
    ),
  );
  return new Map([found ?? [], ...parts].flatMap((part) => [...part]));
}

/** Null where at least one of them isn't there. */
async function readBatch(
  ids: bigint[],
  accessToken: string,
): Promise<Found | null> {
  try {
    const { results } = await callEtsy({
      path: "/listings/batch",
      query: { listing_ids: ids.join(), includes: "Images" },
      accessToken,
      answer: batchAnswer,
    });
    return new Map(
      results.map((one) => [BigInt(one.listing_id), toFound(one)]),
    );
  } catch (error) {
    if (error instanceof EtsyError && error.kind === "missing") return null;
    throw error;
  }
}

const partsOf = (ids: bigint[], size: number) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
