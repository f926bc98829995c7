import {
  buildWhenStale,
  bundlePrograms,
  generateClient,
} from "./build-when-stale";
import { claimDataDir } from "./claim-data-dir";
import { endChild } from "./embedded/child";
import { startApplication } from "./embedded/start-application";
import { startServices } from "./embedded/start-services";
import { requireFreePort } from "./ports";
import { readSettings, Stop } from "./settings";
import { undoAll } from "./undo-all";

const dev = process.argv.includes("--dev");

async function prepareBuild() {
  if (dev) {
    generateClient();
    await bundlePrograms();
  } else {
    await buildWhenStale(console.log);
  }
}

async function start() {
  const settings = readSettings();
  await requireFreePort(settings.port, "PORT");
  const release = await claimDataDir(settings.dataDir);
  const address = process.env.APP_URL || `http://localhost:${settings.port}`;
  const undo: (() => unknown)[] = [release];

  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await undoAll(undo);
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => stop(0));

  try {
    const services = await startServices(settings, {
      undo,
      restart: true,
      say: console.error,
    });
    await prepareBuild();
    await startApplication(
      {
        port: settings.port,
        address,
        env: { LOG_LEVEL: process.env.LOG_LEVEL || "warn", ...services.env },
        dev,
      },
      (child) => {
        undo.push(() => endChild(child));
        child.once("exit", (code) => stop(code ?? 1));
      },
    );
    console.log(
      [
        "",
        `  Listwright  ${address}`,
        services.sandboxUrl && `  Mailbox     ${services.sandboxUrl}/outbox`,
        `  Embedded    ${services.embedded.join(", ") || "nothing"}`,
        "  Ctrl-C stops it.",
        "",
      ]
        .filter((line) => line !== undefined)
        .join("\n"),
    );
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    await stop(1);
  }
}

await start().catch((error: unknown) => {
  console.error(error instanceof Stop ? error.message : error);
  process.exit(1);
});
