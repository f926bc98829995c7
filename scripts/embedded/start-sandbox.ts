import type { ChildProcess } from "node:child_process";
import { Stop } from "../settings";
import { endChild, startChild } from "./child";

type Options = {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** Stripe's events are sent to this application. */
  appUrl?: string;
};

/**
 * Starts the sandbox as a separate process, which ends with this one. `url`
 * resolves when it is ready.
 */
export function startSandbox({ port, dataDir, appUrl }: Options) {
  const env = {
    SANDBOX_PORT: String(port),
    DATA_DIR: dataDir,
    APP_URL: appUrl,
  };
  // Tests, which start many, bundle it first.
  const program = process.env.SANDBOX_PROGRAM ?? "sandbox/cli.mjs";
  const child = startChild([program], env, { stdout: "pipe" });
  return { url: readUrl(child), close: () => endChild(child, 5_000) };
}

/** The address in the sandbox's first line. */
function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", (line) =>
      resolve(/http:\S+/.exec(String(line))?.[0] ?? ""),
    );
    child.once("exit", () =>
      reject(new Stop("The sandbox exited; see its messages above.")),
    );
  });
}
