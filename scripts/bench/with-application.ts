import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { endChild } from "../embedded/child";
import { startApplication } from "../embedded/start-application";
import { startServices } from "../embedded/start-services";
import { findFreePort } from "../ports";
import { allEmbedded } from "../settings";

/**
 * Runs the built application with an empty database while `measure` works;
 * `measure` gets its address.
 */
export async function withBenchApplication<T>(
  measure: (address: string) => Promise<T>,
) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-pages-"));
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  const services = await startServices(
    { ...allEmbedded, port, sandboxPort, dataDir },
    { durable: false },
  );
  const application = await startApplication({
    port,
    env: { ...services.env, LOG_LEVEL: "fatal", NODE_ENV: "production" },
  });
  try {
    return await measure(`http://localhost:${port}`);
  } finally {
    await endChild(application, 5_000);
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
