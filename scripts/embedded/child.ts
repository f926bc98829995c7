import { type ChildProcess, spawn } from "node:child_process";
import { Stop } from "../settings";

/**
 * Starts a program of ours in a process group of its own, so that Ctrl-C reaches only the script that started it.
 * The IPC channel lets the child notice when that script was killed.
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

/** Asks it to end and waits; after the grace period (milliseconds) it is ended. Resolves with the exit code. */
export async function endChild(child: ChildProcess, grace = 40_000) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), grace);
  const code = await gone;
  clearTimeout(timer);
  return code;
}

/** Milliseconds; in development the first answer is compiled before it comes. */
const patience = 180_000;

/** Asks an address until it answers with success; rejects when the child ends first, or after three minutes. */
export async function waitUntilServing(child: ChildProcess, address: string) {
  const end = Date.now() + patience;
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Stop(`The process that should serve ${address} did not within three minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Stop(`The process that should serve ${address} ended; its messages are above.`);
}
