import type { z } from "zod";

/**
 * Which workers run a task. What takes up to a minute, most of it waiting for
 * the model, and what waits up to 15 seconds for a user's server has workers of
 * its own, so that nothing else waits for it; what waits for a server that took
 * long the last time holds up neither the other servers.
 */
export const workerGroups = [
  "requests",
  "model",
  "webhooks",
  "slow_webhooks",
] as const;
export type WorkerGroup = (typeof workerGroups)[number];

export type PayloadSchema = z.ZodType<object, object>;

/**
 * A kind of job, apart from what it does: whatever queues one imports only
 * this. Its name and payloads stay as they are while jobs of a former release
 * may be waiting.
 */
export type Task<Schema extends PayloadSchema = PayloadSchema> = {
  name: string;
  /** Of the payload. */
  schema: Schema;
  workers: WorkerGroup;
  /** UTC; null for a task that is queued by something else. */
  cron: string | null;
};

type Definition<Schema> = {
  name: string;
  schema: Schema;
  workers?: WorkerGroup;
  cron?: string;
};

export function defineTask<Schema extends PayloadSchema>({
  name,
  schema,
  workers = "requests",
  cron,
}: Definition<Schema>): Task<Schema> {
  return { name, schema, workers, cron: cron ?? null };
}

/** The payload of a task, as its schema returns it. */
export type PayloadOf<Kind extends Task> = z.output<Kind["schema"]>;

export type JobContext = {
  /** 1 the first time. */
  attempt: number;
  /** Aborts when the process is about to exit. */
  signal: AbortSignal;
  /** As the queue has them; for who queues the same job again. */
  key?: string | null;
  priority?: number;
};

/** A task with what it does. */
export type HandledTask = Task & {
  /**
   * Throws for a payload that the schema refuses. A job that throws is retried
   * with increasing delays.
   */
  run: (payload: unknown, context: JobContext) => Promise<void>;
};

/** Says what a task does with a payload that its schema has parsed. */
export function handleTask<Schema extends PayloadSchema>(
  task: Task<Schema>,
  run: (payload: z.output<Schema>, context: JobContext) => Promise<void>,
): HandledTask {
  return {
    ...task,
    run: async (payload, context) => run(task.schema.parse(payload), context),
  };
}
