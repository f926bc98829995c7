import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors";
import { metrics } from "@/lib/observability/metrics";
import { replaceOrigin } from "./inline-stylesheets";
import {
  contentSecurityPolicy,
  invitationHeadersFor,
  openerPolicyFor,
  workerSecurityPolicy,
} from "./security-headers";
import { sendError } from "./send-error";
import {
  cacheControlFor,
  pageVary,
  type StaticCache,
  serveFromCache,
} from "./static-cache";
import {
  isApiPath,
  methodNotAllowed,
  validateRequest,
} from "./validate-request";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Options = {
  cache: StaticCache;
  security: Record<string, string>;
  origin: string;
  port: number;
  /** Pages that the settings turn off. */
  off?: ReadonlySet<string>;
};
/** A page that is off is answered as this address, which leads nowhere. */
const nowhere = "/no-page";

/**
 * Serves what the static cache has, refuses invalid requests, and passes
 * everything else to Next.
 */
export function createRequestHandler(
  { cache, security, origin, port, off }: Options,
  nextHandler: Handler,
): Handler {
  const defaults = {
    ...security,
    "content-security-policy": contentSecurityPolicy(),
    vary: pageVary,
  };
  const scriptDefaults = {
    ...defaults,
    "content-security-policy": workerSecurityPolicy,
  };
  return (request, response) => {
    try {
      const route = validateRequest(request);
      if (serveFromCache(cache, route, request, response))
        return countAnswer("(static)", response);
      const ofKind = route.endsWith(".js") ? scriptDefaults : defaults;
      addHeaders(response, route, {
        ...ofKind,
        ...openerPolicyFor(route, request.url),
        ...invitationHeadersFor(route, request.url),
      });
      if (off?.has(route))
        request.url = request.url?.replace(/^[^?]*/, nowhere);
      if (isApiPath(route))
        explainMethodNotAllowed(
          response,
          (error) => sendError(response, error, security),
          port,
        );
      else {
        completePage(response, origin);
        response.once("finish", () => countAnswer("(page)", response));
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      sendError(response, error, security);
      return countAnswer("(refused)", response);
    }
    nextHandler(request, response);
  };
}

/** Routes of the API count themselves, each under its own pattern. */
function countAnswer(
  route: string,
  { req: { method = "" }, statusCode: status }: ServerResponse,
) {
  metrics().requests.inc({ route, method, status });
}

/**
 * Default headers where Next and our routes set none, and the Cache-Control
 * that fits the status.
 */
function addHeaders(
  response: ServerResponse,
  route: string,
  defaults: Record<string, string>,
) {
  const writeHead = response.writeHead.bind(response) as (
    ...args: unknown[]
  ) => ServerResponse;
  response.writeHead = (status: number, ...args: unknown[]) => {
    for (const [name, value] of Object.entries(defaults)) {
      // A 304 replaces the headers that the browser has stored, and a stored
      // page needs its own policy.
      const isKept = status === 304 && name === "content-security-policy";
      if (!isKept && !response.hasHeader(name)) response.setHeader(name, value);
    }
    response.setHeader(
      "cache-control",
      cacheControlFor(route, status, response.getHeader("cache-control")),
    );
    return writeHead(status, ...args);
  };
}

/**
 * Buffers a page from Next until it is complete, since only then the hashes of
 * its inline scripts are known.
 */
function completePage(response: ServerResponse, origin: string) {
  const write = response.write.bind(response) as (
    ...args: unknown[]
  ) => boolean;
  const end = response.end.bind(response) as (
    ...args: unknown[]
  ) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const chunks: Buffer[] = [];
  const isPage = () =>
    !response.headersSent &&
    String(response.getHeader("content-type")).startsWith("text/html");

  response.flushHeaders = () => {
    if (!isPage()) flushHeaders();
  };
  response.write = (...args: unknown[]) => {
    if (!isPage()) return write(...args);
    chunks.push(Buffer.from(args[0] as string));
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isPage()) return end(...args);
    if (args[0] && typeof args[0] !== "function")
      chunks.push(Buffer.from(args[0] as string));
    if (chunks.length === 0) return end();
    const html = replaceOrigin(Buffer.concat(chunks).toString(), origin);
    response.setHeader("content-security-policy", contentSecurityPolicy(html));
    response.setHeader("content-length", Buffer.byteLength(html));
    return end(html);
  };
}

/**
 * Next answers an unsupported method with an empty 405; its answer to OPTIONS
 * says which methods there are.
 */
function explainMethodNotAllowed(
  response: ServerResponse,
  send: (error: AppError) => void,
  port: number,
) {
  const end = response.end.bind(response) as (
    ...args: unknown[]
  ) => ServerResponse;
  response.end = (...args: unknown[]) => {
    response.end = end;
    if (response.statusCode !== 405 || response.headersSent)
      return end(...args);
    fetch(`http://127.0.0.1:${port}${response.req.url}`, { method: "OPTIONS" })
      .then(({ headers }) => headers.get("allow") ?? "")
      .catch(() => "")
      .then((allow) => send(methodNotAllowed(allow)));
    return response;
  };
}
