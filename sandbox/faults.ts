import { z } from "zod";
import { type ServiceName, serviceNames } from "./service-names";

export const faultModes = [
  "latency",
  "status",
  "hang",
  "stall_body",
  "drip",
  "cut",
  "html",
  "malformed",
  "refusal",
  "max_tokens",
  "obey_injection",
  "answer",
  "pace",
] as const;
export type FaultMode = (typeof faultModes)[number];

const writerModes: readonly FaultMode[] = ["refusal", "max_tokens", "obey_injection", "answer", "pace"];

export const faultSchema = z
  .strictObject({
    service: z.enum(serviceNames),
    mode: z.enum(faultModes),
    /** Milliseconds before anything is sent; between two characters for `drip`. */
    latencyMs: z.int().min(0).max(600_000).optional(),
    status: z.int().min(400).max(599).optional(),
    /** Seconds, sent as the header of mode `status`. */
    retryAfter: z.int().min(0).max(86_400).optional(),
    /** How many requests are hit; without it, all until the faults are deleted. */
    count: z.int().min(1).max(100_000).optional(),
    /** Only requests whose body holds this text. */
    match: z.string().min(1).max(1_000).optional(),
    /** The exact text that mode `answer` makes the writer return. */
    answer: z.string().optional(),
    /** How fast the writer writes: milliseconds to the first token, and how many follow each second. */
    firstTokenMs: z.int().min(0).max(60_000).optional(),
    tokensPerSecond: z.int().min(1).max(10_000).optional(),
  })
  .refine((fault) => fault.mode !== "answer" || fault.answer !== undefined, "mode answer needs the field answer")
  .refine(
    (fault) => fault.service === "anthropic" || !(writerModes.includes(fault.mode) || isPaced(fault)),
    "only anthropic has this mode",
  );
export type Fault = z.output<typeof faultSchema>;

type Pacing = { mode: FaultMode; firstTokenMs?: number | undefined; tokensPerSecond?: number | undefined };

/** Whether the writer takes its time over an answer, be it whole or cut. */
export function isPaced(fault: Pacing): boolean {
  return fault.mode === "pace" || fault.firstTokenMs !== undefined || fault.tokensPerSecond !== undefined;
}

/** The faults waiting to happen, in the order they were asked for. */
export class Faults {
  private waiting: Fault[] = [];

  list(): Fault[] {
    return this.waiting;
  }

  /** One without a count would hide all that follow it, so the next for the same requests replaces it. */
  add(fault: Fault): void {
    this.waiting = this.waiting.filter(
      (other) => other.count !== undefined || other.service !== fault.service || other.match !== fault.match,
    );
    this.waiting.push({ ...fault });
  }

  clear(service?: ServiceName): void {
    this.waiting = service === undefined ? [] : this.waiting.filter((fault) => fault.service !== service);
  }

  /** The fault that this request meets, counted down. */
  take(service: ServiceName, body: string): Fault | undefined {
    const fault = this.waiting.find(
      (each) => each.service === service && (each.match === undefined || body.includes(each.match)),
    );
    if (fault?.count !== undefined) {
      fault.count -= 1;
      if (fault.count === 0) this.waiting = this.waiting.filter((each) => each !== fault);
    }
    return fault;
  }
}
