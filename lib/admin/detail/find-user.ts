import "server-only";
import { z } from "zod";
import { listActs } from "@/lib/account/list-acts";
import {
  findUserRow,
  listFailedEmails,
  listFailedGenerations,
} from "@/lib/admin/detail/user-detail-data";
import { addAudit } from "@/lib/admin/metrics-data";
import type { UserDetail, UserIssue } from "@/lib/admin/schema";
import { describeUser } from "@/lib/admin/users/list-users";
import { isNamedAdmin } from "@/lib/auth/is-admin";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { listBillingIssuesOf } from "@/lib/billing/sync/sync-customer";
import { grantedAt, usageOf } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import { installation } from "@/lib/settings/installation";
import { isoDay } from "@/lib/time/day";

const shownActs = 20;

/**
 * One user for an administrator, whose view is logged first. Throws
 * `not_found`.
 */
export async function findUser(
  adminId: number,
  id: number,
  now: Date,
): Promise<UserDetail> {
  await addAudit({ adminId, action: "read_user", subjectId: id });
  const row = await findUserRow(id, now);
  if (!row) throw new AppError("not_found", "User not found");
  const { hasBilling } = installation();
  const [used, done, ...issues] = await Promise.all([
    countUsed(id),
    listActs(id, shownActs),
    listFailedGenerations(id),
    listFailedEmails(id),
    hasBilling ? listOwnBillingIssues(id) : [],
  ]);
  const entitlement = usageOf(row, used, now);
  const until = entitlement.isInTrial
    ? row.trialExpiresAt
    : row.subscriptionExpiresAt;
  return {
    user: {
      ...describeUser({ ...row, listingsThisMonth: used }, now),
      is_verified: row.isVerified,
      suspended_at: row.suspendedAt?.toISOString() ?? null,
      is_protected: id === adminId || isNamedAdmin(row),
      granted_listings: grantedAt(row, now),
      is_in_trial: entitlement.isInTrial,
      ...(hasBilling && {
        plan: entitlement.isInTrial ? "trial" : entitlement.tier,
        plan_until:
          entitlement.tier === "free" ? null : (until?.toISOString() ?? null),
      }),
      listings_left: entitlement.remaining,
      last_active_on: row.lastActiveOn && isoDay(row.lastActiveOn),
      open_sessions: row._count.sessions,
    },
    usage: row.usage,
    issues: issues.flat().sort((a, b) => b.at.localeCompare(a.at)),
    acts: done,
  };
}

async function listOwnBillingIssues(id: number) {
  const issues = await listBillingIssuesOf(id);
  return issues.map(
    ({ since, kind, detail }): UserIssue => ({
      at: since,
      kind: "billing",
      message: `${kind}: ${detail}`,
    }),
  );
}

const idSchema = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.number().int().positive().max(2_147_483_647));

/** Throws `not_found` for an invalid id, as for an unknown one. */
export function parseUserId(text: string) {
  const id = idSchema.safeParse(text);
  if (!id.success) throw new AppError("not_found", "User not found");
  return id.data;
}
