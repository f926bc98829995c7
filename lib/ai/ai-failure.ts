import "server-only";
import { APIConnectionError, APIError } from "@anthropic-ai/sdk";
import { AppError } from "@/lib/errors";

export type AiFailure = {
  /** What the caller gets. */
  error: AppError;
  /**
   * Whether the provider is at fault, so that the next call is likely to fail
   * too.
   */
  isOutage: boolean;
  /** Milliseconds after which a retry may succeed; null when none will. */
  retryIn: number | null;
  /** True when waiting won't help, such as for a spent budget. */
  isExhausted?: boolean;
  /**
   * The provider's words, when only the operator can mend it: the key, the
   * model's name, the provider's own spend limit.
   */
  configurationFault?: string;
};

/** Milliseconds. A longer Retry-After is the provider's way of saying no. */
const maxRetryAfter = 5_000;
const busyStatuses = new Set([429, 503, 529]);

/**
 * For an error that arrives within a stream, after a status of 200: the status
 * it has elsewhere.
 */
const streamedStatuses: Partial<Record<string, number>> = {
  invalid_request_error: 400,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
  // Busy, as it can't say for how long.
  rate_limit_error: 529,
};
const configurationErrors = new Set([
  "authentication_error",
  "billing_error",
  "permission_error",
  // The model's name.
  "not_found_error",
]);
/**
 * A spent credit, and a limit that the account's owner has set, are an
 * `invalid_request_error` like any other.
 */
const spendLimit =
  /\b(?:credit balance|usage limits?|spend(?:ing)? limits?)\b/i;

const messages = {
  failed: "The writer had a problem. Nothing was counted; please try again.",
  late: "The writer took too long. Nothing was counted; please try again.",
  busy: "The writer is busy right now. Nothing was counted; please try again in a minute.",
  unavailable:
    "The writer is not available right now. Nothing was counted; the site's operator has been notified.",
  photos:
    "This site's writer can't look at these photos. Nothing was counted; please describe the piece without them.",
  refused:
    "The writer declined this request. Nothing was counted; please change the photo or the details.",
} as const;

/** By a model that can't look at them, or at so many. */
export class PhotosRefused extends Error {
  override name = "PhotosRefused";

  constructor() {
    super(
      "The model's server refuses photos. Set MODEL_PICTURES=off if the model takes none; npm run doctor tries it.",
    );
  }
}

export const modelRefused = () => new AppError("refused", messages.refused);
export const modelBusy = (cause?: Error) =>
  new AppError("unavailable", messages.busy, { cause, retryAfter: 30 });
/**
 * Until the operator has changed something at the provider or in our settings.
 */
export const modelUnavailable = (cause?: Error) =>
  new AppError("unavailable", messages.unavailable, { cause, retryAfter: 300 });
export const modelFailed = (reason: string) =>
  new AppError("upstream_failed", messages.failed, {
    cause: new Error(reason),
  });

/**
 * Classifies whatever the SDK, fetch or the deadline threw; `attempt` counts
 * from 0.
 */
export function toAiFailure(
  thrown: unknown,
  { isLate, attempt }: { isLate: boolean; attempt: number },
): AiFailure {
  const cause = truncateCause(thrown);
  if (isLate)
    return {
      error: new AppError("upstream_failed", messages.late, { cause }),
      isOutage: true,
      retryIn: null,
    };

  if (thrown instanceof PhotosRefused) {
    const error = new AppError("upstream_failed", messages.photos, { cause });
    return { error, isOutage: false, retryIn: null };
  }
  if (thrown instanceof APIError && !(thrown instanceof APIConnectionError)) {
    const fault = configurationFaultOf(thrown);
    if (fault !== null) {
      const isExhausted =
        thrown.type === "billing_error" ||
        thrown.type === "invalid_request_error";
      return {
        error: modelUnavailable(cause),
        isOutage: false,
        retryIn: null,
        isExhausted,
        configurationFault: fault,
      };
    }
    const status = thrown.status ?? streamedStatuses[thrown.type ?? ""];
    if (status !== undefined)
      return ofStatus(status, retryAfterOf(thrown), attempt, cause);
  }

  const error = new AppError("upstream_failed", messages.failed, { cause });
  const hasNoResponse = thrown instanceof APIConnectionError;
  return {
    error,
    isOutage: true,
    retryIn: hasNoResponse ? backoff(attempt) : null,
  };
}

function configurationFaultOf({ type, apiMessage }: APIError) {
  const words = apiMessage ?? "no explanation";
  if (configurationErrors.has(type ?? "")) return words;
  return type === "invalid_request_error" && spendLimit.test(words)
    ? words
    : null;
}

function ofStatus(
  status: number,
  retryAfter: number | null,
  attempt: number,
  cause: Error,
): AiFailure {
  if (status === 402 || (status === 429 && retryAfter === null)) {
    return {
      error: modelBusy(cause),
      isOutage: true,
      retryIn: null,
      isExhausted: true,
    };
  }
  const isOutage = status >= 500 || status === 408 || status === 429;
  const error = busyStatuses.has(status)
    ? modelBusy(cause)
    : new AppError("upstream_failed", messages.failed, { cause });
  if (!isOutage) return { error, isOutage, retryIn: null };
  if (retryAfter === null)
    return { error, isOutage, retryIn: backoff(attempt) };
  return {
    error,
    isOutage,
    retryIn: retryAfter <= maxRetryAfter ? retryAfter : null,
  };
}

/** Milliseconds: about 0.4 s, then 0.8 s, with jitter. */
function backoff(attempt: number) {
  return 400 * 2 ** attempt * (0.75 + Math.random() / 2);
}

function retryAfterOf(thrown: unknown) {
  const header =
    thrown instanceof APIError ? thrown.headers?.get("retry-after") : null;
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

/** A provider may put a whole page into its message, or what we sent. */
function truncateCause(thrown: unknown) {
  const cause = new Error(
    thrown instanceof Error ? thrown.message.slice(0, 200) : "not an Error",
  );
  if (thrown instanceof Error) cause.name = thrown.name;
  return cause;
}
