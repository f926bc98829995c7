import "server-only";
import {
  changeLedger,
  commitReservation,
} from "@/lib/billing/quota/quota-data";
import { namesPerRun } from "@/lib/brand/limits";
import type { ChosenName } from "@/lib/brand/names/choose-names";
import type { WrittenNames } from "@/lib/brand/names/write-shop-names";
import type { ShopName, ShopNameRequest } from "@/lib/brand/schema";
import { db, type Transaction } from "@/lib/database/db";

/**
 * More than a seller reads; the unique key prevents an exact repeat of an older
 * one.
 */
const maxCompared = 400;

export type StoredRun = { runId: number; writer: string; names: ShopName[] };

type NewRun = {
  userId: number;
  reservationId: string;
  request: ShopNameRequest;
  written: WrittenNames;
};

const nameColumns = {
  id: true,
  name: true,
  spoken: true,
  reasoning: true,
  isFavorite: true,
} as const;

/** The seller's earlier names with spaces, newest first. */
export async function listEarlierNames(userId: number) {
  const rows = await db().shopName.findMany({
    where: { userId },
    select: { spoken: true },
    orderBy: { id: "desc" },
    take: maxCompared,
  });
  return rows.map(({ spoken }) => spoken);
}

/**
 * Stores the run with the first names that no other run took meanwhile, and
 * commits its reservation, both or neither. Null, and nothing stored, when the
 * reservation was settled before.
 */
export function storeRun({
  userId,
  reservationId,
  request,
  written,
}: NewRun): Promise<StoredRun | null> {
  const { names, ...run } = written;
  return changeLedger(String(userId), async (tx) => {
    // Locks the user's row, so that two runs of one seller choose one after the
    // other.
    if (!(await commitReservation(tx, reservationId))) return null;
    const free = (await withoutTaken(tx, userId, names)).slice(0, namesPerRun);
    const { id } = await tx.shopNameRun.create({
      data: { userId, reservationId, request, ...run },
    });
    await tx.shopName.createMany({
      data: free.map((name, position) => ({
        ...name,
        position,
        userId,
        runId: id,
        key: keyOf(name.name),
      })),
    });
    return { runId: id, writer: run.writer, names: await namesOf(tx, id) };
  });
}

const keyOf = (name: string) => name.toLowerCase();

async function withoutTaken(
  tx: Transaction,
  userId: number,
  names: ChosenName[],
) {
  const keys = names.map(({ name }) => keyOf(name));
  const rows = await tx.shopName.findMany({
    where: { userId, key: { in: keys } },
    select: { key: true },
  });
  const taken = new Set(rows.map(({ key }) => key));
  return names.filter(({ name }) => !taken.has(keyOf(name)));
}

function namesOf(tx: Transaction, runId: number): Promise<ShopName[]> {
  return tx.shopName.findMany({
    where: { runId },
    select: nameColumns,
    orderBy: { position: "asc" },
  });
}

/** The run that this reservation paid for, or null once it is deleted. */
export async function findRunOf(
  userId: number,
  reservationId: string,
): Promise<StoredRun | null> {
  const row = await db().shopNameRun.findFirst({
    where: { userId, reservationId },
    select: {
      id: true,
      writer: true,
      names: { select: nameColumns, orderBy: { position: "asc" } },
    },
  });
  return row && { runId: row.id, writer: row.writer, names: row.names };
}
