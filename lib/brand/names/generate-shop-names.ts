import "server-only";
import { createHash } from "node:crypto";
import { consumeQuota } from "@/lib/billing/quota/consume-quota";
import { namesHashPrefix } from "@/lib/billing/quota/reservation-keys";
import type { Account } from "@/lib/billing/usage";
import { checksOf } from "@/lib/brand/names/name-checks";
import {
  findRunOf,
  listEarlierNames,
  type StoredRun,
  storeRun,
} from "@/lib/brand/names/name-data";
import { writeShopNames } from "@/lib/brand/names/write-shop-names";
import type { ShopNameRequest, ShopNamesAnswer } from "@/lib/brand/schema";
import { AppError } from "@/lib/errors";

type Generation = {
  user: Account & { id: number };
  request: ShopNameRequest;
  /** One per click: a repeated key returns the same names. */
  idempotencyKey: string;
  /**
   * Fires when the caller disconnects. Once the model is called, the names are
   * stored anyway.
   */
  signal?: AbortSignal;
};

/**
 * Finds names, stores them and takes one listing of the quota; when anything
 * fails, nothing is taken. Throws `limit_reached`, `rate_limited`, and what
 * `callModel` throws.
 */
export function generateShopNames(
  generation: Generation,
  now: Date,
): Promise<ShopNamesAnswer> {
  const { user, request, idempotencyKey, signal } = generation;
  return consumeQuota(
    {
      user,
      idempotencyKey,
      requestHash: namesHashPrefix + hashOf(request),
      signal,
      async make(reservationId) {
        const written = await writeShopNames(
          request,
          await listEarlierNames(user.id),
          { userId: user.id },
        );
        const run = await storeRun({
          userId: user.id,
          reservationId,
          request,
          written,
        });
        return run && answerOf(run);
      },
      async replay({ id }) {
        const run = await findRunOf(user.id, id);
        if (run) return answerOf(run);
        throw new AppError(
          "conflict",
          "These names were already found, and have since been deleted.",
        );
      },
    },
    now,
  );
}

function answerOf({ runId, writer, names }: StoredRun): ShopNamesAnswer {
  return {
    shopNames: names.map(({ name }) => name),
    names: names.map((name) => ({ ...name, checks: checksOf(name.name) })),

    runId,
    writer,
  };
}

/**
 * Differs from the hash of any listing, so that one key can't be used for both.
 */
function hashOf(request: ShopNameRequest) {
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update("shop names\n")
    .update(JSON.stringify(sorted))
    .digest("hex");
}
