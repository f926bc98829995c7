import {
  clearUnsavedEdits,
  findUnsavedEdits,
  storeUnsavedEdits,
} from "@/components/listing";
import { api } from "@/lib/browser/api";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";
import type { HistoryEntry } from "@/lib/listings/schema";

/**
 * What a try became in the history of the user who signed in; null where it
 * is not there. What was edited in the browser comes on top of it, as edits
 * that are not saved yet.
 */
export async function findKeptListing(
  tried: ListingAnswer,
): Promise<ListingAnswer | null> {
  const entries = await api<HistoryEntry[]>(
    "GET",
    "/api/listings/history?limit=20",
  );
  const written = textOf(tried);
  const entry = entries.find(({ results }) => textOf(results) === written);
  if (!entry) return null;
  const kept = listingAnswerSchema.parse(
    await api("GET", `/api/listings/${entry.id}`),
  );
  moveEdits(tried, kept);
  return { ...kept, facts: tried.facts };
}

const textOf = (listing: Parameters<typeof pickFields>[0]) =>
  JSON.stringify(pickFields(listing));

function moveEdits(tried: ListingAnswer, { id, version }: ListingAnswer) {
  const edits = findUnsavedEdits(tried.id);
  if (edits) storeUnsavedEdits(id, { ...edits, version });
  clearUnsavedEdits(tried.id);
}

/** Its text at the server, and its edits in this browser. Throws ApiError. */
export async function deleteTry({ id }: ListingAnswer) {
  await api("DELETE", "/api/try");
  clearUnsavedEdits(id);
}
