import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../statistics";
import type { Target } from "./start-target";

/** Those of the crontab that read tables which grow. */
const tasks = [
  "expire_reservations",
  "release_jobs",
  "retry_stripe_events",
  "purge_sessions",
  "purge_rate_limits",
  "purge_deleted_listings",
  "purge_photos",
  "purge_etsy_consents",
  "purge_etsy_content",
  "purge_shop_audits",
  "reencrypt_tokens",
  "purge_tokens",
  "purge_refunds",
  "purge_failed_jobs",
  "purge_records",
  "purge_customers",
  "purge_expired_identities",
  "purge_webhook_deliveries",
  "purge_program_requests",
  "purge_app_access",
];
const rounds = 7;

/**
 * Queues the job and waits for its record; the milliseconds are those that the
 * job itself took.
 */
async function runJob({ client }: Target, task: string) {
  const { rows } = await client.query<{ at: Date }>(
    "SELECT clock_timestamp() AS at",
  );
  await client.query(
    "SELECT FROM graphile_worker.add_job($1, max_attempts := 1)",
    [task],
  );
  for (;;) {
    const run = await client.query<{
      durationMs: number;
      error: string | null;
    }>(
      `SELECT "durationMs", error FROM "JobRun" WHERE task = $1 AND "startedAt" >= $2`,
      [task, rows[0]?.at],
    );
    const [last] = run.rows;
    if (last?.error) throw new Error(`${task}: ${last.error}`);
    if (last) return last.durationMs;
    await sleep(20);
  }
}

export async function measureJobs(small: Target, large: Target) {
  const measurements: { name: string; small: number; large: number }[] = [];
  for (const name of tasks) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.small.push(await runJob(small, name));
      times.large.push(await runJob(large, name));
    }
    measurements.push({
      name,
      small: median(times.small),
      large: median(times.large),
    });
  }
  return measurements;
}
