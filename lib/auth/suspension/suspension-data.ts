import "server-only";
import { db } from "@/lib/database/db";
import type { Sql } from "@/lib/database/sql";

export async function isSuspended(userId: number, tx: Sql = db()) {
  const [row] = await tx.$queryRaw<{ isSuspended: boolean }[]>`
    SELECT "suspendedAt" IS NOT NULL AS "isSuspended" FROM "User" WHERE id = ${userId}`;
  return row?.isSuspended === true;
}

/** Which of these accounts are suspended. */
export async function listSuspended(userIds: number[]) {
  const rows = await db().user.findMany({
    where: { id: { in: userIds }, suspendedAt: { not: null } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** As the administrator gave it; null once the record is purged. */
export async function findSuspensionReason(userId: number) {
  const last = await db().adminAudit.findFirst({
    where: { subjectId: userId, action: "suspend", refusal: null },
    orderBy: { id: "desc" },
    select: { reason: true },
  });
  return last?.reason ?? null;
}
