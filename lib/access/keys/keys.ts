import "server-only";
import { z } from "zod";
import { createKey } from "@/lib/access/keys/create-key";
import {
  insertKey,
  listKeys,
  replaceKey,
  revokeKey,
} from "@/lib/access/keys/key-data";
import {
  type CreatedKey,
  defaultLifetime,
  endAfter,
  type KeyEntry,
  maxKeys,
  type NewKey,
} from "@/lib/access/keys/schema";
import { scopeNames } from "@/lib/access/scopes";
import { isSandboxKey } from "@/lib/ai/models";
import { isUuid } from "@/lib/database/is-uuid";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/token";

type Row = Awaited<ReturnType<typeof listKeys>>[number];

const hour = 3_600_000;
const prefixLength = 12;
const tooMany = `You have ${maxKeys} keys, the maximum. Revoke one that you no longer use.`;
const scopesSchema = z.array(z.enum(scopeNames)).catch([]);

const toText = (date: Date | null) => date?.toISOString() ?? null;

const toEntry = ({
  scopes,
  createdAt,
  lastUsedAt,
  expiresAt,
  ...row
}: Row): KeyEntry => ({
  ...row,
  scopes: scopesSchema.parse(scopes),
  createdAt: createdAt.toISOString(),
  lastUsedAt: toText(lastUsedAt),
  expiresAt: toText(expiresAt),
});

/** A new secret, and what is stored of it. */
function createSecret() {
  const secret = createKey(
    isSandboxKey(env().ANTHROPIC_API_KEY) ? "test" : "live",
  );
  const stored = {
    hash: hashToken(secret),
    prefix: secret.slice(0, prefixLength),
    last4: secret.slice(-4),
  };
  return { secret, stored };
}

/** The user's keys that work, newest first. */
export async function listOwnKeys(
  userId: number,
  now: Date,
): Promise<KeyEntry[]> {
  return (await listKeys(userId, now)).map(toEntry);
}

/**
 * `createdFrom` is the network address of who makes it. Throws `invalid_input`
 * for an end in the past, and `conflict` when the user has ten keys.
 */
export async function createOwnKey(
  userId: number,
  { expiresAt, createdFrom, ...key }: NewKey & { createdFrom: string },
  now: Date,
): Promise<CreatedKey> {
  const ends =
    expiresAt === undefined
      ? endAfter(defaultLifetime, now)
      : expiresAt === null
        ? null
        : new Date(expiresAt);
  if (ends && ends <= now)
    throw new AppError("invalid_input", "Choose a date in the future.");
  const { secret, stored } = createSecret();
  const row = await insertKey(
    userId,
    { ...key, ...stored, createdFrom, expiresAt: ends },
    maxKeys,
    now,
  );
  if (!row) throw new AppError("conflict", tooMany);
  return { ...toEntry(row), secret };
}

/**
 * Makes a second key with the same name and scopes, which lives as long as the
 * first was made for. The first one ends after `overlapHours`. Throws
 * `not_found`, also for a key that was rolled before, and `conflict` when the
 * user has ten keys.
 */
export async function rollOwnKey(
  userId: number,
  id: string,
  { overlapHours, createdFrom }: { overlapHours: number; createdFrom: string },
  now: Date,
): Promise<CreatedKey> {
  const { secret, stored } = createSecret();
  const oldEndsAt = new Date(now.getTime() + overlapHours * hour);
  const expiresAt = (old: { createdAt: Date; expiresAt: Date | null }) =>
    old.expiresAt &&
    new Date(now.getTime() + old.expiresAt.getTime() - old.createdAt.getTime());
  const row = await replaceKey(
    userId,
    requireId(id),
    { ...stored, createdFrom, oldEndsAt, expiresAt },
    maxKeys,
    now,
  );
  if (row === "full") throw new AppError("conflict", tooMany);
  if (!row) throw noSuchKey();
  return { ...toEntry(row), secret };
}

/** The key stops working at once. Throws `not_found`. */
export async function revokeOwnKey(userId: number, id: string, now: Date) {
  if (!(await revokeKey(userId, requireId(id), now))) throw noSuchKey();
}

const noSuchKey = () => new AppError("not_found", "Key not found.");

function requireId(id: string) {
  if (!isUuid(id)) throw noSuchKey();
  return id;
}
