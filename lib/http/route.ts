import "server-only";
import { type CurrentUser, requireAdmin, requireUser } from "@/lib/auth/current-user";
import { type BodyType, requireBodyType } from "@/lib/http/content-type";
import { errorResponse } from "@/lib/http/error-response";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { addSignedInHint, clearStaleHint } from "@/lib/http/signed-in-hint";
import { log } from "@/lib/log";
import { uncountOurFailures } from "@/lib/rate-limit";

type Params = Record<string, string | string[]>;
type NoParams = Record<never, string>;
type Context<P> = { params: Promise<P> };
type Args<P> = { request: Request; params: P; requestId: string };
type UserArgs<P> = Args<P> & { user: CurrentUser };
type Options = {
  /** For webhooks, which prove in another way who calls. */
  crossSite?: boolean;
  bodyTypes?: readonly BodyType[];
};
/** What is told of a request in the log. */
type Trace = { requestId: string; path: string; userId?: number };

const headers = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
};

/** Anyone may call. What the handler returns becomes JSON, what it throws an error answer. */
export function publicRoute<P extends Params = NoParams>(
  handler: (args: Args<P>) => Promise<unknown> | unknown,
  options: Options = {},
) {
  return createRoute<P>((args) => handler(args), options);
}

/** Only who is signed in may call; others get 401. */
export function userRoute<P extends Params = NoParams>(
  handler: (args: UserArgs<P>) => Promise<unknown> | unknown,
  options: Options = {},
) {
  return createRoute<P>(async (args, trace) => {
    const user = await requireUser(args.request);
    trace.userId = user.id;
    return handler({ ...args, user });
  }, options);
}

/** Only an administrator may call; to everyone else there is nothing here. */
export function adminRoute<P extends Params = NoParams>(
  handler: (args: UserArgs<P>) => Promise<unknown> | unknown,
  options: Options = {},
) {
  return createRoute<P>(async (args, trace) => {
    const user = await requireAdmin(args.request);
    trace.userId = user.id;
    return handler({ ...args, user });
  }, options);
}

function createRoute<P extends Params>(
  handler: (args: Args<P>, trace: Trace) => Promise<unknown> | unknown,
  { crossSite = false, bodyTypes = ["application/json", "multipart/form-data"] }: Options,
) {
  return async (request: Request, context?: Context<P>) => {
    const startedAt = performance.now();
    const params = (await context?.params) ?? ({} as P);
    const requestId = crypto.randomUUID();
    const trace: Trace = { requestId, path: pathTemplate(request, params) };
    let response: Response;
    try {
      if (!crossSite) requireSameOrigin(request);
      requireBodyType(request, bodyTypes);
      response = toResponse(await uncountOurFailures(() => handler({ request, params, requestId }, trace)));
    } catch (error) {
      response = errorResponse(error, requestId);
      clearStaleHint(request, error, response.headers);
    }
    const ms = Math.round(performance.now() - startedAt);
    log().info({ ...trace, method: request.method, status: response.status, ms }, "request");
    return withHeaders(response, requestId);
  };
}

function toResponse(result: unknown) {
  return result instanceof Response ? result : Response.json(result ?? { ok: true });
}

/** "/api/listings/[id]": parameters may be secrets, as session ids of a checkout are. */
function pathTemplate(request: Request, params: Params) {
  const names = new Map(Object.entries(params).flatMap(([name, value]) => [value].flat().map((one) => [one, name])));
  const segments = new URL(request.url).pathname.split("/");
  return segments
    .map((segment) => {
      const name = names.get(segment) ?? names.get(safeDecode(segment));
      return name === undefined ? segment : `[${name}]`;
    })
    .join("/");
}

function safeDecode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A copy, since the headers of some answers (redirects, fetched ones) can't be changed. An answer may choose its caching. */
function withHeaders(response: Response, requestId: string) {
  const copy = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) {
    if (name !== "Cache-Control" || !copy.headers.has(name)) copy.headers.set(name, value);
  }
  addSignedInHint(copy.headers);
  copy.headers.set("X-Request-Id", requestId);
  return copy;
}
