import net from "node:net";

/** A proxy to the application whose connections can all be broken. */
export async function openBreakableConnection(to: string) {
  const { hostname, port } = new URL(to);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    breakAll,
    close() {
      breakAll();
      server.close();
    },
  };
}
