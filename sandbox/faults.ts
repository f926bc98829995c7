import { z } from "zod";

export const faultModes = [
  "latency",
  "status",
  "hang",
  "stall_body",
  "drip",
  "cut",
  "lost_answer",
  "no_bucket",
  "html",
  "malformed",
  "odd_item",
  "refusal",
  "max_tokens",
  "obey_injection",
  "answer",
  "pace",
  "no_schema",
  "no_format",
  "no_pictures",
  "no_stream",
  "no_finish",
  "no_usage",
  "odd_finish",
  "stream_error",
  "thinking",
  "empty",
  "huge",
] as const;
export type FaultMode = (typeof faultModes)[number];

export const modelFaults: readonly FaultMode[] = [
  "refusal",
  "max_tokens",
  "obey_injection",
  "answer",
  "pace",
];
/** Of small servers that speak Chat Completions. */
export const chatFaults: readonly FaultMode[] = [
  "no_schema",
  "no_format",
  "no_pictures",
  "no_stream",
  "no_finish",
  "no_usage",
  "odd_finish",
  "stream_error",
  "thinking",
  "empty",
  "huge",
];
const smtpFaults: readonly FaultMode[] = [
  "latency",
  "status",
  "hang",
  "cut",
  "lost_answer",
  "html",
];
const modelServices = ["anthropic", "openai"];

function faultSchema(serviceNames: readonly string[]) {
  return z
    .strictObject({
      service: z.enum(serviceNames),
      mode: z.enum(faultModes),
      /**
       * Milliseconds before anything is sent; for `drip`, between two
       * characters.
       */
      latencyMs: z.int().min(0).max(600_000).optional(),
      status: z.int().min(400).max(599).optional(),
      /** Seconds, sent as a header by mode `status`. */
      retryAfter: z.int().min(0).max(86_400).optional(),
      /** The words of the error that mode `status` sends. */
      message: z.string().min(1).max(1_000).optional(),
      /**
       * How many requests it applies to; without it, all until the faults are
       * deleted.
       */
      count: z.int().min(1).max(100_000).optional(),
      /** Applies only to requests whose body contains this text. */
      match: z.string().min(1).max(1_000).optional(),
      /**
       * Applies only to requests whose method and path, such as `PUT /v1/x`,
       * contain this text.
       */
      path: z.string().min(1).max(1_000).optional(),
      /** Stands first in every list of this name, in mode `odd_item`. */
      item: z.json().optional(),
      list: z.string().min(1).max(100).optional(),
      /** The exact text that the model returns in mode `answer`. */
      answer: z.string().optional(),
      /**
       * The model's speed: milliseconds to the first token, and tokens per
       * second after it.
       */
      firstTokenMs: z.int().min(0).max(60_000).optional(),
      tokensPerSecond: z.int().min(1).max(10_000).optional(),
    })
    .refine(
      (fault) => fault.mode !== "answer" || fault.answer !== undefined,
      "mode answer needs the field answer",
    )
    .refine(
      (fault) => fault.service === "s3" || fault.mode !== "no_bucket",
      "only s3 has this mode",
    )
    .refine(
      (fault) => fault.service !== "smtp" || smtpFaults.includes(fault.mode),
      "smtp does not have this mode",
    )
    .refine(
      (fault) => fault.service === "openai" || !chatFaults.includes(fault.mode),
      "only openai has this mode",
    )
    .refine(
      (fault) =>
        modelServices.includes(fault.service) ||
        !(modelFaults.includes(fault.mode) || isPaced(fault)),
      "only anthropic and openai have this mode",
    );
}
export type Fault = z.output<ReturnType<typeof faultSchema>>;

type TakenBy = { method: string; path: string; rawBody: string };

type Pacing = {
  mode: FaultMode;
  firstTokenMs?: number | undefined;
  tokensPerSecond?: number | undefined;
};

/** Whether the fault sets how fast the model writes. */
export function isPaced(fault: Pacing): boolean {
  return (
    fault.mode === "pace" ||
    fault.firstTokenMs !== undefined ||
    fault.tokensPerSecond !== undefined
  );
}

/** The pending faults, in the order in which they were added. */
export class Faults {
  readonly schema: ReturnType<typeof faultSchema>;
  private pending: Fault[] = [];

  constructor(serviceNames: readonly string[]) {
    this.schema = faultSchema(serviceNames);
  }

  list(): Fault[] {
    return this.pending;
  }

  /**
   * A fault without a count would hide all later ones, so it is replaced by the
   * next for the same requests.
   */
  add(fault: Fault): void {
    this.pending = this.pending.filter(
      (other) =>
        other.count !== undefined ||
        other.service !== fault.service ||
        other.match !== fault.match ||
        other.path !== fault.path,
    );
    this.pending.push({ ...fault });
  }

  clear(service?: string): void {
    this.pending =
      service === undefined
        ? []
        : this.pending.filter((fault) => fault.service !== service);
  }

  /** The fault that applies to this request; its count goes down by one. */
  take(service: string, { method, path, rawBody }: TakenBy): Fault | undefined {
    const fault = this.pending.find(
      (each) =>
        each.service === service &&
        (each.match === undefined || rawBody.includes(each.match)) &&
        (each.path === undefined || `${method} ${path}`.includes(each.path)),
    );
    if (fault?.count !== undefined) {
      fault.count -= 1;
      if (fault.count === 0)
        this.pending = this.pending.filter((each) => each !== fault);
    }
    return fault;
  }
}
