import { FigureTable } from "@/components/admin/figure-table";
import { Section } from "@/components/admin/section";
import { momentOf } from "@/components/admin/words";
import type { JobFigures } from "@/lib/admin/schema";

const names: Record<string, string> = {
  expire_reservations: "Give back what a crash left reserved",
  release_jobs: "Hand on the jobs of a process that was killed",
  retry_stripe_events: "Ask Stripe about events that nothing answered",
  reconcile_customers: "Ask Stripe about everybody who pays",
  purge_sessions: "Remove expired sessions",
  purge_rate_limits: "Remove expired counters of calls",
  purge_deleted_listings: "Remove deleted listings for good",
  purge_tokens: "Remove expired links",
  purge_refunds: "Remove old refunds",
  purge_failed_jobs: "Remove jobs that failed for good",
  purge_records: "Remove old notes of letters and reads",
  purge_expired_identities: "Remove what deleted accounts had used, after 13 months",
  purge_customers: "Remove what is left of deleted accounts at Stripe",
};

function resultOf({ error, processed, failuresInRow, succeededAt }: JobFigures) {
  if (error === null)
    return <span className="block max-w-40 text-moss sm:max-w-md">Done, {processed ?? 0} dealt with</span>;
  return (
    <span className="block max-w-40 text-brick sm:max-w-md">
      Failed {failuresInRow} in a row, last done {momentOf(succeededAt)}: {error}
    </span>
  );
}

export function JobTable({ jobs }: { jobs: JobFigures[] }) {
  return (
    <Section title="Jobs of the house" note="What cleans up behind everybody, and when it last did.">
      {jobs.length === 0 ? (
        <p className="text-muted">None has run yet.</p>
      ) : (
        <FigureTable
          caption="Jobs and how they went"
          rows={jobs}
          keyOf={({ task }) => task}
          columns={[
            {
              label: "Job",
              cell: ({ task }) => <span className="block max-w-36 sm:max-w-none">{names[task] ?? task}</span>,
            },
            { label: "Result", cell: resultOf },
            { label: "Last run", cell: ({ startedAt }) => momentOf(startedAt) },
            { label: "Took", isNumber: true, cell: ({ durationMs }) => `${durationMs} ms` },
          ]}
        />
      )}
    </Section>
  );
}
