// Starts only the embedded services and prints their settings, for work on one
// part of the application.
import { claimDataDir } from "./claim-data-dir";
import { startServices } from "./embedded/start-services";
import { readSettings, Stop } from "./settings";
import { undoAll } from "./undo-all";

const undo: (() => unknown)[] = [];
async function end(code: number) {
  await undoAll(undo);
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => end(0));

try {
  const settings = readSettings();
  undo.push(await claimDataDir(settings.dataDir));
  const services = await startServices(settings, {
    undo,
    restart: true,
    say: console.error,
  });
  for (const [name, value] of Object.entries(services.env))
    console.log(`${name}=${value}`);
  console.log("Ctrl-C stops them.");
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  await end(1);
}
