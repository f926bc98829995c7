import "server-only";
import { createHmac } from "node:crypto";
import { triesSpent } from "@/lib/ai/model-budget/payer";
import { failureCodeOf } from "@/lib/database/database-failure";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type {
  ListingAnswer,
  ListingInput,
} from "@/lib/listing-text/fields/schema";
import { answerOf } from "@/lib/listings/listing-data";
import { emptyShop } from "@/lib/listings/shop/schema";
import {
  countUnknown,
  requireUnknownLeft,
} from "@/lib/listings/write/count-unknown";
import { hashOf } from "@/lib/listings/write/generation";
import { type Report, stageEvent } from "@/lib/listings/write/listing-events";
import { storedColumnsOf } from "@/lib/listings/write/write-data";
import {
  briefFor,
  writeFromBrief,
} from "@/lib/listings/write/write-from-brief";
import { log } from "@/lib/log";
import type { PhotoSize } from "@/lib/photos/limits";
import type { Photo } from "@/lib/photos/normalize-photo";
import { extraTimeOf } from "@/lib/settings/extra-time";
import { installation } from "@/lib/settings/installation";
import { hashToken } from "@/lib/token";
import {
  dropTry,
  moveTry,
  reserveTry,
  storeTry,
  type TriedListing,
  type TryRow,
} from "@/lib/tries/try-data";

export type TryInput = {
  /** The token of the browser's cookie. */
  token: string;
  /** As `clientIp` returns it. */
  ipAddress: string;
  form: ListingInput;
  photo: Photo | null;
  photoSize: PhotoSize | null;
  idempotencyKey: string;
  /** As `firstPageOf` returns it. */
  firstPage: string | null;
  report?: Report | undefined;
};

/** Of one address, or IPv6 network. */
const addressLimits = { addressDay: 10, addressMonth: 30 };

/** Kept in no history: it has no id yet. */
export type TryAnswer = Omit<ListingAnswer, "id"> & { id: null };

/** Milliseconds; a try that was reserved before belongs to a killed process. */
const patience = () => 60_000 + extraTimeOf(env());

/** An address can be guessed, so its hash has a key. */
const addressHash = (ipAddress: string) =>
  createHmac("sha256", env().IDENTITY_HASH_KEY)
    .update(`try\n${ipAddress}`)
    .digest("hex");

/** For limits that count by an address. */
export const visitorKey = (ipAddress: string) => `address:${ipAddress}`;

/** Throws `try_unavailable` where visitors are offered none. */
export function requireTries() {
  if (!installation().hasTries) throw triesSpent();
}

/**
 * Writes a listing for a visitor, and keeps its text for a day under the token
 * of her browser. What fails leaves nothing and doesn't count. Throws
 * `try_used`, `try_unavailable`, `rate_limited`, `conflict`, `piece_unknown`,
 * and what the model throws.
 */
export async function writeTry(input: TryInput): Promise<TryAnswer> {
  const { token, ipAddress, form, photo, idempotencyKey, report } = input;
  report?.(stageEvent("received"));
  if (!form.productName) await requireUnknownLeft(visitorKey(ipAddress));
  const request = {
    browser: hashToken(token),
    address: addressHash(ipAddress),
    key: idempotencyKey,
    requestHash: hashOf({ form, photo }),
  };
  const outcome = await reserveTry(
    request,
    { all: env().TRY_DAILY_LIMIT, ...addressLimits },
    patience(),
  );
  switch (outcome.kind) {
    case "reserved":
      report?.(stageEvent("reserved"));
      return finishTry(outcome.row.id, input);
    case "known":
      return replay(outcome.row, request);
    case "busy":
      throw new AppError(
        "rate_limited",
        "A listing is being written for your network right now. Try again in a moment.",
        { retryAfter: 10 },
      );
    case "day":
      throw triesSpent();
    default:
      throw new AppError("try_used", tryUsed[outcome.kind]);
  }
}

const tryUsed = {
  browser:
    "You've tried a listing in this browser. Sign up, and yours is written; your form and photo stay here.",
  address:
    "Several listings were tried from your network lately. Sign up, and yours is written; your form and photo stay here.",
};

async function finishTry(id: string, input: TryInput): Promise<TryAnswer> {
  try {
    const listing = await write(input);
    input.report?.(stageEvent("storing"));
    if (await storeTry(id, listing, input.firstPage)) return answerTo(listing);
    throw new AppError(
      "upstream_failed",
      "This took too long. Nothing was counted; please try again.",
    );
  } catch (error) {
    await dropTry(id).catch((err: unknown) =>
      log().error({ err }, "a try that failed was not dropped"),
    );
    if (failureCodeOf(error) === "piece_unknown")
      await countUnknown(visitorKey(input.ipAddress));
    throw error;
  }
}

async function write(input: TryInput): Promise<TriedListing> {
  const { form, photo, report } = input;
  const set = { userId: 0, photo, chosen: [] };
  if (photo) report?.(stageEvent("photo"));
  const shop = Promise.resolve(emptyShop);
  const asked = { form, shop, payer: "visitor" as const };
  const brief = await briefFor(asked, set, new Date());
  const written = await writeFromBrief(brief, set, input);
  return storedColumnsOf({ form, written });
}

function answerTo(listing: TriedListing): TryAnswer {
  const unsaved = { id: 0, version: 1, generated: null, photos: [] };
  return { ...answerOf({ ...listing, ...unsaved, imagePath: null }), id: null };
}

/** Asked for again under the same key: an answer may have been lost. */
async function replay(
  row: TryRow,
  { browser, requestHash }: { browser: string; requestHash: string },
): Promise<TryAnswer> {
  if (row.requestHash !== requestHash)
    throw new AppError(
      "conflict",
      "This Idempotency-Key was used for another request.",
    );
  if (!row.isWritten)
    throw new AppError(
      "rate_limited",
      "This listing is being written. Try again in a moment.",
      { retryAfter: 5 },
    );
  if (row.listing === null)
    throw new AppError("conflict", "The text of this try is no longer stored.");
  await moveTry(row.id, browser);
  return answerTo(row.listing);
}
