import "server-only";
import { OAuthError } from "@/lib/access/oauth/oauth-error";

export type Parameters = ReadonlyMap<string, string>;

/**
 * The parameters of a query or of a form. Empty ones count as absent (RFC 6749,
 * 3.1). Throws `invalid_request` when one is repeated, since two readers may
 * then see two requests, or holds what no request of ours has.
 */
export function readParameters(text: string): Parameters {
  const parameters = new Map<string, string>();
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (seen.has(name))
      throw new OAuthError("invalid_request", "A parameter is repeated.");
    if (/\p{Cc}/u.test(value) || !value.isWellFormed())
      throw new OAuthError(
        "invalid_request",
        "A parameter contains characters that are not allowed.",
      );
    seen.add(name);
    if (value !== "") parameters.set(name, value);
  }
  return parameters;
}

/** Throws `invalid_request` when it is absent. */
export function requireParameter(parameters: Parameters, name: string): string {
  const value = parameters.get(name);
  if (value === undefined)
    throw new OAuthError(
      "invalid_request",
      `The parameter ${name} is missing.`,
    );
  return value;
}
