import "server-only";
import { lockUser } from "@/lib/database/lock-user";
import type { Sql } from "@/lib/database/sql";
import { AppError } from "@/lib/errors";
import { photoTotals } from "@/lib/photos/limits";

const MB = 1024 * 1024;

type Stored = {
  label: string;
  /** Bytes that all of one user's may take. */
  most: number;
  /** How a user makes room. */
  remedy: string;
};

/**
 * What users can make us keep without a listing of their quota, by its name in
 * `stored_bytes` of the database. The photos have their own refusal where they
 * are stored, and of webhooks the oldest events make room.
 */
export const totals = {
  photos: {
    label: "Photos",
    most: photoTotals.free,
    remedy: "Remove some, or wait: they are deleted after seven days.",
  },
  imports: {
    label: "Listings you imported",
    most: 50 * MB,
    remedy: "Delete some that you no longer need.",
  },
  batches: {
    label: "Batches",
    most: 50 * MB,
    remedy: "Delete batches that you no longer need.",
  },
  notes: {
    label: "Notes on your changes",
    most: 20 * MB,
    remedy: "Delete some that you no longer need.",
  },
  deliveries: {
    label: "Webhook log",
    most: 10 * MB,
    remedy: "The oldest events are deleted automatically.",
  },
  requests: {
    label: "Responses stored for your programs",
    most: 10 * MB,
    remedy: "They are deleted after a day.",
  },
} as const satisfies Record<string, Stored>;

export type StoredKind = keyof typeof totals;
export const storedKinds = Object.keys(totals) as StoredKind[];

/** Bytes of one kind. */
export async function measureStored(
  sql: Sql,
  userId: number,
  kind: StoredKind,
) {
  const [row] = await sql.$queryRaw<
    [{ bytes: number }]
  >`SELECT stored_bytes(${userId}, ${kind})::float8 AS bytes`;
  return row.bytes;
}

export const hasRoom = async (sql: Sql, userId: number, kind: StoredKind) =>
  (await measureStored(sql, userId, kind)) <= totals[kind].most;

/**
 * Stores something in the caller's transaction, which `storage_full` rolls back
 * when there is then more than there may be. A `store` that says by null or
 * false that it stored nothing is not refused. The user's row is locked first,
 * so that of parallel calls each sees what the others stored.
 */
export async function storeWithin<T>(
  sql: Sql,
  { userId, kind }: { userId: number; kind: StoredKind },
  store: () => Promise<T>,
): Promise<T> {
  await lockUser(sql, userId);
  const stored = await store();
  if (stored) await requireRoom(sql, userId, kind);
  return stored;
}

/** Throws `storage_full`. */
export async function requireRoom(sql: Sql, userId: number, kind: StoredKind) {
  if (!(await hasRoom(sql, userId, kind))) throw storageFull(kind);
}

function storageFull(kind: StoredKind) {
  const { label, most, remedy } = totals[kind];
  return new AppError(
    "storage_full",
    `${label}: ${most / MB} MB is the most we can store. ${remedy}`,
  );
}
