import { spawnSync } from "node:child_process";
import { endChild, startChild, waitUntilServing } from "../embedded/child";
import { findFreePort } from "../ports";

const next = "node_modules/next/dist/bin/next";
const env = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" } as const;

/**
 * Builds a small application of Next that the product is compared with, such as
 * `bench/empty-page`.
 */
export function buildReferenceApp(source: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [next, "build", source],
    {
      env: { ...process.env, ...env },
      encoding: "utf8",
    },
  );
  if (status !== 0)
    throw new Error(`${source} could not be built.\n${stdout}${stderr}`);
}

/**
 * Serves it, built, while `measure` works; `measure` gets its address. `path`
 * answers as soon as it is ready.
 */
export async function withReferenceApp<T>(
  source: string,
  path: string,
  measure: (address: string) => Promise<T>,
) {
  const port = await findFreePort();
  const child = startChild(
    [next, "start", source, "--port", String(port)],
    env,
  );
  try {
    await waitUntilServing(child, `http://localhost:${port}${path}`);
    return await measure(`http://localhost:${port}`);
  } finally {
    await endChild(child, 5_000);
  }
}
