import type { OpenPoint } from "@/lib/listing-text/fields/schema";

/** Failures that callers are expected to handle, with their HTTP status. */
export const errorStatus = {
  bad_request: 400,
  invalid_token: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  account_suspended: 403,
  forbidden: 403,
  cross_site: 403,
  domain_not_allowed: 403,
  email_unverified: 403,
  invitation_required: 403,
  limit_reached: 403,
  premium_feature: 403,
  second_factor_required: 403,
  sign_up_closed: 403,
  step_up_required: 403,
  storage_full: 403,
  not_found: 404,
  method_not_allowed: 405,
  administrator_account: 409,
  conflict: 409,
  etsy_reconnect: 409,
  own_account: 409,
  password_required: 409,
  signed_in: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_code: 422,
  invalid_image: 422,
  invalid_input: 422,
  invalid_passkey: 422,
  not_ready: 422,
  piece_unknown: 422,
  too_complex: 422,
  rate_limited: 429,
  too_many_photos: 429,
  try_used: 429,
  internal: 500,
  upstream_failed: 502,
  refused: 502,
  try_unavailable: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * One value that was refused: its place in the body, a code that programs may
 * decide by, and a sentence.
 */
export type RefusedValue = {
  path: readonly PropertyKey[];
  code: string;
  message: string;
};

type Options = ErrorOptions & {
  /**
   * Overrides the code's status where the contract of one endpoint requires
   * another.
   */
  status?: number;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Methods, sent as Allow. */
  allow?: string;
  /** When what is used up starts anew. */
  resetsAt?: Date;
  /** Every value that was refused, where the failure is about values. */
  refused?: readonly RefusedValue[];
  /** What the piece may be, where nobody knows it. */
  suggestions?: readonly string[];
  /** What has to be settled first, where a listing is not ready. */
  open?: readonly OpenPoint[];
  /** By what somebody can prove who they are, where that is asked. */
  methods?: readonly string[];
};

/**
 * A failure whose message is safe to show to the user. Anything else becomes a
 * 500.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly allow: string | undefined;
  readonly resetsAt: Date | undefined;
  readonly refused: readonly RefusedValue[];
  readonly suggestions: readonly string[] | undefined;
  readonly open: readonly OpenPoint[] | undefined;
  readonly methods: readonly string[] | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: Options = {},
  ) {
    super(message, options);
    this.status = options.status ?? errorStatus[code];
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
    this.resetsAt = options.resetsAt;
    this.refused = options.refused ?? [];
    this.suggestions = options.suggestions;
    this.open = options.open;
    this.methods = options.methods;
  }
}
