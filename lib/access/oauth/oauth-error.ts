import { AppError, type ErrorCode } from "@/lib/errors";

/**
 * The codes of RFC 6749, 7591, 7636 and 8707 that we answer, each with the code
 * of ours that it is a kind of.
 */
const oauthErrors = {
  invalid_request: "bad_request",
  invalid_client: "unauthenticated",
  invalid_grant: "invalid_token",
  invalid_scope: "bad_request",
  invalid_target: "bad_request",
  unsupported_grant_type: "bad_request",
  unsupported_response_type: "bad_request",
  access_denied: "forbidden",
  invalid_redirect_uri: "bad_request",
  invalid_client_metadata: "bad_request",
} as const satisfies Record<string, ErrorCode>;
export type OAuthCode = keyof typeof oauthErrors;

/** A failure that the protocol has a word for. */
export class OAuthError extends AppError {
  constructor(
    readonly oauthCode: OAuthCode,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(oauthErrors[oauthCode], message, options);
  }
}
