import "server-only";
import {
  type Bearer,
  findBearer,
  recallKeyId,
  requireBearer,
  requireScope,
} from "@/lib/access/bearer";
import type { Scope } from "@/lib/access/scopes";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { usageOf } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import type { BodyType } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { problemResponse } from "@/lib/http/problem-response";
import {
  type Args,
  createRoute,
  type NoParams,
  type Params,
} from "@/lib/http/route";
import { patchTypes } from "@/lib/public-api/operations/operation";
import type { Caller } from "@/lib/resilience/create-worker-pool";
import { limit } from "@/lib/resilience/rate-limit";

/**
 * Calls with one key per minute; the hourly limits of the individual verbs also
 * apply.
 */
export const keyLimit = {
  points: 300,
  seconds: 60,
  message: "Too many requests with this key. Please wait a moment.",
};
/**
 * Calls from one network address per minute with an invalid key, or without the
 * required one.
 */
const refusedLimit = {
  points: 60,
  seconds: 60,
  message: "Too many requests without a valid key. Please wait.",
};
/** Calls without a key from one network address per minute. */
export const anonymousLimit = {
  points: 20,
  seconds: 60,
  message:
    "Too many requests without a key. Please wait a moment, or send a key.",
};

type KeyArgs<P> = Args<P> & { bearer: Bearer; user: Bearer["user"]; now: Date };
type OpenArgs<P> = Args<P> & { bearer: Bearer | null; now: Date };
type Result = Promise<unknown> | unknown;
type Options = {
  bodyTypes?: readonly BodyType[];
  /**
   * Whether its responses also say what is left of the month: those of calls
   * that use listings, or report them.
   */
  tellsMonth?: boolean;
  /** Whether what is at this address can be changed in parts, by PATCH. */
  isPatched?: boolean;
};

const acceptsPatch = { "Accept-Patch": patchTypes.join(", ") };

/**
 * Answers OPTIONS where something can be changed in parts (RFC 5789, 3.1): what
 * Next answers by itself doesn't say how.
 */
export const patchOptions = (methods: string[]) => () =>
  new Response(null, {
    status: 204,
    headers: {
      ...acceptsPatch,
      Allow: ["OPTIONS", "HEAD", ...methods].toSorted().join(", "),
    },
  });

/**
 * A route for programs: authenticated by a key in the Authorization header
 * alone. No cookie counts, so that any origin may call, and no browser of
 * another site can read an answer. Errors are problem+json.
 */
export function keyRoute<P extends Params = NoParams>(
  scope: Scope,
  handler: (args: KeyArgs<P>) => Result,
  options?: Options,
) {
  return programRoute<P>(
    { scope, isOpen: false },
    ({ bearer, ...args }) => {
      if (!bearer)
        throw new AppError("unauthenticated", "This call requires a key.");
      return handler({ ...args, bearer, user: bearer.user });
    },
    options,
  );
}

/**
 * The same, also without a key, at a low limit. A key that is sent has to work.
 */
export function openKeyRoute<P extends Params = NoParams>(
  scope: Scope,
  handler: (args: OpenArgs<P>) => Result,
) {
  return programRoute<P>({ scope, isOpen: true }, handler);
}

function programRoute<P extends Params>(
  { scope, isOpen }: { scope: Scope; isOpen: boolean },
  handler: (args: OpenArgs<P>) => Result,
  {
    isPatched = false,
    bodyTypes = isPatched ? patchTypes : ["application/json"],
    tellsMonth = false,
  }: Options = {},
) {
  return createRoute<P>(
    async ({ request, ...args }, trace, sent) => {
      const now = new Date();
      requireNoKeyInQuery(request);
      const isAnonymous = isOpen && !request.headers.has("authorization");
      if (isAnonymous) await countCall(request, null, sent);
      const bearer = isAnonymous
        ? null
        : await countProgram(request, now, trace, sent);
      if (bearer) requireScope(bearer, scope);
      try {
        return await handler({ ...args, request, bearer, now });
      } finally {
        if (bearer && tellsMonth) await tellMonth(bearer.user, now, sent);
      }
    },
    {
      crossSite: true,
      bodyTypes,
      toErrorResponse: problemResponse,
      ...(isPatched && { sends: acceptsPatch }),
    },
  );
}

/**
 * Who calls; counts the call as theirs. Both ask the database. A refused key is
 * reported first, whatever the count says.
 */
async function countProgram(
  request: Request,
  now: Date,
  trace: { userId?: number },
  sent: Headers,
): Promise<Bearer> {
  const knownId = recallKeyId(request);
  const counting = knownId === null ? null : countCall(request, knownId, sent);
  counting?.catch(() => undefined);
  const bearer = await requireProgram(request, now);
  trace.userId = bearer.user.id;
  await (counting ?? countCall(request, bearer.id, sent));
  return bearer;
}

/**
 * Who calls. Refusals are counted by network address: throws `rate_limited`
 * after too many, and `unauthenticated` before. Keys that work are never held
 * up by them, since many programs may call from one address.
 */
export async function requireProgram(
  request: Request,
  now: Date,
  find = findBearer,
): Promise<Bearer> {
  try {
    return await requireBearer(request, now, find);
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthenticated")
      await limit("api_refused", clientIp(request), refusedLimit);
    throw error;
  }
}

const keyNames = new Set([
  "key",
  "api_key",
  "apikey",
  "api-key",
  "access_token",
  "token",
  "authorization",
]);

/** Addresses end up in logs and histories. Throws `bad_request`. */
export function requireNoKeyInQuery(request: Request) {
  for (const [name, value] of new URL(request.url).searchParams) {
    if (
      keyNames.has(name.toLowerCase()) ||
      /lw_(?:live|test|at|rt)_/.test(value)
    ) {
      throw new AppError(
        "bad_request",
        "Never put a key in an address. Send it as `Authorization: Bearer <key>`.",
      );
    }
  }
}

/**
 * Adds what is left of the month's listings to what is left of the minute;
 * nothing where there is no limit. Only a hint: the response is valid without
 * it.
 */
async function tellMonth(user: Bearer["user"], now: Date, sent: Headers) {
  const used = await countUsed(user.id).catch(() => null);
  if (used === null) return;
  const { quota, remaining, resetDate } = usageOf(user, used, now);
  if (quota === null) return;
  const end = Date.parse(resetDate);
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  sent.append(
    "RateLimit-Policy",
    `"month";q=${quota};w=${(end - start) / 1_000}`,
  );
  sent.append(
    "RateLimit",
    `"month";r=${remaining};t=${Math.ceil((end - now.getTime()) / 1_000)}`,
  );
}

/**
 * Whose work a request starts, and the signal that the connection is closed.
 */
export const callerOf = (request: Request, bearer: Bearer | null): Caller => ({
  key: bearer ? `user:${bearer.user.id}` : `address:${clientIp(request)}`,
  signal: request.signal,
});

/**
 * Says what is left of the minute, in the headers of
 * draft-ietf-httpapi-ratelimit-headers-11.
 */
async function countCall(
  request: Request,
  keyId: string | null,
  sent: Headers,
) {
  const allowed = keyId === null ? anonymousLimit : keyLimit;
  const tell = (remaining: number, reset: number) =>
    sent.set("RateLimit", `"minute";r=${remaining};t=${reset}`);
  sent.set(
    "RateLimit-Policy",
    `"minute";q=${allowed.points};w=${allowed.seconds}`,
  );
  try {
    const name = keyId === null ? "api_anonymous" : "api_key";
    const { remaining, resetSeconds } = await limit(
      name,
      keyId ?? clientIp(request),
      allowed,
    );
    tell(remaining, resetSeconds);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited")
      tell(0, error.retryAfter ?? allowed.seconds);
    throw error;
  }
}
