import "server-only";
import { db } from "@/lib/database/db";

const entryFields = {
  id: true,
  adminId: true,
  action: true,
  subjectId: true,
  createdAt: true,
  reason: true,
  page: true,
  listings: true,
  refusal: true,
} as const;

/** Newest first, older than the entry `before`. */
export function listEntries(before: number | null, take: number) {
  return db().adminAudit.findMany({
    where: before === null ? {} : { id: { lt: before } },
    orderBy: { id: "desc" },
    take,
    select: entryFields,
  });
}

/** The addresses of accounts that are still there, by id. */
export async function findAddresses(ids: number[]) {
  const rows = await db().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, email: true },
  });
  return new Map(rows.map(({ id, email }) => [id, email]));
}
