import type { Server, ServerResponse } from "node:http";
import net, { type Socket } from "node:net";

/** Milliseconds that an idle connection stays open, for a request that may be on its way. */
const idleTime = 1_000;

/**
 * Prepares a server for its end. The result accepts no more connections, answers what arrives on the open ones, and resolves
 * when all are closed. `Server.close` would close idle ones at once, and a proxy that is sending a request on one answers a
 * POST with 502, since it can't repeat it; and it would wait for connections that never had a request.
 */
export function createDrain(server: Server) {
  const connections = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (_, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
    // Tells the proxy not to use this connection again.
    if (isDraining) response.setHeader("connection", "close");
  });

  function closeIdle() {
    const busy = new Set([...answering].map(({ req }) => req.socket));
    for (const socket of connections) if (!busy.has(socket)) socket.destroy();
  }

  return function drain() {
    isDraining = true;
    return new Promise<void>((resolve) => {
      const closing = setInterval(closeIdle, idleTime);
      net.Server.prototype.close.call(server, () => {
        clearInterval(closing);
        resolve();
      });
    });
  };
}
