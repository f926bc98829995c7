import http, { type RequestListener, type ServerOptions } from "node:http";
import type { Socket } from "node:net";

/**
 * Connections that may be open at a time without a first request. With more,
 * the one that has waited longest is closed.
 */
const maxWaiting = 1_000;

/**
 * Milliseconds until the headers of a request must have arrived, and between
 * checks of that. Bodies have their own deadlines, see
 * `lib/http/read-bytes.ts`.
 */
export const headerTimeouts = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * A server on which nobody can keep connections open for long, or many of them,
 * without sending a request.
 */
export function createBoundedServer(
  options: ServerOptions,
  handler: RequestListener,
  most = maxWaiting,
) {
  const server = http.createServer({ ...options, ...headerTimeouts }, handler);
  /** In the order in which they came. */
  const waiting = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    waiting.add(socket);
    socket.once("close", () => waiting.delete(socket));
    const [oldest] = waiting;
    if (waiting.size > most) oldest?.destroy();
  });
  server.prependListener("request", ({ socket }) => waiting.delete(socket));
  return server;
}
