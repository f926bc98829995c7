import "server-only";
import { clearedSessionCookie, sessionCookieName } from "@/lib/auth/cookies";
import {
  type CurrentUser,
  requireAdmin,
  requireSessionId,
  requireUser,
} from "@/lib/auth/current-user";
import { requireConfirmation, requireStepUp } from "@/lib/auth/factors/step-up";
import { hasSignedInHint, hintCookieFor } from "@/lib/auth/signed-in-hint";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { type BodyType, requireBodyType } from "@/lib/http/body";
import { errorResponse } from "@/lib/http/error-response";
import { untilSuspended } from "@/lib/http/until-suspended";
import { log } from "@/lib/log";
import { countRequest } from "@/lib/observability/metrics";
import { requestIdOf, withRequestId } from "@/lib/observability/request-id";
import { uncountOurFailures } from "@/lib/resilience/rate-limit";
import { installation } from "@/lib/settings/installation";

export type Params = Record<string, string | string[]>;
export type NoParams = Record<never, string>;
type Context<P> = { params: Promise<P> };
export type Args<P> = { request: Request; params: P; requestId: string };
type UserArgs<P> = Args<P> & { user: CurrentUser };
type Options = {
  /** For webhooks, which authenticate by a signature. */
  crossSite?: boolean;
  bodyTypes?: readonly BodyType[];
  /** Of plans and payments: not there without billing. */
  needsBilling?: boolean;
  /**
   * Asks in the session again who it is: of those who have a second factor, or
   * of everybody, by the password then. Only for calls with a user.
   */
  stepUp?: "with_factor" | "always";
  /** For programs, which get errors in another form and no cookies. */
  toErrorResponse?: (error: unknown, requestId: string) => Response;
  /** Headers of every response. */
  sends?: Record<string, string>;
};
/** The fields of a request's log line. */
type Trace = { requestId: string; path: string; userId?: number };

const headers = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
};

/**
 * A route without authentication. The handler's result becomes JSON, its error
 * an error response.
 */
export function publicRoute<P extends Params = NoParams>(
  handler: (args: Args<P>) => Promise<unknown> | unknown,
  options: Options = {},
) {
  return createRoute<P>((args) => handler(args), options);
}

/** A route for signed-in users; others get 401. */
export function userRoute<P extends Params = NoParams>(
  handler: (args: UserArgs<P>) => Promise<unknown> | unknown,
  options: Options = {},
) {
  return createRoute<P>(async (args, trace) => {
    const user = await requireUser(args.request);
    trace.userId = user.id;
    if (options.stepUp) await askAgain(user, args.request, options.stepUp);
    return handler({ ...args, user });
  }, options);
}

function askAgain(
  user: CurrentUser,
  request: Request,
  whom: "with_factor" | "always",
) {
  const sid = requireSessionId(request);
  return whom === "always"
    ? requireConfirmation(user, sid)
    : requireStepUp(user, sid);
}

/** A route for administrators; everyone else gets 404. */
export function adminRoute<P extends Params = NoParams>(
  handler: (args: UserArgs<P>) => Promise<unknown> | unknown,
  options: Options = {},
) {
  return createRoute<P>(async (args, trace) => {
    const user = await requireAdmin(args.request);
    trace.userId = user.id;
    if (options.stepUp) await askAgain(user, args.request, options.stepUp);
    return handler({ ...args, user });
  }, options);
}

/**
 * A route whose handler determines itself who calls. `sent` are headers of the
 * response, also if the handler throws.
 */
export function createRoute<P extends Params>(
  handler: (
    args: Args<P>,
    trace: Trace,
    sent: Headers,
  ) => Promise<unknown> | unknown,
  {
    crossSite = false,
    bodyTypes = ["application/json", "multipart/form-data"],
    needsBilling = false,
    toErrorResponse,
    sends,
  }: Options,
) {
  async function respond(request: Request, requestId: string, params: P) {
    const startedAt = performance.now();
    const trace: Trace = { requestId, path: pathTemplate(request, params) };
    const sent = new Headers(sends);
    let response: Response;
    try {
      if (needsBilling && !installation().hasBilling) throw endpointNotFound();
      if (!crossSite) requireSameOrigin(request);
      requireBodyType(request, bodyTypes);
      response = toResponse(
        await uncountOurFailures(() =>
          handler({ request, params, requestId }, trace, sent),
        ),
      );
      if (trace.userId !== undefined)
        response = untilSuspended(response, trace.userId);
    } catch (error) {
      response = (toErrorResponse ?? errorResponse)(error, requestId);
      if (!toErrorResponse) clearStaleHint(request, error, response.headers);
    }
    const duration = performance.now() - startedAt;
    const ms = Math.round(duration);
    countRequest(
      { route: trace.path, method: request.method, status: response.status },
      duration,
    );
    log().info(
      { ...trace, method: request.method, status: response.status, ms },
      "request",
    );
    return withHeaders(response, requestId, sent);
  }
  return async (request: Request, context?: Context<P>) => {
    const params = (await context?.params) ?? ({} as P);
    const requestId = requestIdOf(request, env().TRUSTED_PROXY_HOPS > 0);
    return withRequestId(requestId, () => respond(request, requestId, params));
  };
}

/** For what is not there, whoever asks. */
export const endpointNotFound = () =>
  new AppError("not_found", "Endpoint not found.");

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Throws `cross_site` unless the call comes from one of our pages. Scripts
 * can't set Sec-Fetch-Site; browsers without it send Origin with every unsafe
 * method.
 */
function requireSameOrigin(request: Request) {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isOurs =
    site === null ? origin === env().APP_URL : site === "same-origin";
  if (isOurs) return;
  const isOtherName =
    origin !== null && URL.parse(origin)?.host === request.headers.get("host");
  const message = isOtherName
    ? `This site is at ${env().APP_URL}. Open it there, or set APP_URL to the address that you use.`
    : "This call is only allowed from our own pages.";
  throw new AppError("cross_site", message);
}

/** Sets or clears the hint cookie together with the session cookie. */
function addSignedInHint(headers: Headers) {
  const start = `${sessionCookieName()}=`;
  for (const line of headers.getSetCookie()) {
    if (line.startsWith(start))
      headers.append("Set-Cookie", hintCookieFor(line));
  }
}

/** Clears the hint cookie of a session that has ended. */
function clearStaleHint(request: Request, error: unknown, headers: Headers) {
  const isStale = error instanceof AppError && error.code === "unauthenticated";
  if (isStale && hasSignedInHint(request.headers.get("cookie") ?? "")) {
    headers.append("Set-Cookie", hintCookieFor(clearedSessionCookie()));
  }
}

function toResponse(result: unknown) {
  return result instanceof Response
    ? result
    : Response.json(result ?? { ok: true });
}

/**
 * "/api/listings/[id]". The values of parameters aren't logged, since some are
 * secrets, like a checkout's session id; and a metric keeps every path forever,
 * so there may be only as many as routes.
 */
function pathTemplate(request: Request, params: Params) {
  const segments = new URL(request.url).pathname
    .replace(/(?<!\/)\/+$/, "")
    .split("/")
    .map(safeDecode);
  for (const [name, value] of Object.entries(params).reverse()) {
    const isRest = typeof value !== "string";
    const at = isRest
      ? segments.length - value.length
      : placeOf(segments, value);
    if (at < 0) return "(unknown)";
    segments.splice(
      at,
      isRest ? value.length : 1,
      isRest ? `[...${name}]` : `[${name}]`,
    );
  }
  return segments.join("/");
}

/**
 * -1 unless there is exactly one place: "/api/listings/form/form". Next passes
 * some values as sent, and some decoded.
 */
function placeOf(segments: string[], value: string) {
  const places = segments.flatMap((one, at) =>
    one === value || one === safeDecode(value) ? [at] : [],
  );
  return places.length === 1 ? (places[0] ?? -1) : -1;
}

function safeDecode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** What a response may choose for itself. */
const ownHeaders = new Set(["Cache-Control", "Cross-Origin-Resource-Policy"]);

/**
 * Returns a copy, since the headers of redirects and fetched responses are
 * immutable.
 */
function withHeaders(response: Response, requestId: string, sent: Headers) {
  const copy = new Response(response.body, response);
  for (const [name, value] of sent) copy.headers.set(name, value);
  for (const [name, value] of Object.entries(headers)) {
    if (!ownHeaders.has(name) || !copy.headers.has(name))
      copy.headers.set(name, value);
  }
  addSignedInHint(copy.headers);
  copy.headers.set("X-Request-Id", requestId);
  return copy;
}
