import { type ChildProcess, spawn } from "node:child_process";
import { Stop } from "../settings";

/**
 * Starts one of our programs in its own process group, so that Ctrl-C reaches
 * only the script that started it. The child notices by its IPC channel when
 * that script was killed.
 */
export function startChild(
  args: string[],
  env: Record<string, string | undefined>,
  { stdout = "inherit" }: { stdout?: "inherit" | "ignore" | "pipe" } = {},
): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", stdout, "inherit", "ipc"],
    detached: true,
  });
}

/**
 * Sends SIGTERM and, after the grace period (milliseconds), SIGKILL. Resolves
 * with the exit code.
 */
export async function endChild(child: ChildProcess, grace = 40_000) {
  if (child.exitCode !== null || child.signalCode !== null)
    return child.exitCode;
  const gone = new Promise<number | null>((resolve) =>
    child.once("exit", resolve),
  );
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), grace);
  const code = await gone;
  clearTimeout(timer);
  return code;
}

/** Milliseconds; in development the first response is compiled on request. */
const startTimeout = 180_000;

/**
 * Requests the URL until it succeeds; rejects when the child exits first, or
 * after three minutes.
 */
export async function waitUntilServing(child: ChildProcess, address: string) {
  const end = Date.now() + startTimeout;
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(startTimeout),
    }).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end)
      throw new Stop(`${address} did not respond within three minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Stop(`The process for ${address} exited; see its messages above.`);
}
