import type { ChildProcess } from "node:child_process";
import { startChild, waitUntilServing } from "./child";

type Options = {
  port: number;
  address?: string;
  env: Record<string, string | undefined>;
  dev?: boolean;
};

/**
 * Starts one instance of the built application and waits until it is healthy.
 * `onStart` gets it before that.
 */
export async function startApplication(
  options: Options,
  onStart: (child: ChildProcess) => void = () => {},
) {
  const child = startChild(
    [".next/server.mjs", ...(options.dev ? ["--dev"] : [])],
    {
      NODE_ENV: options.dev ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
      APP_URL: options.address ?? `http://localhost:${options.port}`,
      PORT: String(options.port),
      ...options.env,
    },
  );
  onStart(child);
  await waitUntilServing(child, `http://localhost:${options.port}/api/health`);
  return child;
}
