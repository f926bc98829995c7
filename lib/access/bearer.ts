import "server-only";
import { z } from "zod";
import { isKey } from "@/lib/access/keys/create-key";
import { findKeyByHash, markKeyUsed } from "@/lib/access/keys/key-data";
import { findAccess, markGrantUsed } from "@/lib/access/oauth/access-data";
import { accessTokenPrefix } from "@/lib/access/oauth/access-token-prefix";
import { mcpResource } from "@/lib/access/oauth/mcp-resource";
import { type Scope, scopeNames } from "@/lib/access/scopes";
import type { CurrentUser } from "@/lib/auth/current-user";
import { isAdmin } from "@/lib/auth/is-admin";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/token";

/**
 * For whom a program calls, and what it may do. `id` is the key's or the app's:
 * rates and idempotency are counted by it.
 */
export type Bearer = {
  id: string;
  user: CurrentUser;
  scopes: readonly Scope[];
};

/** Milliseconds between two notes of when a key was used. */
const useInterval = 60_000;
const scopesSchema = z.array(z.enum(scopeNames));
const authorizationPattern = /^Bearer +([\w~+/.-]+=*) *$/i;

const refusal =
  "This key is not valid. It may have been revoked, or it has expired.";

/**
 * The token of the Authorization header; null without that header. Throws
 * `unauthenticated` when it has another form.
 */
function readBearerToken(request: Request) {
  const header = request.headers.get("authorization");
  if (header === null) return null;
  const token = authorizationPattern.exec(header.trim())?.[1];
  if (token === undefined)
    throw new AppError(
      "unauthenticated",
      "Send the key as `Authorization: Bearer <key>`.",
    );
  return token;
}

/** Ids of keys that worked here, by their hashes. */
const workedHere = new Map<string, string>();
const maxRemembered = 5_000;

/**
 * The id of a key that worked here before, so that its call can be counted
 * while the key is looked up. It may have ended since: only `requireBearer`
 * tells whether it works.
 */
export function recallKeyId(request: Request): string | null {
  const token = authorizationPattern.exec(
    request.headers.get("authorization")?.trim() ?? "",
  )?.[1];
  return (token !== undefined && workedHere.get(hashToken(token))) || null;
}

/**
 * Null when nobody stands behind the token. Throws when the database fails,
 * since it is unknown then.
 */
export async function findBearer(
  token: string,
  now: Date,
): Promise<Bearer | null> {
  if (!isKey(token)) return null;
  const hash = hashToken(token);
  const found = await findKeyByHash(hash, now);
  if (!found) return null;
  const { id, lastUsedAt, user } = found;
  if (workedHere.size >= maxRemembered) workedHere.clear();
  workedHere.set(hash, id);
  if (isDue(lastUsedAt, now)) await markKeyUsed(id, now, useInterval);
  return {
    id,
    user: withAdmin(user),
    scopes: scopesSchema.parse(found.scopes),
  };
}

const isDue = (lastUsedAt: Date | null, now: Date) =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= useInterval;

const withAdmin = (user: Omit<CurrentUser, "isAdmin">): CurrentUser => ({
  ...user,
  isAdmin: isAdmin(user),
});

/**
 * The same for `/mcp`, which takes the tokens of connected apps too. They are
 * for `/mcp` alone: nothing else may call this.
 */
export async function findMcpBearer(
  token: string,
  now: Date,
): Promise<Bearer | null> {
  if (!token.startsWith(accessTokenPrefix)) return findBearer(token, now);
  const found = await findAccess(hashToken(token), mcpResource(), now);
  if (!found) return null;
  const { id, lastUsedAt, user, scopes } = found;
  if (isDue(lastUsedAt, now)) await markGrantUsed(id, now, useInterval);
  return { id, user: withAdmin(user), scopes };
}

type FindBearer = (token: string, now: Date) => Promise<Bearer | null>;

/** Throws `unauthenticated` without a token that works. */
export async function requireBearer(
  request: Request,
  now: Date,
  find: FindBearer = findBearer,
): Promise<Bearer> {
  const token = readBearerToken(request);
  if (token === null)
    throw new AppError(
      "unauthenticated",
      "This call requires a key: `Authorization: Bearer <key>`.",
    );
  const bearer = await find(token, now);
  if (!bearer) throw new AppError("unauthenticated", refusal);
  return bearer;
}

/** Throws `forbidden`. */
export function requireScope({ scopes }: Bearer, scope: Scope) {
  if (!scopes.includes(scope))
    throw new AppError("forbidden", `This key lacks the scope "${scope}".`);
}
