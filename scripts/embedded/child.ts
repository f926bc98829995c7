import { type ChildProcess, spawn } from "node:child_process";

/**
 * Starts a program of ours in a process group of its own, so that Ctrl-C reaches only the script that started it.
 * The IPC channel lets the child notice when that script was killed.
 */
export function startChild(
  args: string[],
  env: Record<string, string | undefined>,
  { quiet = false } = {},
): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", quiet ? "ignore" : "inherit", "inherit", "ipc"],
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

/** Asks an address until it answers with success; rejects when the child ends first. */
export async function waitUntilServing(child: ChildProcess, address: string) {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The process that should serve ${address} ended.`);
}
