import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { outsideServices, serviceNames } from "@/lib/settings/outside-services";

/** What a pg.Pool says of itself. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number };

const seconds = {
  request: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  model: [0.5, 1, 2, 4, 6, 8, 12, 16, 20, 26],
};

/** How the metrics of one registry are made; all names begin alike. */
type Factory = ReturnType<typeof createFactory>;

function createFactory(registry: Registry) {
  const registers = [registry];
  return {
    counter: <L extends string>(
      name: string,
      help: string,
      labelNames: L[] = [],
    ) =>
      new Counter({ name: `listwright_${name}`, help, labelNames, registers }),
    gauge: (name: string, help: string) =>
      new Gauge({ name: `listwright_${name}`, help, registers }),
    histogram: <L extends string>(
      name: string,
      help: string,
      labelNames: L[],
      buckets: number[],
    ) =>
      new Histogram({
        name: `listwright_${name}`,
        help,
        labelNames,
        buckets,
        registers,
      }),
  };
}

/**
 * Everything that an instance counts. The values of every label come from our
 * code or configuration, never from a caller: each combination of them is kept
 * in memory forever.
 */
function createMetrics() {
  const registry = new Registry();
  const factory = createFactory(registry);
  return {
    registry,
    pools: watchedPools(registry),
    ...requestMetrics(factory),
    ...modelMetrics(factory),
    listingsStored: factory.counter(
      "listings_stored_total",
      "Listings that were written and stored, whoever asked",
    ),
    ...refusalMetrics(factory),
    ...jobMetrics(factory),
    databaseUp: factory.gauge(
      "database_up",
      "1 if PostgreSQL answered this scrape within a second, otherwise 0",
    ),
  };
}

/** The pools whose connections are counted at each scrape, by name. */
function watchedPools(registry: Registry) {
  const pools = new Map<string, Pool>();
  new Gauge({
    name: "listwright_pool_connections",
    help: "Connections to PostgreSQL, by pool; waiting: callers without one",
    labelNames: ["pool", "state"],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: "used" }, totalCount - idleCount);
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
  return pools;
}

const requestMetrics = ({ counter, histogram }: Factory) => ({
  requests: counter(
    "requests_total",
    "Requests answered, by route and status",
    ["route", "method", "status"],
  ),
  requestSeconds: histogram(
    "request_seconds",
    "Time until a response starts",
    ["route"],
    seconds.request,
  ),
  streamSeconds: histogram(
    "stream_seconds",
    "Length of a stream of events",
    [],
    seconds.model,
  ),
});

const modelMetrics = ({ counter, histogram }: Factory) => ({
  modelCalls: counter(
    "model_calls_total",
    "Calls of the model, with their retries",
    ["model", "outcome"],
  ),
  modelSeconds: histogram(
    "model_call_seconds",
    "Time of a successful call, with its retries",
    ["model"],
    seconds.model,
  ),
  modelFailures: counter(
    "model_failures_total",
    "Failed attempts of model calls",
    ["code"],
  ),
  modelTokens: counter(
    "model_tokens_total",
    "Tokens that the model read and wrote",
    ["model", "direction"],
  ),
  modelCents: counter(
    "model_cost_cents_total",
    "US cents that these tokens cost; 0 if we know no price",
    ["model"],
  ),
});

const refusalMetrics = ({ counter }: Factory) => ({
  quotaRefusals: counter(
    "quota_refusals_total",
    "Listings refused by a quota or budget",
    ["reason"],
  ),
  rateLimitRefusals: counter(
    "rate_limit_refusals_total",
    "Calls refused by a rate limit",
    ["limit"],
  ),
  serviceRefusals: counter(
    "service_refusals_total",
    "Requests that a service refused for our settings",
    ["service"],
  ),
});

const jobMetrics = ({ counter, gauge, histogram }: Factory) => ({
  jobs: counter("jobs_total", "Runs of background jobs", ["task", "outcome"]),
  jobSeconds: histogram(
    "job_seconds",
    "Duration of a run of a background job",
    ["task"],
    seconds.request,
  ),
  webhookDeliveries: counter(
    "webhook_deliveries_total",
    "Attempts to deliver a webhook",
    ["outcome"],
  ),
  dueJobs: gauge(
    "due_jobs",
    "Jobs of all instances that are due, counted up to 20,000",
  ),
  oldestJobSeconds: gauge(
    "oldest_due_job_seconds",
    "How long the oldest of them has waited",
  ),
});

const created = () => {
  const all = createMetrics();
  // An alert sees the first refusal only if the counter was 0 before.
  all.quotaRefusals.inc({ reason: "model_budget" }, 0);
  for (const service of serviceNames)
    if (outsideServices[service].fault) all.serviceRefusals.inc({ service }, 0);
  return all;
};

/** Global, because Next and our server bundle this module several times. */
const shared = globalThis as { metrics?: ReturnType<typeof createMetrics> };

export function metrics() {
  shared.metrics ??= created();
  return shared.metrics;
}

type AnsweredRequest = { route: string; method: string; status: number };

/**
 * `route` is a pattern, such as "/api/listings/[id]"; the duration is in
 * milliseconds.
 */
export function countRequest(
  { route, method, status }: AnsweredRequest,
  duration: number,
) {
  const { requests, requestSeconds } = metrics();
  requests.inc({ route, method, status });
  requestSeconds.observe({ route }, duration / 1_000);
}

/** Makes a pool's connections visible, until another pool takes its name. */
export function watchPool(name: string, pool: Pool) {
  metrics().pools.set(name, pool);
}
