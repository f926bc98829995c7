import type { Server, ServerResponse } from "node:http";
import net, { type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";

/**
 * Milliseconds that an idle connection stays open, for a request that may be on
 * its way. Longer than in nginx.
 */
const idleTime = 3_000;

/**
 * Resolves right after the server has accepted and read what the system has for
 * it: after a turn of the event loop that took less than a millisecond, or
 * after a hundred turns.
 */
async function catchUp() {
  // The rest of this turn, which accepts nothing new.
  await setImmediate();
  for (let turn = 0; turn < 100; turn += 1) {
    const start = performance.now();
    await setImmediate();
    if (performance.now() - start < 1) return;
  }
}

/**
 * Prepares a server for its end. The result accepts no more connections,
 * answers what arrives on the open ones, and resolves when all are closed.
 * `Server.close` would close idle ones at once, and a proxy that is sending a
 * request on one answers a POST with 502, since it can't repeat it; and it
 * would wait for connections that never had a request.
 */
export function createDrain(server: Server) {
  /**
   * Of each open connection: how much it had received when it was last found in
   * use. Checked only while draining.
   */
  const connections = new Map<Socket, { bytesRead: number; at: number }>();
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { bytesRead: -1, at: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (_, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
    // Tells the proxy not to use this connection again.
    if (isDraining) response.setHeader("connection", "close");
  });

  async function closeIdle() {
    // A timer runs before the server reads, so after a standstill a request may
    // be waiting.
    await catchUp();
    const busy = new Set([...answering].map(({ req }) => req.socket));
    const now = performance.now();
    for (const [socket, { bytesRead, at }] of connections) {
      if (busy.has(socket) || socket.bytesRead > bytesRead) {
        connections.set(socket, { bytesRead: socket.bytesRead, at: now });
      } else if (now - at >= idleTime) socket.destroy();
    }
  }

  return async function drain() {
    isDraining = true;
    await closeIdle();
    return new Promise<void>((resolve) => {
      const closing = setInterval(closeIdle, 250);
      // Refuses the connections that the system has and the server not yet, so
      // it follows `catchUp` at once.
      net.Server.prototype.close.call(server, () => {
        clearInterval(closing);
        resolve();
      });
    });
  };
}
