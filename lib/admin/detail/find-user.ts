import "server-only";
import { addAudit } from "@/lib/admin/audit/data";
import { findUserRow, listFailedGenerations, listFailedMails } from "@/lib/admin/detail/data";
import type { UserDetail, UserTrouble } from "@/lib/admin/schema";
import { describeUser } from "@/lib/admin/users/list-users";
import { countUsed } from "@/lib/billing/quota/data";
import { listBillingIssues } from "@/lib/billing/sync/sync-customer";
import { usageOf } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";

/** One user for an administrator, whose reading is kept. Throws `not_found`. */
export async function findUser(adminId: number, id: number, now: Date): Promise<UserDetail> {
  await addAudit({ adminId, action: "read_user", subjectId: id });
  const row = await findUserRow(id, now);
  if (!row) throw new AppError("not_found", "There is no such user.");
  const [used, ...troubles] = await Promise.all([
    countUsed(id),
    listFailedGenerations(id),
    listFailedMails(row),
    listPaymentTroubles(id),
  ]);
  const standing = usageOf(row, used, now);
  const until = standing.isInTrial ? row.trialExpiresAt : row.subscriptionExpiresAt;
  return {
    user: {
      ...describeUser({ ...row, listingsThisMonth: used }, now),
      is_verified: row.isVerified,
      plan: standing.isInTrial ? "trial" : standing.tier,
      plan_until: standing.tier === "free" ? null : (until?.toISOString() ?? null),
      listings_left: standing.remaining,
      last_active_on: row.lastActiveOn?.toISOString().slice(0, 10) ?? null,
      open_sessions: row._count.sessions,
    },
    usage: row.usage,
    troubles: troubles.flat().sort((a, b) => b.at.localeCompare(a.at)),
  };
}

async function listPaymentTroubles(id: number) {
  const troubles = await listBillingIssues();
  const own = troubles.filter(({ userId }) => userId === id);
  return own.map(
    ({ since, kind, detail }): UserTrouble => ({ at: since, kind: "billing", what: `${kind}: ${detail}` }),
  );
}
