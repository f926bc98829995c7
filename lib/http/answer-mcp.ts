import "server-only";
import { isIP } from "node:net";
import {
  bearerAuthChallengeResponse,
  OAuthError,
  OAuthErrorCode,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { type Bearer, findMcpBearer, requireBearer } from "@/lib/access/bearer";
import { accessTokenPrefix } from "@/lib/access/oauth/access-token-prefix";
import { resourceMetadataAddress } from "@/lib/access/oauth/mcp-resource";
import { appScopes, defaultScopes } from "@/lib/access/oauth/schema";
import type { Scope } from "@/lib/access/scopes";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { readBody } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { toFailure } from "@/lib/http/error-response";
import {
  anonymousLimit,
  callerOf,
  keyLimit,
  requireNoKeyInQuery,
  requireProgram,
} from "@/lib/http/key-route";
import { readBytes } from "@/lib/http/read-bytes";
import { explainFailure } from "@/lib/mcp/explain-failure";
import { handleMcp } from "@/lib/mcp/handle-mcp";
import { tools } from "@/lib/mcp/tools";
import { type Limit, limit } from "@/lib/resilience/rate-limit";

const tooLarge =
  "At most 256 KB can be sent at once; more only with an account, to write or audit listings.";
const body = { maxBytes: 256 * 1024, deadline: 10_000, tooLarge };
/**
 * For the tools with large input, by caller: a photo of 4 MiB in base64, and a
 * shop of 250 listings of usual length.
 */
const large = {
  maxBytes: 6 * 1024 * 1024,
  scopes: { generate_listing: "generate", audit_listings: "check" },
} as const;
/**
 * Calls from one network address without a token; those with one are counted by
 * token, as those of `/api/v1` are. Assistants in the cloud call for many users
 * from few addresses, each with three messages before its first tool.
 */
const perAddress: Limit = {
  points: 600,
  seconds: 60,
  message:
    "Too many requests. Please wait a minute before calling a tool again.",
};
/**
 * The same for each tool that works without a token: as many as calls of
 * `/api/v1` without a key.
 */
const openTools: Partial<Record<string, string>> = {
  check_listing: "mcp_check",
  audit_listings: "mcp_audit",
};
const perOpenTool: Limit = {
  ...anonymousLimit,
  message:
    "Too many checks without an account. Please wait a minute, or connect with an account.",
};

/**
 * Calls with an app's token that doesn't work. Each expires after an hour, and
 * many apps renew it only when they are refused, so this only stops floods:
 * such a token can't be guessed, and looking it up is one read of an index.
 */
const endedPerAddress: Limit = {
  points: 6_000,
  seconds: 60,
  message: "Too many requests with an expired token. Please wait a minute.",
};
const appTokenPattern = new RegExp(`^Bearer +${accessTokenPrefix}`, "i");

/**
 * Throws `cross_site` for a browser on another site. Its page could have
 * pointed its own name at us (DNS rebinding), so the name in Host must be ours
 * too; our proxies pass it on.
 */
function requireOwnNames(request: Request) {
  const own = new URL(env().APP_URL);
  const origin = request.headers.get("origin");
  const host = (request.headers.get("host") ?? own.host)
    .replace(/:\d+$/, "")
    .toLowerCase();
  const isAddress =
    isIP(host.replace(/^\[|\]$/g, "")) !== 0 || host === "localhost";
  const isOwnHost = host === own.hostname || isAddress;
  if ((origin === null || origin === own.origin) && isOwnHost) return;
  throw new AppError(
    "cross_site",
    "This address is for assistants, not for pages of other sites.",
  );
}

/**
 * A client that accepts anything also accepts the two types that the protocol
 * requires it to name.
 */
function withAccept(given: Headers): Headers {
  const headers = new Headers(given);
  const accept = headers.get("accept") ?? "*/*";
  if (accept.includes("*/*"))
    headers.set("accept", "application/json, text/event-stream");
  return headers;
}

const callSchema = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string(), arguments: z.unknown().optional() }),
});

/**
 * Undefined for what isn't a call of one of our tools; the protocol's own
 * answer says what is wrong with it.
 */
function readCall(message: unknown) {
  const call = callSchema.safeParse(message).data?.params;
  const tool = tools.find(({ name }) => name === call?.name);
  return tool && { name: tool.name, scope: tool.scopeFor(call?.arguments) };
}

/**
 * Tells a program which token it needs (RFC 6750), with the address of the
 * document that says where to get one (RFC 9728).
 */
function challenge(
  reason: "InvalidToken" | "InsufficientScope",
  message: string,
  scopes: readonly Scope[],
) {
  return bearerAuthChallengeResponse(
    new OAuthError(OAuthErrorCode[reason], message),
    {
      requiredScopes: [...scopes],
      resourceMetadataUrl: resourceMetadataAddress(),
    },
  );
}

/**
 * Includes the scopes that it has or would have by default, since many clients
 * replace those they had with the ones named here.
 */
const scopesWith = (
  scope: Scope | null | undefined,
  others: readonly Scope[],
) => appScopes.filter((one) => one === scope || others.includes(one));

/**
 * Null without a token; one that is sent has to be valid. Throws
 * `unauthenticated` and `rate_limited`.
 */
async function findCaller(request: Request, now: Date): Promise<Bearer | null> {
  const authorization = request.headers.get("authorization");
  if (authorization === null) {
    await limit("mcp", clientIp(request), perAddress);
    return null;
  }
  const isApp = appTokenPattern.test(authorization);
  const bearer = isApp
    ? await requireApp(request, now)
    : await requireProgram(request, now, findMcpBearer);
  await limit("api_key", bearer.id, keyLimit);
  return bearer;
}

async function requireApp(request: Request, now: Date): Promise<Bearer> {
  try {
    return await requireBearer(request, now, findMcpBearer);
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthenticated")
      await limit("oauth_refused", clientIp(request), endedPerAddress);
    throw error;
  }
}

const maxBytesFor = (bearer: Bearer | null) =>
  Object.values(large.scopes).some((scope) => bearer?.scopes.includes(scope))
    ? large.maxBytes
    : body.maxBytes;

/**
 * Parses the message once: `text` is written from what was parsed here, so that
 * no later parser reads something else.
 */
async function readMessage(request: Request, bearer: Bearer | null) {
  const maxBytes = maxBytesFor(bearer);
  const bytes =
    maxBytes === body.maxBytes
      ? await readBytes(request, body)
      : await readBody(request, "application/json", maxBytes);
  const { message, text } = parseMessage(bytes);
  // One request with a hundred calls would count as one.
  if (Array.isArray(message))
    throw new AppError("bad_request", "Please send one message per request.");
  const called = readCall(message);
  if (bytes.length > body.maxBytes && !(called && called.name in large.scopes))
    throw new AppError("too_large", tooLarge);
  return { text, called };
}

/**
 * Throws `bad_request`, also for what is nested so deeply that it can't be
 * written again.
 */
function parseMessage(bytes: Buffer) {
  try {
    const message: unknown = JSON.parse(bytes.toString());
    return { message, text: JSON.stringify(message) };
  } catch (cause) {
    throw new AppError("bad_request", "The message is not valid JSON.", {
      cause,
    });
  }
}

/**
 * For a caller without a valid token. What can't be read is reported once there
 * is one.
 */
async function scopeNeeded(request: Request) {
  try {
    return (await readMessage(request, null)).called?.scope;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Answers one request of an assistant. `trace` records whose request it was.
 */
export async function answerMcp(
  request: Request,
  requestId: string,
  trace: { userId?: number },
): Promise<Response> {
  requireOwnNames(request);
  requireNoKeyInQuery(request);
  const now = new Date();
  let bearer: Bearer | null;
  try {
    bearer = await findCaller(request, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unauthenticated")
      throw error;
    const scopes = scopesWith(await scopeNeeded(request), defaultScopes);
    return challenge(
      "InvalidToken",
      "The token is not valid, or it has expired",
      scopes,
    );
  }
  if (bearer) trace.userId = bearer.user.id;
  const { text, called } = await readMessage(request, bearer);
  const { name, scope } = called ?? {};
  if (scope && !bearer)
    return challenge(
      "InvalidToken",
      `${name} needs an account`,
      scopesWith(scope, defaultScopes),
    );
  if (scope && bearer && !bearer.scopes.includes(scope))
    return challenge(
      "InsufficientScope",
      `${name} needs the scope ${scope}`,
      scopesWith(scope, bearer.scopes),
    );
  const openTool = !bearer && openTools[name ?? ""];
  if (openTool) await limit(openTool, clientIp(request), perOpenTool);
  const explain = (error: unknown) =>
    explainFailure(toFailure(error, requestId));
  const call = { bearer, now, explain, caller: callerOf(request, bearer) };
  const { method, url } = request;
  const headers = withAccept(request.headers);
  const answer = await handleMcp(
    new Request(url, { method, headers, body: text }),
    call,
  );
  const sent = new Headers(answer.headers);
  sent.set("Cache-Control", "private, no-store");
  // Ours to say: a caller that asked to close would wait for the end, and so
  // would a server that stops.
  sent.delete("Connection");
  return new Response(answer.body, { status: answer.status, headers: sent });
}
