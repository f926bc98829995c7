import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Fault } from "../faults";
import {
  json,
  type Reply,
  type Route,
  reply,
  type SandboxRequest,
} from "../service";
import { newId } from "./message";
import { type Batch, end, endIfDue, toBatch } from "./message-batch";

const maxRequests = 100_000;
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
    const [, id, action = ""] = match;
    if (id === undefined) return this.handleAll(request, error, fault);
    const batch = this.batches.find((one) => one.id === id);
    if (batch === undefined)
      return error(404, "not_found_error", `Message Batch ${id} not found.`);
    await endIfDue(batch);
    switch (`${request.method} ${action}`) {
      case "GET ":
        return json(200, toBatch(batch, request), headers());
      case "GET results":
        return resultsOf(batch, error);
      case "POST cancel":
        return cancel(batch, request, error);
      case "DELETE ":
        return this.delete(batch, error);
      default:
        return error(405, "invalid_request_error", "Method Not Allowed");
    }
  }

  private async handleAll(
    request: SandboxRequest,
    error: Answer["error"],
    fault?: Fault,
  ): Promise<Reply> {
    if (request.method === "POST") return this.create(request, error, fault);
    return request.method === "GET"
      ? this.list(request)
      : error(405, "invalid_request_error", "Method Not Allowed");
  }

  private delete(batch: Batch, error: Answer["error"]): Reply {
    const { id, endedAt } = batch;
    if (endedAt === null)
      return error(
        400,
        "invalid_request_error",
        `Batch ${id} cannot be deleted while it is being processed.`,
      );
    this.batches = this.batches.filter((one) => one !== batch);
    return json(200, { id, type: "message_batch_deleted" }, headers());
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

function resultsOf({ endedAt, results }: Batch, error: Answer["error"]): Reply {
  if (endedAt === null)
    return error(
      404,
      "not_found_error",
      "Message Batch results are not available until processing has ended.",
    );
  const lines = results.map((result) => `${JSON.stringify(result)}\n`).join("");
  return reply(200, "application/x-jsonl", lines, headers());
}

function cancel(
  batch: Batch,
  request: SandboxRequest,
  error: Answer["error"],
): Reply {
  if (batch.endedAt !== null)
    return error(
      400,
      "invalid_request_error",
      `Batch ${batch.id} cannot be canceled because it has ended.`,
    );
  batch.cancelAt ??= Date.now();
  return json(200, toBatch(batch, request), headers());
}
