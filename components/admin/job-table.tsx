import { DataTable } from "@/components/admin/data-table";
import { formatTime } from "@/components/admin/format";
import { Section } from "@/components/admin/section";
import type { JobMetrics } from "@/lib/admin/schema";

const names: Record<string, string> = {
  expire_reservations: "Refund reservations left by a crash",
  release_jobs: "Release jobs of a stopped process",
  revive_batches: "Resume the batches of a stopped process",
  retry_stripe_events: "Retry unprocessed Stripe events",
  reconcile_customers: "Sync all paying customers with Stripe",
  purge_sessions: "Delete expired sessions",
  purge_rate_limits: "Delete expired rate limit counters",
  purge_deleted_listings: "Permanently delete removed listings",
  purge_photos: "Delete expired photos and photos without a listing",
  purge_tokens: "Delete expired links",
  purge_etsy_consents:
    "Delete Etsy connections that were started but not finished",
  purge_etsy_content: "Delete data from Etsy that is older than a day",
  purge_shop_audits: "Delete audits of shops after six hours",
  reencrypt_tokens: "Re-encrypt tokens with the current key",
  purge_refunds: "Delete old refunds",
  purge_failed_jobs: "Delete permanently failed jobs",
  purge_records: "Delete old email failures and audit records",
  purge_expired_identities:
    "Delete usage records of deleted accounts after 13 months",
  purge_webhook_deliveries: "Delete webhook logs after 30 days",
  purge_program_requests: "Delete stored API responses after a day",
  purge_app_access: "Delete expired app access and unused apps",
  purge_customers: "Delete Stripe customers of deleted accounts",
};

function jobResult({
  error,
  processed,
  failuresInRow,
  succeededAt,
}: JobMetrics) {
  if (error === null)
    return (
      <span className="block max-w-40 text-success sm:max-w-md">
        OK, {processed ?? 0} processed
      </span>
    );
  return (
    <span className="block max-w-40 text-destructive sm:max-w-md">
      Failed {failuresInRow} in a row, last success {formatTime(succeededAt)}:{" "}
      {error}
    </span>
  );
}

export function JobTable({ jobs }: { jobs: JobMetrics[] }) {
  return (
    <Section title="Background jobs" note="Last run of each.">
      {jobs.length === 0 ? (
        <p className="text-muted-foreground">No job has run yet.</p>
      ) : (
        <DataTable
          caption="Last run of each background job"
          rows={jobs}
          keyOf={({ task }) => task}
          columns={[
            {
              label: "Job",
              cell: ({ task }) => (
                <span className="block max-w-36 sm:max-w-none">
                  {names[task] ?? task}
                </span>
              ),
            },
            { label: "Result", cell: jobResult },
            {
              label: "Last run",
              cell: ({ startedAt }) => formatTime(startedAt),
            },
            {
              label: "Duration",
              isNumber: true,
              cell: ({ durationMs }) => `${durationMs} ms`,
            },
          ]}
        />
      )}
    </Section>
  );
}
