import "server-only";
import { db, type Transaction } from "@/lib/database/db";

type IssueKind =
  | "orphan"
  | "unknown_customer"
  | "unknown_price"
  | "multiple_subscriptions"
  | "past_due"
  | "dispute";
export type BillingIssue = { kind: IssueKind; detail: string };

export async function replaceIssues(
  tx: Transaction,
  customer: string,
  issues: BillingIssue[],
) {
  await tx.billingIssue.deleteMany({
    where: { customer, kind: { notIn: issues.map(({ kind }) => kind) } },
  });
  for (const { kind, detail } of issues) {
    await tx.billingIssue.upsert({
      where: { customer_kind: { customer, kind } },
      create: { customer, kind, detail },
      update: { detail },
    });
  }
}

type IssueRow = {
  customer: string;
  kind: IssueKind;
  detail: string;
  since: Date;
  userId: number | null;
  email: string | null;
};

export function listIssues(limit: number) {
  return db().$queryRaw<IssueRow[]>`
    SELECT t.customer, t.kind, t.detail, t.since, u.id AS "userId", u.email
    FROM (SELECT * FROM "BillingIssue" ORDER BY since, customer LIMIT ${limit}::int) t
    LEFT JOIN "User" u ON u."stripeCustomerId" = t.customer
    ORDER BY t.since, t.customer`;
}

export function listIssuesOf(userId: number) {
  return db().$queryRaw<Pick<IssueRow, "kind" | "detail" | "since">[]>`
    SELECT t.kind, t.detail, t.since
    FROM "User" u JOIN "BillingIssue" t ON t.customer = u."stripeCustomerId" WHERE u.id = ${userId}`;
}
