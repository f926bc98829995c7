import "server-only";
import { isIP } from "node:net";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { clientIp } from "@/lib/http/client-ip";
import { readBytes } from "@/lib/http/read-bytes";
import { handleMcp } from "@/lib/mcp/handle-mcp";
import { type Limit, limit } from "@/lib/rate-limit";

const body = { maxBytes: 256 * 1024, deadline: 10_000 };
const perAddress: Limit = {
  points: 60,
  seconds: 60,
  message: "Too many requests. Please wait a minute before calling a tool again.",
};

/**
 * Throws `cross_site` for a browser on another site. Its page could have pointed its own name at us (DNS rebinding), so
 * the name in Host must be ours too; behind a proxy of ours, the proxy decides which names lead here.
 */
function requireOwnNames(request: Request) {
  const own = new URL(env().APP_URL);
  const origin = request.headers.get("origin");
  const host = (request.headers.get("host") ?? own.host).replace(/:\d+$/, "").toLowerCase();
  const isAddress = isIP(host.replace(/^\[|\]$/g, "")) !== 0 || host === "localhost";
  const isOwnHost = host === own.hostname || isAddress || env().TRUSTED_PROXY_HOPS > 0;
  if ((origin === null || origin === own.origin) && isOwnHost) return;
  throw new AppError("cross_site", "This address is for assistants, not for pages of other sites.");
}

/** What says that it takes anything also takes the two types that the protocol requires to be named. */
function withAccept(given: Headers): Headers {
  const headers = new Headers(given);
  const accept = headers.get("accept") ?? "*/*";
  if (accept.includes("*/*")) headers.set("accept", "application/json, text/event-stream");
  return headers;
}

export async function answerMcp(request: Request): Promise<Response> {
  requireOwnNames(request);
  await limit("mcp", clientIp(request), perAddress);
  const bytes = await readBytes(request, body);
  // One request with a hundred calls would count as one.
  if (bytes.toString("utf8", 0, 1_024).trimStart().startsWith("["))
    throw new AppError("bad_request", "Please send one message per request.");
  const { method, url } = request;
  const answer = await handleMcp(new Request(url, { method, headers: withAccept(request.headers), body: bytes }));
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "private, no-store");
  return new Response(answer.body, { status: answer.status, headers });
}
