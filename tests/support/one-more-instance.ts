import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { patience } from "@/tests/support/patience";

function findFreePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === "object" && address ? address.port : 0),
      );
    });
  });
}

/**
 * A third instance, to be stopped or killed; on any free port unless `env` has
 * one.
 */
export async function startInstance(
  env: Record<string, string> = {},
  cwd = process.cwd(),
) {
  const port = Number(env.PORT ?? (await findFreePort()));
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [".next/server.mjs"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      APP_URL: address,
      LOG_LEVEL: "fatal",
      ...patience,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    cwd,
  });
  // Whoever reads its log adds a listener; unread, a full pipe would stop it.
  child.stdout.resume();
  let errors = "";
  child.stderr.on("data", (bytes) => {
    errors = `${errors}${bytes}`.slice(-2_000);
  });
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", resolve),
  );
  try {
    await until(async () => {
      if (child.exitCode !== null)
        throw new Error(`An instance ended with ${child.exitCode}: ${errors}`);
      return (
        (await fetch(`${address}/api/health`).catch(() => null))?.ok === true
      );
    });
  } catch (error) {
    // One that is left would keep the tests from ending.
    child.kill("SIGKILL");
    throw error;
  }
  return { address, child, ended };
}

/**
 * Gives up after 200 s, longer than any wait may take, so that a failed test
 * doesn't block the run.
 */
export async function until(isSo: () => Promise<boolean> | boolean) {
  const end = Date.now() + 200_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("What was waited for never came.");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
