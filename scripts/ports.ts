import { createServer } from "node:net";
import { Stop } from "./settings";

function listen(port: number, host: string) {
  return new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken =
        typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

/** A free port. */
export function findFreePort() {
  return listen(0, "127.0.0.1");
}

export async function requireFreePort(port: number, setting: string) {
  try {
    await listen(port, "0.0.0.0");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EADDRINUSE")
      throw new Stop(`Port ${port} is taken. Set ${setting} to another one.`);
    if (code === "EACCES")
      throw new Stop(
        `Port ${port} needs more rights than you have. Set ${setting} to another one.`,
      );
    throw error;
  }
}
