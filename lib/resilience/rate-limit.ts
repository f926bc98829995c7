import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { failureCodeOf } from "@/lib/database/database-failure";
import { hasPooler, poolOptions } from "@/lib/database/pool-options";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { metrics, watchPool } from "@/lib/observability/metrics";

/** How many calls are allowed in a window that starts with the first call. */
export type Limit = { points: number; seconds: number; message?: string };

const shared = globalThis as { limitPool?: pg.Pool };

function pool() {
  if (!shared.limitPool) {
    shared.limitPool = new pg.Pool({ ...poolOptions(), max: 4 });
    watchPool("rate_limits", shared.limitPool);
    // An idle connection that breaks is replaced at the next call; without a
    // listener the error would end the process.
    shared.limitPool.on("error", (err) =>
      log().warn({ err }, "a connection of the rate limiter broke"),
    );
  }
  return shared.limitPool;
}

/**
 * Through a pooler each statement may run in another session, which lacks what
 * an earlier one prepared.
 */
const withoutPreparing = {
  query: ({ text, values }: pg.QueryConfig) => pool().query(text, values),
};

const limiters = new Map<string, RateLimiterPostgres>();

function limiter(name: string, allowance: Limit) {
  const key = `${name}:${allowance.points}:${allowance.seconds}`;
  const existing = limiters.get(key);
  if (existing) return existing;
  const created = createLimiter(name, allowance);
  limiters.set(key, created);
  return created;
}

function createLimiter(name: string, { points, seconds }: Limit) {
  return new RateLimiterPostgres({
    storeClient: hasPooler() ? withoutPreparing : pool(),
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
}

/** Milliseconds by which the clocks of two instances may differ. */
const skew = 5 * 60_000;

/** Keys contain email and network addresses; only their digests are stored. */
const digest = (key: string) =>
  createHash("sha256").update(key).digest("base64url");

/** The keys for which the current request was counted. */
const countedKeys = new AsyncLocalStorage<string[]>();

/**
 * Handles one request. When it fails because of us, it does not count against
 * the caller's limits.
 */
export async function uncountOurFailures<T>(
  call: () => Promise<T> | T,
): Promise<T> {
  const keys: string[] = [];
  try {
    return await countedKeys.run(keys, call);
  } catch (error) {
    if (keys.length > 0 && failureCodeOf(error) === "unavailable")
      uncount(keys);
    throw error;
  }
}

/** Takes back one call that was counted. */
export async function uncountOne(name: string, key: string, allowance: Limit) {
  await limiter(name, allowance)
    .reward(digest(key), 1)
    .catch((cause: unknown) => {
      throw limiterDown(cause);
    });
}

/** In the background: the database may be what failed. */
function uncount(keys: string[]) {
  pool()
    .query(
      'UPDATE "rate_limit" SET "points" = "points" - 1 WHERE "key" = ANY($1) AND "expire" > $2 AND "points" > 0',
      [keys, Date.now()],
    )
    .catch((err: unknown) =>
      log().warn({ err }, "a failure of ours was counted against the caller"),
    );
}

/**
 * Counts one call, exactly, for all instances together. Returns what is left of
 * the window. Throws `rate_limited` with the seconds to wait, or `unavailable`
 * when counting fails: no call passes uncounted.
 */
export async function limit(name: string, key: string, allowance: Limit) {
  try {
    const state = await consume(
      limiter(name, allowance),
      digest(key),
      allowance.seconds * 1_000,
    );
    countedKeys.getStore()?.push(`${name}:${digest(key)}`);
    return {
      remaining: state.remainingPoints,
      resetSeconds: Math.ceil(state.msBeforeNext / 1_000),
    };
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw limiterDown(cause);
    metrics().rateLimitRefusals.inc({ limit: name });
    throw tooMany(cause, allowance);
  }
}

/**
 * Counts nothing. Throws `rate_limited` when no call is left of the window, or
 * `unavailable`.
 */
export async function requireLeft(name: string, key: string, allowance: Limit) {
  const state = await limiter(name, allowance)
    .get(digest(key))
    .catch((cause: unknown) => {
      throw limiterDown(cause);
    });
  if (state === null || state.remainingPoints > 0) return;
  if (state.msBeforeNext > allowance.seconds * 1_000 + skew) return;
  metrics().rateLimitRefusals.inc({ limit: name });
  throw tooMany(state, allowance);
}

/**
 * A window that ends too late was started by a clock that was ahead. It is
 * reset, or its key would be locked out for as long.
 */
async function consume(
  counter: RateLimiterPostgres,
  key: string,
  window: number,
) {
  try {
    return await counter.consume(key);
  } catch (rejection) {
    if (
      !(rejection instanceof RateLimiterRes) ||
      rejection.msBeforeNext <= window + skew
    )
      throw rejection;
    await counter.delete(key);
    return counter.consume(key);
  }
}

function tooMany(state: RateLimiterRes, { message }: Limit) {
  return new AppError(
    "rate_limited",
    message ?? "Too many attempts. Please wait before trying again.",
    {
      retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1_000)),
    },
  );
}

function limiterDown(cause: unknown) {
  return new AppError(
    "unavailable",
    "We can't do this right now. Please try again in a moment.",
    {
      cause,
      retryAfter: 5,
    },
  );
}

/** Deletes expired counters; returns how many. */
export function purgeRateLimits() {
  return purgeInBatches(async () => {
    const { rowCount } = await pool().query(
      `DELETE FROM "rate_limit" WHERE "key" IN (
         SELECT "key" FROM "rate_limit" WHERE "expire" < (extract(epoch FROM now()) * 1000)::bigint
         ORDER BY "expire" LIMIT $1 FOR UPDATE SKIP LOCKED
       )`,
      [purgeBatchSize],
    );
    return rowCount ?? 0;
  });
}

/** Closes the limiter's connections; the next call opens new ones. */
export async function closeLimits() {
  const open = shared.limitPool;
  delete shared.limitPool;
  limiters.clear();
  await open?.end();
}
