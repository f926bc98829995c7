import "server-only";
import { findReservation } from "@/lib/billing/quota/quota-data";
import { AppError } from "@/lib/errors";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import { limit, requireLeft } from "@/lib/resilience/rate-limit";

/**
 * Nobody pays for the calls that find out that the piece is unknown. What has a
 * name goes on.
 */
const unknownPieces = {
  points: 20,
  seconds: 3_600,
  message:
    "For many photos within the last hour, we couldn't tell what the piece is. Type what it is, and the listing is written. Nothing was counted.",
};

/** `rate_limited`, and typing a name helps at once. */
export class TooManyUnknown extends AppError {}

type Unnamed = {
  user: { id: number };
  form: Pick<ListingInput, "productName">;
  idempotencyKey: string;
};

/**
 * Refuses what has no typed name, before the writer is asked. What was written
 * under the same key before is still there to replay. Throws `TooManyUnknown`.
 */
export async function admitUnnamed({ user, form, idempotencyKey }: Unnamed) {
  if (form.productName) return;
  const refusal = await refusalOf(
    requireLeft("unknown_pieces", String(user.id), unknownPieces),
  );
  if (refusal === null) return;
  const reservation = await findReservation(user.id, idempotencyKey);
  if (reservation?.state === "committed") return;
  const { code, message, retryAfter = 0 } = refusal;
  throw new TooManyUnknown(code, message, { retryAfter });
}

/**
 * Counts a call of the writer that found out that the piece is unknown, for a
 * user's id or an address. Those under way at the same time may exceed the
 * limit.
 */
export async function countUnknown(key: string) {
  await refusalOf(limit("unknown_pieces", key, unknownPieces));
}

/** Of a visitor, who is counted by her address. Throws `rate_limited`. */
export const requireUnknownLeft = (key: string) =>
  requireLeft("unknown_pieces", key, unknownPieces);

/** Null for a call that is within the limit. Rejects when counting fails. */
const refusalOf = (counted: Promise<unknown>) =>
  counted.then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "rate_limited")
        return error;
      throw error;
    },
  );
