import "server-only";
import {
  failGroup,
  failListing,
  findNext,
  findNextTime,
  hasOthersLeft,
  postponeListing,
  type QueuedListing,
  queueWriting,
  storeWritten,
} from "@/lib/alt-texts/alt-text-data";
import type { writeAltTextsTask } from "@/lib/alt-texts/tasks";
import {
  poorPhotosOf,
  writeListingTexts,
} from "@/lib/alt-texts/write-listing-texts";
import { listAudited } from "@/lib/audit/etsy-shop/shop-audit-data";
import { findOwner } from "@/lib/batches/write/write-row-data";
import { refundReservation } from "@/lib/billing/quota/quota-data";
import { altTextKeyPrefix } from "@/lib/billing/quota/reservation-keys";
import { reserveLong } from "@/lib/billing/quota/reservations";
import { failureCodeOf } from "@/lib/database/database-failure";
import { AppError } from "@/lib/errors";
import { NoPicture } from "@/lib/etsy/listing/read-etsy-picture";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { log } from "@/lib/log";

/** Failures of one listing in a row after which it has failed. */
const maxFailures = { upstream_failed: 3, unavailable: 40, internal: 3 };
/** Seconds. */
const firstDelay = 15;
const longestDelay = 900;
const shortestWait = 2;

const expired =
  "What was read of your shop has been deleted. Read it again, then try this listing again.";
const nothingPoor = "Its photos have alt texts by now.";
const ourFailure = "Something went wrong on our side. Nothing was counted.";

/**
 * Writes the alt texts of the user's next listing, and goes back to the end of
 * the queue. A worker that is killed loses one listing's answer at most; of two
 * at one listing, one stores it.
 */
export async function writeAltTexts(
  { userId }: PayloadOf<typeof writeAltTextsTask>,
  now = new Date(),
) {
  const queued = await findNext(userId, now);
  if (queued === null) return comeBack(userId, now);
  const reservation = await reserveTen(userId, queued, now);
  if (reservation === null) return;
  const { reservationId } = reservation;
  try {
    const texts = await writeTexts(userId, queued);
    await storeWritten(userId, queued, { texts, reservationId });
  } catch (error) {
    await handleFailure(userId, queued, { error, reservationId, now });
  }
}

/** Another may wait for its time. */
async function comeBack(userId: number, now: Date) {
  const next = await findNextTime(userId);
  if (next === null) return;
  const soonest = now.getTime() + shortestWait * 1_000;
  await queueWriting(userId, new Date(Math.max(next.getTime(), soonest)));
}

/**
 * The ten's listing of the plan, which is taken once whoever writes it and
 * however often; a null id where it was counted before. Null when none is left.
 */
async function reserveTen(
  userId: number,
  { groupId }: QueuedListing,
  now: Date,
) {
  const user = await findOwner(userId);
  if (user === null) return null;
  const request = {
    idempotencyKey: altTextKeyPrefix + groupId,
    requestHash: altTextKeyPrefix,
  };
  try {
    const reserved = await reserveLong(user, request, now);
    return "committed" in reserved
      ? { reservationId: null }
      : { reservationId: reserved.reservationId };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "limit_reached")
      throw error;
    await failGroup(userId, groupId, error.message);
    return null;
  }
}

/** Something that a listing can't be written for, and no attempt mends. */
class CantBeWritten extends AppError {}

async function writeTexts(userId: number, { etsyListingId }: QueuedListing) {
  const [audited] = await listAudited(userId, [String(etsyListingId)]);
  if (audited === undefined) throw new CantBeWritten("not_found", expired);
  if (poorPhotosOf(audited.listing).length === 0)
    throw new CantBeWritten("not_found", nothingPoor);
  return writeListingTexts(userId, audited.listing);
}

type Failed = { error: unknown; reservationId: string | null; now: Date };

async function handleFailure(
  userId: number,
  queued: QueuedListing,
  { error, reservationId, now }: Failed,
) {
  const code = failureCodeOf(error);
  const { message, retryAfter = 0 } =
    error instanceof AppError ? error : { message: ourFailure };
  const { failures, etsyListingId } = queued;
  log().info(
    { userId, etsyListingId: String(etsyListingId), code, err: error },
    "alt texts of a listing were not written",
  );
  const isFinal = error instanceof NoPicture || error instanceof CantBeWritten;
  const most = code in maxFailures ? maxFailures[code as Passing] : 0;
  if (!isFinal && failures + 1 < most) {
    const own = Math.min(firstDelay * 2 ** failures, longestDelay);
    const delay = Math.max(own, retryAfter) * 1_000;
    return postponeListing(userId, queued, {
      nextAt: new Date(now.getTime() + delay),
      problem: message,
    });
  }
  // First: a worker that is killed in between finds the listing queued, and
  // takes another of the plan for it.
  if (reservationId !== null && !(await hasOthersLeft(queued)))
    await refundReservation(reservationId, code);
  return failListing(userId, queued, message);
}

type Passing = keyof typeof maxFailures;
