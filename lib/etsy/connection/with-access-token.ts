import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@/lib/errors";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { refreshTokens } from "@/lib/etsy/api/etsy-tokens";
import {
  endRefresh,
  findConnection,
  replaceTokens,
  type StoredConnection,
  setProblem,
  takeRefresh,
} from "@/lib/etsy/connection/connection-data";
import type { ConnectionProblem } from "@/lib/etsy/connection/schema";
import { openTokens, sealTokens } from "@/lib/etsy/connection/seal-tokens";
import { log } from "@/lib/log";

/**
 * Milliseconds before its end from which an access token is not used any more.
 */
const margin = 60_000;
/**
 * Seconds after which whoever refreshes counts as crashed; a request to Etsy
 * ends sooner.
 */
const leaseSeconds = 20;
/** Milliseconds that a caller waits while another one refreshes. */
const waitTimeout = 25_000;
/** Seconds; Etsy gives each refresh token 90 days. */
export const refreshSeconds = 90 * 24 * 3_600;

const notConnected = () =>
  new AppError("etsy_reconnect", "Please connect your Etsy shop first.");

/** The callers of one connection in this process wait for one refresh. */
const refreshing = new Map<number, Promise<string>>();

/**
 * Runs a call with the access token of the user's shop. A token that Etsy
 * refuses is refreshed once. Throws `etsy_reconnect` when the seller has to
 * connect again; the connection then says why.
 */
export async function withAccessToken<T>(
  userId: number,
  call: (
    token: string,
    shop: { etsyShopId: bigint; currency: string },
  ) => Promise<T>,
): Promise<T> {
  const connection = await requireConnection(userId);
  const token = await accessTokenOf(connection);
  try {
    return await call(token, connection);
  } catch (error) {
    if (!(error instanceof EtsyError)) throw error;
    if (error.kind === "scope")
      await endConnection(connection, "scope_missing");
    if (error.kind !== "token") throw error;
    return call(await replaceToken(userId, token), connection);
  }
}

async function requireConnection(userId: number) {
  const connection = await findConnection(userId);
  if (connection === null) throw notConnected();
  if (connection.problem !== null)
    throw new EtsyError(
      connection.problem === "scope_missing" ? "scope" : "token",
    );
  return connection;
}

async function endConnection(
  connection: StoredConnection,
  problem: ConnectionProblem,
) {
  log().warn(
    { userId: connection.userId, problem },
    "a connection with etsy ended",
  );
  await setProblem(connection, problem);
}

/**
 * Nothing is stored of tokens that can't be read: another instance may have
 * their key.
 */
function requireTokens(connection: StoredConnection) {
  const tokens = openTokens(connection.userId, connection);
  if (tokens === null) throw new EtsyError("token");
  return tokens;
}

async function accessTokenOf(connection: StoredConnection): Promise<string> {
  const { accessToken } = requireTokens(connection);
  return connection.accessEndsAt.getTime() - margin > Date.now()
    ? accessToken
    : refresh(connection);
}

/**
 * A new token in place of one that Etsy refused; another caller may have
 * replaced it already.
 */
async function replaceToken(userId: number, refused: string) {
  const connection = await requireConnection(userId);
  const { accessToken } = requireTokens(connection);
  return accessToken === refused ? refresh(connection) : accessToken;
}

function refresh(connection: StoredConnection): Promise<string> {
  const { id } = connection;
  const running = refreshing.get(id);
  if (running) return running;
  const started = refreshInTurn(connection).finally(() =>
    refreshing.delete(id),
  );
  refreshing.set(id, started);
  return started;
}

/**
 * One refresh at a time for all instances. No connection of the database is
 * held while Etsy answers.
 */
async function refreshInTurn(connection: StoredConnection): Promise<string> {
  const holder = randomUUID();
  const until = performance.now() + waitTimeout;
  const { id, version, userId } = connection;
  while (!(await takeRefresh(id, { holder, version, seconds: leaseSeconds }))) {
    const newest = await requireConnection(userId);
    if (newest.id !== id || newest.version !== version)
      return requireTokens(newest).accessToken;
    if (performance.now() > until)
      throw new EtsyError("outage", { retryAfter: 5 });
    await sleep(100);
  }
  try {
    return await refreshNow(connection);
  } finally {
    await endRefresh(id, holder).catch((err: unknown) =>
      log().warn({ err }, "a refresh at etsy was not ended"),
    );
  }
}

/**
 * Until the new pair is stored, the old one stays: who crashes in between
 * leaves the refresh token that Etsy may still take. If it does not, the seller
 * connects again.
 */
async function refreshNow(connection: StoredConnection): Promise<string> {
  const { userId } = connection;
  const { refreshToken } = requireTokens(connection);
  try {
    const { accessSeconds, ...tokens } = await refreshTokens(refreshToken);
    const isStored = await replaceTokens(connection, {
      ...sealTokens(userId, tokens),
      accessSeconds,
      refreshSeconds,
    });
    if (isStored) return tokens.accessToken;
  } catch (error) {
    if (!(error instanceof EtsyError) || error.kind !== "token") throw error;
    const newest = await findConnection(userId);
    // Somebody whose turn had ended was served after all.
    if (newest?.version === connection.version) {
      await endConnection(connection, "refused");
      throw error;
    }
  }
  return requireTokens(await requireConnection(userId)).accessToken;
}
