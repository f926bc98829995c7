import "server-only";
import { OAuthError } from "@/lib/access/oauth/oauth-error";
import { type Parameters, readParameters } from "@/lib/access/oauth/parameters";
import type { AppError } from "@/lib/errors";
import { type BodyType, requireBodyType } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { toFailure } from "@/lib/http/error-response";
import { readBytes } from "@/lib/http/read-bytes";
import { createRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

const body = { maxBytes: 16 * 1024, deadline: 10_000 };
/**
 * Calls from one network address per minute. Assistants call from few addresses
 * for many users.
 */
const perAddress = { points: 600, seconds: 60 };

/**
 * A call of an app, which has no session: only what it sends counts. Errors
 * have the form of RFC 6749.
 */
export function oauthRoute(
  handler: (request: Request, now: Date) => Promise<unknown>,
  bodyTypes: readonly BodyType[] = ["application/x-www-form-urlencoded"],
) {
  const answer = (request: Request) =>
    handler(request, new Date()).catch((error: unknown) => {
      throw toRefusal(request, error);
    });
  return createRoute(({ request }) => answer(request), {
    crossSite: true,
    bodyTypes,
    toErrorResponse: oauthErrorResponse,
  });
}

/**
 * The form that an app posts, with the id and secret, which it may have sent by
 * Basic instead of in the form. Throws `rate_limited`,
 * `unsupported_media_type`, `too_large`, `invalid_client` or `invalid_request`.
 */
export async function readOAuthForm(request: Request): Promise<Parameters> {
  await limit("oauth", clientIp(request), perAddress);
  requireBodyType(request, ["application/x-www-form-urlencoded"]);
  const form = readParameters(
    (await readBytes(request, body)).toString("utf8"),
  );
  const authorization = request.headers.get("authorization");
  return authorization === null ? form : withCredentials(form, authorization);
}

/**
 * Id and secret are encoded as in a form before Basic encodes them (RFC 6749,
 * 2.3.1).
 */
function withCredentials(form: Parameters, authorization: string): Parameters {
  const [, encoded] = /^Basic +([\w+/-]+=*)$/i.exec(authorization.trim()) ?? [];
  if (encoded === undefined)
    throw new OAuthError(
      "invalid_client",
      "Send client_id and client_secret in the form, or with Basic.",
    );
  const [, ...sent] =
    /^([^:]*):?(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ??
    [];
  const [id, secret] = sent.map((part) =>
    readParameters(`part=${part.replaceAll("&", "%26")}`).get("part"),
  );
  const parameters = new Map(form);
  for (const [name, value] of [
    ["client_id", id],
    ["client_secret", secret],
  ] as const) {
    if (value === undefined) continue;
    if ((form.get(name) ?? value) !== value)
      throw new OAuthError(
        "invalid_request",
        `The form and the Authorization header name different values of ${name}.`,
      );
    parameters.set(name, value);
  }
  return parameters;
}

const isBasic = (request: Request) =>
  /^\s*Basic\b/i.test(request.headers.get("authorization") ?? "");

/**
 * By RFC 6749, 5.2, a client that tried Basic is answered with that scheme; for
 * others it would be an invitation to try it.
 */
class BasicRefused extends OAuthError {}

function toRefusal(request: Request, error: unknown) {
  const isRefused =
    error instanceof OAuthError &&
    error.oauthCode === "invalid_client" &&
    isBasic(request);
  return isRefused
    ? new BasicRefused("invalid_client", error.message, { cause: error })
    : error;
}

/** The code for failures that are no fault of the protocol's. */
function codeOf(failure: AppError) {
  if (failure instanceof OAuthError) return failure.oauthCode;
  if (failure.status === 429 || failure.status === 503)
    return "temporarily_unavailable";
  return failure.status >= 500 ? "server_error" : "invalid_request";
}

function oauthErrorResponse(error: unknown, requestId: string) {
  const failure = toFailure(error, requestId);
  const retryAfter =
    failure.retryAfter ?? (failure.status === 503 ? 5 : undefined);
  return Response.json(
    { error: codeOf(failure), error_description: failure.message },
    {
      status: failure.status,
      headers: {
        ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
        ...(failure instanceof BasicRefused && {
          "WWW-Authenticate": 'Basic realm="oauth"',
        }),
        ...(failure.status === 408 && { Connection: "close" }),
      },
    },
  );
}
