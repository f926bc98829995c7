import path from "node:path";
import process from "node:process";
import { startSandbox } from "./start-sandbox";

async function main(): Promise<void> {
  const port = Number(process.env.SANDBOX_PORT);
  if (!process.env.SANDBOX_PORT || !Number.isInteger(port) || port < 0 || port > 65_535) {
    fail("SANDBOX_PORT must be set to a port number.");
  }
  const dataDir = path.resolve(process.env.DATA_DIR ?? ".data");
  const sandbox = await startSandbox({ port, dataDir }).catch((error: NodeJS.ErrnoException) =>
    fail(
      error.code === "EADDRINUSE" ? `Port ${port} is already taken; set SANDBOX_PORT to a free one.` : error.message,
    ),
  );
  console.log(`Sandbox listening on ${sandbox.url}`);
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // The script that started us was killed.
  process.once("disconnect", stop);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await main();
