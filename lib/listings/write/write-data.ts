import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  changeLedger,
  emitUsageLow,
  queueLedgerWork,
} from "@/lib/billing/quota/quota-data";
import { requestIdOf } from "@/lib/billing/quota/reservation-keys";
import { db, type Transaction } from "@/lib/database/db";
import type { Sql } from "@/lib/database/sql";
import { mapTextFields } from "@/lib/listing-text/fields/input";
import type {
  ListingAnswer,
  ListingInput,
} from "@/lib/listing-text/fields/schema";
import {
  type AnswerRow,
  answerOf,
  findAnswer,
} from "@/lib/listings/listing-data";
import { listPhotos } from "@/lib/listings/photos/list-photos";
import type { WrittenListing } from "@/lib/listings/write/finish-listing";
import { metrics } from "@/lib/observability/metrics";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { hasEndpoints } from "@/lib/webhooks/webhook-data";

type NewListing = {
  userId: number;
  reservationId: string;
  form: ListingInput;
  written: WrittenListing;
  thumbnail: Buffer | null;
  /** Those that were uploaded before. */
  photos: { id: string; position: number; altText: string | null }[];
};

type Written = Pick<NewListing, "form" | "written">;

/**
 * Stores the listing and makes its reservation final, both or neither.
 * Null, and nothing stored, when the reservation was settled before.
 */
export async function storeListing(
  listing: NewListing,
): Promise<ListingAnswer | null> {
  const { userId, photos } = listing;
  const [id, answer] = await Promise.all([
    storeRow(listing),
    // Worked out while the database stores it. Which photos are still there
    // only the database knows.
    photos.length > 0 ? null : nextTurn().then(() => answerTo(listing)),
  ]);
  if (id === null) return null;
  metrics().listingsStored.inc();
  return answer ? answer(id) : findAnswer(userId, id);
}

/**
 * In one statement, which the database completes also when this process is
 * killed meanwhile. Only events of it take a transaction.
 */
async function storeRow(listing: NewListing) {
  const { userId } = listing;
  if (!(await hasEndpoints(userId)))
    return queueLedgerWork(String(userId), () => callStore(db(), listing));
  return changeLedger(String(userId), async (tx) => {
    const id = await callStore(tx, listing);
    if (id !== null) await emitStored(tx, listing, id);
    return id;
  });
}

async function callStore(sql: Sql, listing: NewListing) {
  const { userId, reservationId, thumbnail, photos } = listing;
  const columns = { ...storedColumnsOf(listing), userId };
  const [row] = await sql.$queryRaw<[{ id: number | null }]>`
    SELECT store_listing(
      ${reservationId}::uuid, ${JSON.stringify(columns)}::jsonb, ${thumbnail}::bytea, ${thumbnailAddress},
      ${JSON.stringify(photos)}::jsonb
    ) AS id`;
  return row.id;
}

async function emitStored(
  tx: Transaction,
  { userId, reservationId }: NewListing,
  id: number,
) {
  const reservation = await tx.reservation.findUniqueOrThrow({
    where: { id: reservationId },
    select: { id: true, idempotencyKey: true },
  });
  await emitEvent(tx, userId, "listing.ready", {
    listingId: String(id),
    requestId: requestIdOf(reservation),
  });
  await emitUsageLow(tx, reservationId);
}

/** `%s` stands for the listing's id. */
const thumbnailAddress = "/api/listings/%s/thumbnail";

/** The same, with what it took to write it. */
export function storedColumnsOf(listing: Written) {
  const { inputTokens, outputTokens, durationMs } = listing.written;
  return { ...columnsOf(listing), inputTokens, outputTokens, durationMs };
}

/** What is typed and written of a new listing, as its columns have it. */
function columnsOf({ form, written }: Written) {
  const {
    productName,
    category,
    results,
    facts,
    missing,
    notes,
    score,
    writer,
    promptVersion,
  } = written;
  return {
    ...mapTextFields((name) => form[name] || null),

    productName,
    colors: form.colors ?? [],
    category,

    results,
    facts,
    missing,
    notes,
    score,
    writer,
    promptVersion,
  };
}

/** What is answered once it is known under which id the listing is stored. */
function answerTo(listing: NewListing) {
  const answer = answerOf(rowOf(listing, 0));
  return (id: number): ListingAnswer => {
    const stored = { photos: [], imagePath: imagePathOf(listing, id) };
    return { ...answer, id, photos: listPhotos(stored, answer.altText) };
  };
}

const imagePathOf = ({ thumbnail }: NewListing, id: number): string | null =>
  thumbnail && thumbnailAddress.replace("%s", String(id));

/** As it is read again, before it is edited. */
export const rowOf = (listing: NewListing, id: number): AnswerRow => ({
  ...columnsOf(listing),

  id,
  version: 1,
  generated: null,
  photos: [],
  imagePath: imagePathOf(listing, id),
});
