import { DataTable } from "@/components/admin/data-table";
import { formatTime } from "@/components/admin/format";
import { Section } from "@/components/admin/section";
import type { BillingIssueMetrics } from "@/lib/admin/schema";

const names: Record<string, string> = {
  orphan: "Customer without an account",
  unknown_customer: "Unknown to the Stripe key",
  unknown_price: "Price that belongs to no plan",
  multiple_subscriptions: "More than one plan",
  past_due: "Payment overdue",
  dispute: "Dispute",
};

/**
 * What the last syncs with Stripe found; each disappears with the sync that no
 * longer finds it.
 */
export function BillingIssues({ issues }: { issues: BillingIssueMetrics[] }) {
  return (
    <Section
      title="Billing issues"
      note="Found by the last sync of each customer with Stripe, the oldest 100."
    >
      {issues.length === 0 ? (
        <p className="text-muted-foreground">None.</p>
      ) : (
        <DataTable
          caption="Billing issues by customer"
          className="max-h-96"
          rows={issues}
          keyOf={({ customer, kind }) => `${customer} ${kind}`}
          columns={[
            {
              label: "Customer",
              cell: ({ email, customer }) => email ?? customer,
            },
            { label: "Issue", cell: ({ kind }) => names[kind] ?? kind },
            {
              label: "Detail",
              cell: ({ detail }) => (
                <span className="block max-w-40 sm:max-w-md">{detail}</span>
              ),
            },
            { label: "Since", cell: ({ since }) => formatTime(since) },
          ]}
        />
      )}
    </Section>
  );
}
