import "server-only";
import { findAddresses, listEntries } from "@/lib/admin/log/log-data";
import type { LogEntry, LogQuery } from "@/lib/admin/schema";

const ofInvitations = new Set(["create_invitation", "withdraw_invitation"]);

/**
 * What administrators did and read, newest first; `next` is the cursor of the
 * following page, null on the last.
 */
export async function listLog({
  cursor,
  limit,
}: LogQuery): Promise<{ data: LogEntry[]; next: number | null }> {
  const rows = await listEntries(cursor ?? null, limit + 1);
  const shown = rows.slice(0, limit);
  const users = shown.flatMap(({ adminId, action, subjectId }) =>
    subjectId === null || ofInvitations.has(action)
      ? adminId
      : [adminId, subjectId],
  );
  const addresses = await findAddresses([...new Set(users)]);
  const data = shown.map(({ createdAt, subjectId, adminId, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    admin: { id: adminId, email: addresses.get(adminId) ?? null },
    subject:
      subjectId === null || ofInvitations.has(row.action)
        ? null
        : { id: subjectId, email: addresses.get(subjectId) ?? null },
  }));
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
  return { data, next };
}
