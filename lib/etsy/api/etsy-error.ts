import "server-only";
import { AppError, type ErrorCode } from "@/lib/errors";

/**
 * `token`: the access token is expired or revoked; `scope`: it does not allow
 * this; `key`: the app's own key is refused; `missing`: there is no such thing;
 * `refused`: the request's content is; `busy`: a limit is reached; `outage`:
 * anything else.
 */
export type EtsyErrorKind =
  | "token"
  | "scope"
  | "key"
  | "missing"
  | "refused"
  | "busy"
  | "outage";

const messages: Record<EtsyErrorKind, string> = {
  token:
    "Etsy no longer accepts our connection with your shop. Please connect your shop again.",
  scope:
    "The permission you gave on Etsy doesn't include this. Please connect your shop again.",
  key: "Etsy refuses this site's key. The person who runs this site has to correct it.",
  missing: "Etsy can't find this. It may have been deleted there.",
  refused: "Etsy refused this.",
  busy: "Etsy asks us to wait. Please try again in a moment.",
  outage:
    "Etsy isn't responding as expected right now. Please try again in a moment.",
};
const codes: Record<EtsyErrorKind, ErrorCode> = {
  token: "etsy_reconnect",
  scope: "etsy_reconnect",

  key: "unavailable",
  missing: "not_found",
  refused: "upstream_failed",
  busy: "unavailable",
  outage: "unavailable",
};

/** Of Etsy's sentences, those that are no longer true a little later. */
const passing =
  /inconsistent order|try (?:it |this )?again|currently being (?:edited|updated|processed)/i;

/** What Etsy says is wrong with a field: `/tags/1`, in Etsy's words. */
export type EtsyProblem = { path: string; message: string };

type Details = {
  /** HTTP; 0 when no answer came. */
  status?: number;
  problems?: EtsyProblem[];
  /** Etsy's own sentence, shortened; empty when there is none. */
  words?: string;
  /** Seconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
  message?: string;
};

/** A call to Etsy that failed. Its message is safe to show. */
export class EtsyError extends AppError {
  override name = "EtsyError";
  readonly httpStatus: number;
  readonly problems: EtsyProblem[];
  readonly words: string;

  constructor(
    readonly kind: EtsyErrorKind,
    {
      status = 0,
      problems = [],
      words = "",
      retryAfter,
      cause,
      message = messages[kind],
    }: Details = {},
  ) {
    super(codes[kind], message, {
      cause,
      ...(retryAfter !== undefined && { retryAfter }),
    });
    this.httpStatus = status;
    this.problems = problems;
    this.words = words;
  }

  /**
   * Whether Etsy refused only what it will take soon: it still sorts what was
   * sent before, or somebody else edits it.
   */
  get isPassing() {
    return this.kind === "refused" && passing.test(this.words);
  }

  /** Whether the request may have taken effect though it failed. */
  get isUnknown() {
    return this.kind === "outage";
  }
}
