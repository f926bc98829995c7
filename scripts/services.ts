// Starts only the embedded parts and says how to reach them, for work on one piece of the application.
import { startServices } from "./embedded/services";
import { readSettings } from "./settings";

const services = await startServices(readSettings());
for (const [name, value] of Object.entries(services.env)) console.log(`${name}=${value}`);
console.log("Ctrl-C stops them.");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await services.stop();
    process.exit(0);
  });
}
