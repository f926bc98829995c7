import net from "node:net";
import { env } from "@/lib/env";

/**
 * Stands between the application and its database, to take it away and give it
 * back. Start it before anything connects: it puts itself into DATABASE_URL.
 */
export async function startDatabaseProxy() {
  const proxy = await openDatabaseProxy();
  process.env.DATABASE_URL = proxy.url;
  waitAsForSellers();
  if (env().DATABASE_URL !== proxy.url)
    throw new Error("The configuration was read before the proxy started.");
  return proxy;
}

/**
 * Calls wait for the database no longer than those of sellers do; other tests
 * are more patient. Before anything connects.
 */
export function waitAsForSellers() {
  delete process.env.DATABASE_TIMEOUT_MS;
}

/**
 * A proxy in front of the database, at `url`, whose connections a test can cut
 * or hang.
 */
export async function openDatabaseProxy() {
  const real = new URL(process.env.DATABASE_URL ?? "");
  const open = new Set<net.Socket>();
  let mode: "through" | "cut" | "hang" = "through";

  const server = net.createServer((client) => {
    open.add(client);
    client.on("close", () => open.delete(client)).on("error", () => undefined);
    if (mode === "cut") return client.destroy();
    const upstream = net.connect(Number(real.port || 5432), real.hostname);
    open.add(upstream);
    upstream.on("close", () => {
      open.delete(upstream);
      client.destroy();
    });
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.on("data", (chunk) => mode === "through" && upstream.write(chunk));
    upstream.on("data", (chunk) => mode === "through" && client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("no port");
  const url = new URL(real);
  url.hostname = "127.0.0.1";
  url.port = String(address.port);

  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    /**
     * Connections end and new ones are refused, as when PostgreSQL is
     * restarted.
     */
    cut() {
      mode = "cut";
      drop();
    },
    /** Connections stay open and nothing comes back, as with a stalled disk. */
    hang() {
      mode = "hang";
    },
    restore() {
      if (mode === "hang") drop();
      mode = "through";
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}
