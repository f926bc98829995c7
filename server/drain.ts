import type { Server } from "node:http";
import net from "node:net";

/** Milliseconds that an idle connection stays open, for a request that may be on its way. */
const idleTime = 1_000;

/**
 * Accepts no more connections, answers what arrives on the open ones, and resolves when all are closed. `Server.close` alone
 * would close idle ones at once: a proxy that is sending a request on one answers a POST with 502, since it can't repeat it.
 */
export function drain(server: Server) {
  // Tells the proxy not to use this connection again.
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  server.keepAliveTimeout = idleTime;
  return new Promise<void>((resolve) => {
    const closing = setInterval(() => server.closeIdleConnections(), idleTime);
    net.Server.prototype.close.call(server, () => {
      clearInterval(closing);
      resolve();
    });
  });
}
