import "server-only";
import { APIConnectionError, APIError } from "@anthropic-ai/sdk";
import { AppError } from "@/lib/errors";

export type AiFailure = {
  /** What the caller gets to hear. */
  error: AppError;
  /** Whether the provider is to blame, and so whether the next caller will fare no better. */
  isOutage: boolean;
  /** Milliseconds after which another try may help; null when it won't. */
  retryIn: number | null;
  /** True for what waiting will not cure, such as a spent budget. */
  isSpent?: boolean;
};

/** Longer waits are the provider's way of saying no. Milliseconds. */
const longestWait = 5_000;
const busyStatuses = new Set([429, 503, 529]);

const words = {
  failed: "The writer had a problem. Nothing was counted; please try again.",
  late: "The writer took too long. Nothing was counted; please try again.",
  busy: "The writer is busy right now. Nothing was counted; please try again in a minute.",
  refused: "The writer declined this request. Nothing was counted; please change the photo or the details.",
} as const;

export const refused = () => new AppError("refused", words.refused);
export const busy = (cause?: Error) => new AppError("unavailable", words.busy, { cause, retryAfter: 30 });
export const failed = (reason: string) => new AppError("upstream_failed", words.failed, { cause: new Error(reason) });

/** Turns whatever the SDK, fetch or the deadline threw into one failure; `attempt` counts from 0. */
export function toAiFailure(thrown: unknown, { isLate, attempt }: { isLate: boolean; attempt: number }): AiFailure {
  const cause = shortened(thrown);
  if (isLate) return { error: new AppError("upstream_failed", words.late, { cause }), isOutage: true, retryIn: null };

  const status = thrown instanceof APIError ? thrown.status : undefined;
  if (status !== undefined) return ofStatus(status, retryAfterOf(thrown), attempt, cause);

  const error = new AppError("upstream_failed", words.failed, { cause });
  const neverArrived = thrown instanceof APIConnectionError;
  return { error, isOutage: true, retryIn: neverArrived ? backOff(attempt) : null };
}

function ofStatus(status: number, retryAfter: number | null, attempt: number, cause: Error): AiFailure {
  if (status === 402 || (status === 429 && retryAfter === null)) {
    return { error: busy(cause), isOutage: true, retryIn: null, isSpent: true };
  }
  const isOutage = status >= 500 || status === 408 || status === 429;
  const error = busyStatuses.has(status) ? busy(cause) : new AppError("upstream_failed", words.failed, { cause });
  if (!isOutage) return { error, isOutage, retryIn: null };
  if (retryAfter === null) return { error, isOutage, retryIn: backOff(attempt) };
  return { error, isOutage, retryIn: retryAfter <= longestWait ? retryAfter : null };
}

/** Milliseconds: about 0.4 s, then 0.8 s, never the same for all who wait. */
function backOff(attempt: number) {
  return 400 * 2 ** attempt * (0.75 + Math.random() / 2);
}

function retryAfterOf(thrown: unknown) {
  const header = thrown instanceof APIError ? thrown.headers?.get("retry-after") : null;
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

/** A provider may put a whole page into its message, and what it was sent. */
function shortened(thrown: unknown) {
  const cause = new Error(thrown instanceof Error ? thrown.message.slice(0, 200) : "not an Error");
  if (thrown instanceof Error) cause.name = thrown.name;
  return cause;
}
