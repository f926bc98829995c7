import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import path from "node:path";
import type { Place } from "./place-postgres";

export type Program = { child: ChildProcess; ended: Promise<number | string> };

/**
 * Runs one of PostgreSQL's programs in its folder. `ended` is the exit code, or
 * why it could not be run.
 */
export function runProgram(
  place: Place,
  name: "initdb" | "postgres",
  args: string[],
  log: number,
): Program {
  const child = spawn(path.join(place.programs, name), args, {
    ...place.owner,
    cwd: place.cluster,
    // Its own process group: Ctrl-C in the terminal must not stop it before the
    // application.
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { child, ended };
}

/** Kills a program and its child processes. */
export function killGroup({ child }: Program) {
  if (
    child.pid === undefined ||
    child.exitCode !== null ||
    child.signalCode !== null
  )
    return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has just ended.
  }
}

/** Stops the server; `seconds` is how long that may take. */
export function stopByControl(
  place: Place,
  mode: "fast" | "immediate",
  seconds: number,
) {
  const args = [
    "stop",
    "-D",
    place.pgdata,
    "-m",
    mode,
    "-t",
    String(seconds),
    "-s",
  ];
  const options = {
    ...place.owner,
    cwd: place.cluster,
    timeout: (seconds + 5) * 1_000,
  };
  return (
    spawnSync(path.join(place.programs, "pg_ctl"), args, options).status === 0
  );
}
