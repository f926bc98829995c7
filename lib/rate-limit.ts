import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databaseTimeouts } from "@/lib/database-timeouts";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { failureCodeOf } from "@/lib/failure-code";
import { log } from "@/lib/log";

/** How many calls are allowed in a window that begins with the first of them. */
export type Limit = { points: number; seconds: number; message?: string };

const shared = globalThis as { limitPool?: pg.Pool };

function pool() {
  if (!shared.limitPool) {
    shared.limitPool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 4, ...databaseTimeouts });
    // An idle connection that breaks is replaced at the next call; unheard, it would end the process.
    shared.limitPool.on("error", (err) => log().warn({ err }, "a connection of the limiter broke"));
  }
  return shared.limitPool;
}

const limiters = new Map<string, RateLimiterPostgres>();

function limiter(name: string, allowance: Limit) {
  const key = `${name}:${allowance.points}:${allowance.seconds}`;
  const known = limiters.get(key);
  if (known) return known;
  const made = createLimiter(name, allowance);
  limiters.set(key, made);
  return made;
}

function createLimiter(name: string, { points, seconds }: Limit) {
  return new RateLimiterPostgres({
    storeClient: pool(),
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

/** Keys hold e-mail and network addresses; only their digests are stored. */
const digest = (key: string) => createHash("sha256").update(key).digest("base64url");

/** What the call that is being answered was counted for. */
const countedFor = new AsyncLocalStorage<string[]>();

/** Runs one call. When it fails through a fault of ours, it does not count against its caller's limits. */
export async function uncountOurFailures<T>(call: () => Promise<T> | T): Promise<T> {
  const keys: string[] = [];
  try {
    return await countedFor.run(keys, call);
  } catch (error) {
    if (keys.length > 0 && failureCodeOf(error) === "unavailable") uncount(keys);
    throw error;
  }
}

/** Keeps nobody waiting: the database may be what failed. */
function uncount(keys: string[]) {
  pool()
    .query('UPDATE "rate_limit" SET "points" = "points" - 1 WHERE "key" = ANY($1) AND "expire" > $2 AND "points" > 0', [
      keys,
      Date.now(),
    ])
    .catch((err: unknown) => log().warn({ err }, "a failure of ours was counted against its caller"));
}

/**
 * Counts one call, exactly, for all instances together.
 * Throws `rate_limited` with the seconds to wait, or `unavailable` when the count can't be kept: it never lets a call through uncounted.
 */
export async function limit(name: string, key: string, allowance: Limit) {
  try {
    await consume(limiter(name, allowance), digest(key), allowance.seconds * 1_000);
    countedFor.getStore()?.push(`${name}:${digest(key)}`);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw limiterDown(cause);
    throw tooMany(cause, allowance);
  }
}

/** A window that ends later than any can was begun by a clock that was ahead: it starts anew, or its key would be shut out for as long. */
async function consume(counter: RateLimiterPostgres, key: string, window: number) {
  try {
    await counter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes) || refusal.msBeforeNext <= window + skew) throw refusal;
    await counter.delete(key);
    await counter.consume(key);
  }
}

function tooMany(state: RateLimiterRes, { message }: Limit) {
  return new AppError("rate_limited", message ?? "Too many attempts. Please wait before trying again.", {
    retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1_000)),
  });
}

function limiterDown(cause: unknown) {
  return new AppError("unavailable", "We can't do this right now. Please try again in a moment.", {
    cause,
    retryAfter: 5,
  });
}

/** Removes expired counters, and says how many; run from time to time. */
export async function sweepLimits() {
  const { rowCount } = await pool().query('DELETE FROM "rate_limit" WHERE "expire" < extract(epoch FROM now()) * 1000');
  return rowCount ?? 0;
}

/** Closes the limiter's connections; the next call opens new ones. */
export async function closeLimits() {
  const open = shared.limitPool;
  delete shared.limitPool;
  limiters.clear();
  await open?.end();
}
