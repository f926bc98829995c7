import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics } from "prom-client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { findQueueState } from "@/lib/jobs/private-tables-data";
import { log } from "@/lib/log";
import { metrics } from "@/lib/observability/metrics";
import { withTimeout } from "@/lib/resilience/with-timeout";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Throws `not_found` without METRICS_TOKEN, and `unauthenticated` unless the
 * header is "Bearer " and that token.
 */
export function requireMetricsToken(authorization: string | null) {
  const token = env().METRICS_TOKEN;
  if (token === undefined)
    throw new AppError("not_found", "Endpoint not found.");
  // Digests, since texts of different lengths can't be compared in constant
  // time.
  if (
    !timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`))
  ) {
    throw new AppError(
      "unauthenticated",
      "This needs the header Authorization: Bearer and METRICS_TOKEN.",
    );
  }
}

/**
 * Milliseconds for the query of a scrape; Prometheus waits ten seconds for all
 * of it.
 */
const queryTimeout = 1_000;

let pending: ReturnType<typeof findQueueState> | undefined;

/**
 * One query at a time, however many scrapes wait for it: a hung database must
 * not get another connection for each.
 */
function findOnce() {
  pending ??= findQueueState().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function updateQueue() {
  const { dueJobs, oldestJobSeconds, databaseUp } = metrics();
  try {
    const { due, oldestSeconds } = await withTimeout(findOnce, {
      ms: queryTimeout,
    });
    dueJobs.set(due);
    oldestJobSeconds.set(oldestSeconds);
    databaseUp.set(1);
  } catch (err) {
    log().warn({ err }, "the database did not answer a scrape");
    // The last values would look like news.
    dueJobs.remove();
    oldestJobSeconds.remove();
    databaseUp.set(0);
  }
}

const processMetrics = "listwright_nodejs_eventloop_lag_seconds";

/** Everything this instance counted, in the text format of Prometheus. */
export async function renderMetrics() {
  const { registry } = metrics();
  // From the first scrape on, since it costs an instance without one a timer
  // that fires a hundred times a second.
  if (!registry.getSingleMetric(processMetrics))
    collectDefaultMetrics({ register: registry, prefix: "listwright_" });
  await updateQueue();
  return { type: registry.contentType, text: await registry.metrics() };
}
