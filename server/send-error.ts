import { randomUUID } from "node:crypto";
import {
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { toBriefProblem } from "@/lib/public-api/to-brief-problem";
import { methodNotAllowed } from "./validate-request";

const parserErrorStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For an address below /api/v1 as its routes answer. */
function formatError(error: AppError, url = "") {
  const { code, message, allow } = error;
  const requestId = /^\/api\/v1(?:[/?]|$)/.test(url) ? randomUUID() : null;
  const body = JSON.stringify(
    requestId === null
      ? { code, message }
      : toBriefProblem(error, requestId, env().APP_URL),
  );
  const headers: OutgoingHttpHeaders = {
    "content-type":
      requestId === null ? "application/json" : "application/problem+json",
    ...(requestId !== null && { "x-request-id": requestId }),
    "content-length": Buffer.byteLength(body),
    "cache-control": "private, no-store",
    "content-security-policy":
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
    ...(allow !== undefined && { allow }),
  };
  return { body, headers };
}

/** In the form of our API routes' errors. */
export function sendError(
  response: ServerResponse,
  error: AppError,
  security: Record<string, string>,
) {
  const { body, headers } = formatError(error, response.req.url);
  response
    .writeHead(error.status, { ...security, ...headers })
    .end(response.req.method === "HEAD" ? undefined : body);
}

/** For a request that could not be parsed, which has no ServerResponse. */
function sendErrorToSocket(socket: Duplex, error: AppError) {
  if (!socket.writable) return socket.destroy();
  const { body, headers } = formatError(error);
  const lines = Object.entries({ ...headers, connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
      ...lines,
      "",
      body,
    ].join("\r\n"),
  );
}

/**
 * Answers requests that never reach the request handler; Node alone would send
 * an empty response or none.
 */
export function answerMalformedRequests(
  server: Server,
  security: Record<string, string>,
) {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, response) =>
    responses.set(socket, response),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    // In the middle of a response the client would read a second one as part of
    // its body.
    if (response?.headersSent && !response.writableFinished)
      return socket.destroy();
    const status = parserErrorStatus[error.code ?? ""] ?? 400;
    sendErrorToSocket(
      socket,
      new AppError("bad_request", "The request can't be read.", { status }),
    );
  });
  server.on("connect", (_, socket) =>
    sendErrorToSocket(socket, methodNotAllowed("GET, HEAD")),
  );
  server.on("upgrade", (_, socket) =>
    sendErrorToSocket(
      socket,
      new AppError("bad_request", "There is nothing to upgrade to."),
    ),
  );
  server.on("checkExpectation", (_, response) => {
    sendError(
      response,
      new AppError("bad_request", "The Expect header can't be met.", {
        status: 417,
      }),
      security,
    );
  });
}
