import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { AppError } from "@/lib/errors";

function answerOf({ code, message, allow }: AppError) {
  const body = JSON.stringify({ code, message });
  const headers: OutgoingHttpHeaders = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
    ...(allow !== undefined && { allow }),
  };
  return { body, headers };
}

/** The one shape of a failed answer, as our routes give it. */
export function sendError(response: ServerResponse, error: AppError, security: Record<string, string>) {
  const { body, headers } = answerOf(error);
  response.writeHead(error.status, { ...security, ...headers }).end(response.req.method === "HEAD" ? undefined : body);
}

/** The same where no request could be read, and so there is nothing that answers one. */
export function sendErrorTo(socket: Duplex, error: AppError) {
  if (!socket.writable) return socket.destroy();
  const { body, headers } = answerOf(error);
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, "", body].join("\r\n"));
}
