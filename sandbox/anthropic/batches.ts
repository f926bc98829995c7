import { randomBytes } from "node:crypto";
import process from "node:process";
import { z } from "zod";
import type { Fault } from "../faults";
import {
  json,
  type Reply,
  type Route,
  reply,
  type SandboxRequest,
} from "../service";
import { newId, toMessage } from "./message";
import { type MessagesRequest, validateRequest } from "./validate-request";
import { writeCompletion } from "./write-completion";

const maxRequests = 100_000;
/**
 * Milliseconds; the real service gives up a day after the batch was created.
 */
const lifetime = 24 * 3_600_000;
/** Seconds after which a batch is answered by itself. */
const defaultSeconds = 30;

const createSchema = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        custom_id: z
          .string()
          .regex(
            /^[a-zA-Z0-9_-]{1,64}$/,
            "String should match pattern '^[a-zA-Z0-9_-]{1,64}$'",
          ),
        params: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1, "at least one request is required")
    .max(maxRequests),
});

type Entry = { custom_id: string; params: unknown };
type Outcome = "succeeded" | "errored" | "canceled" | "expired";
type Result = {
  custom_id: string;
  result: { type: Outcome; [key: string]: unknown };
};

type Batch = {
  id: string;
  createdAt: number;
  cancelAt: number | null;
  endedAt: number | null;
  entries: Entry[];
  results: Result[];
  /**
   * The fault of the call that created it: it changes the answers in it, or
   * those whose request contains its `match`.
   */
  fault: Fault | undefined;
};

type Answer = {
  error: (status: number, type: string, message: string) => Reply;
};

/** Anthropic's Message Batches API. They are kept until the sandbox stops. */
export class MessageBatches {
  private batches: Batch[] = [];

  readonly routes: Route[] = [
    {
      method: "POST",
      path: /^\/message-batches\/end$/,
      handle: async (request) => {
        const asked = z
          .strictObject({
            outcome: z.enum(["succeeded", "expired"]).default("succeeded"),
          })
          .safeParse(request.body ?? {});
        if (!asked.success)
          return json(400, { message: z.prettifyError(asked.error) });
        const open = this.batches.filter(({ endedAt }) => endedAt === null);
        for (const batch of open)
          await end(batch, asked.data.outcome === "expired");
        return json(200, { ended: open.map(({ id }) => id) });
      },
    },
  ];

  /** Null for a path that is none of the API. */
  async handle(
    request: SandboxRequest,
    { error }: Answer,
    fault?: Fault,
  ): Promise<Reply | null> {
    const match =
      /^\/v1\/messages\/batches(?:\/([\w-]+)(?:\/(results|cancel))?)?$/.exec(
        request.path,
      );
    if (match === null) return null;
    const [, id, action] = match;
    if (id === undefined) {
      if (request.method === "POST") return this.create(request, error, fault);
      return request.method === "GET"
        ? this.list(request)
        : error(405, "invalid_request_error", "Method Not Allowed");
    }
    const batch = this.batches.find((one) => one.id === id);
    if (batch === undefined)
      return error(404, "not_found_error", `Message Batch ${id} not found.`);
    await endIfDue(batch);
    const call = `${request.method} ${action ?? ""}`;
    if (call === "GET ") return json(200, toBatch(batch, request), headers());
    if (call === "GET results") {
      if (batch.endedAt === null)
        return error(
          404,
          "not_found_error",
          "Message Batch results are not available until processing has ended.",
        );
      const lines = batch.results
        .map((result) => `${JSON.stringify(result)}\n`)
        .join("");
      return reply(200, "application/x-jsonl", lines, headers());
    }
    if (call === "POST cancel") {
      if (batch.endedAt !== null)
        return error(
          400,
          "invalid_request_error",
          `Batch ${id} cannot be canceled because it has ended.`,
        );
      batch.cancelAt ??= Date.now();
      return json(200, toBatch(batch, request), headers());
    }
    if (call === "DELETE ") {
      if (batch.endedAt === null)
        return error(
          400,
          "invalid_request_error",
          `Batch ${id} cannot be deleted while it is being processed.`,
        );
      this.batches = this.batches.filter((one) => one !== batch);
      return json(200, { id, type: "message_batch_deleted" }, headers());
    }
    return error(405, "invalid_request_error", "Method Not Allowed");
  }

  private create(
    request: SandboxRequest,
    error: Answer["error"],
    fault?: Fault,
  ): Reply {
    const parsed = createSchema.safeParse(request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return error(
        400,
        "invalid_request_error",
        `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}`,
      );
    }
    const entries = parsed.data.requests;
    const ids = new Set(entries.map(({ custom_id: each }) => each));
    if (ids.size < entries.length)
      return error(
        400,
        "invalid_request_error",
        "requests: custom_id must be unique within a Message Batch",
      );
    const batch = {
      id: `msgbatch_sandbox_${randomBytes(12).toString("hex")}`,
      createdAt: Date.now(),
      entries,
      fault,

      cancelAt: null,
      endedAt: null,
      results: [],
    };
    this.batches.unshift(batch);
    return json(200, toBatch(batch, request), headers());
  }

  /** Newest first; `limit` and `after_id` as in the API. */
  private async list(request: SandboxRequest): Promise<Reply> {
    for (const batch of this.batches) await endIfDue(batch);
    const limit = Math.min(
      Number(request.query.get("limit") ?? 20) || 20,
      1_000,
    );
    const after = request.query.get("after_id");
    const start =
      after === null ? 0 : this.batches.findIndex(({ id }) => id === after) + 1;
    const page = this.batches.slice(start, start + limit);
    return json(
      200,
      {
        data: page.map((batch) => toBatch(batch, request)),
        has_more: start + limit < this.batches.length,
        first_id: page[0]?.id ?? null,
        last_id: page.at(-1)?.id ?? null,
      },
      headers(),
    );
  }
}

const headers = () => ({
  "request-id": newId("req"),
  "anthropic-organization-id": "sandbox",
});

/** A canceled one ends at the next call, as does one whose time has come. */
async function endIfDue(batch: Batch) {
  if (batch.endedAt !== null) return;
  const setting = Number(process.env.SANDBOX_BATCH_SECONDS ?? defaultSeconds);
  const age = Date.now() - batch.createdAt;
  if (batch.cancelAt !== null || age >= lifetime)
    await end(batch, age >= lifetime);
  else if (age >= setting * 1_000) await end(batch, false);
}

async function end(batch: Batch, isExpired: boolean) {
  const results: Result[] = [];
  for (const entry of batch.entries) {
    if (batch.cancelAt !== null)
      results.push({
        custom_id: entry.custom_id,
        result: { type: "canceled" },
      });
    else if (isExpired)
      results.push({ custom_id: entry.custom_id, result: { type: "expired" } });
    else results.push(await answer(entry, batch.fault));
  }
  // In any order, like the real results.
  batch.results = results.reverse();
  batch.endedAt = Date.now();
}

/** The params are only looked at here, as in the real service. */
async function answer(
  { custom_id, params }: Entry,
  fault?: Fault,
): Promise<Result> {
  const applies =
    fault !== undefined &&
    (fault.match === undefined || JSON.stringify(params).includes(fault.match));
  const validated =
    (params as Partial<MessagesRequest>).stream === true
      ? {
          error: {
            type: "invalid_request_error",
            message: "stream: streaming is not supported in batches",
          },
        }
      : await validateRequest(params);
  if ("error" in validated) {
    const { type, message } = validated.error;
    return {
      custom_id,
      result: {
        type: "errored",
        error: {
          type: "error",
          error: { type, message },
          request_id: newId("req"),
        },
      },
    };
  }
  const completion = await writeCompletion(
    validated.request,
    validated.imageTokens,
    applies ? fault : undefined,
  );
  const message = toMessage(completion);
  return {
    custom_id,
    result: {
      type: "succeeded",
      message: {
        ...message,
        usage: { ...message.usage, service_tier: "batch" },
      },
    },
  };
}

function toBatch(batch: Batch, { headers: { host } }: SandboxRequest) {
  const { id, createdAt, cancelAt, endedAt, entries, results } = batch;
  const count = (outcome: Outcome) =>
    results.filter(({ result }) => result.type === outcome).length;
  const at = (time: number | null) =>
    time === null ? null : new Date(time).toISOString();
  return {
    id,
    type: "message_batch",
    archived_at: null,
    processing_status:
      endedAt !== null
        ? "ended"
        : cancelAt !== null
          ? "canceling"
          : "in_progress",
    request_counts: {
      processing: endedAt === null ? entries.length : 0,
      succeeded: count("succeeded"),

      errored: count("errored"),
      canceled: count("canceled"),
      expired: count("expired"),
    },

    created_at: at(createdAt),
    expires_at: at(createdAt + lifetime),

    cancel_initiated_at: at(cancelAt),
    ended_at: at(endedAt),
    results_url:
      endedAt === null
        ? null
        : `http://${host}/v1/messages/batches/${id}/results`,
  };
}
