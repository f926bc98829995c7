// `npm run bench -- api`: the duration of API calls with many rows, compared
// with few rows, and of a check through the public API, compared with a bare
// route. `npm run bench -- api history` measures one part alone.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { adminEmail, benchAdmin } from "./bench/api/admin";
import { benchCheck } from "./bench/api/check";
import { benchHistory } from "./bench/api/history";
import {
  type BenchTarget,
  lineOf,
  type Measurements,
} from "./bench/api/measurements";
import { buildWhenStale } from "./build-when-stale";
import { endChild } from "./embedded/child";
import { startApplication } from "./embedded/start-application";
import { startServices } from "./embedded/start-services";
import { findFreePort } from "./ports";
import { allEmbedded } from "./settings";

const bySize =
  (measure: (bench: BenchTarget) => Promise<Measurements[]>) =>
  async (bench: BenchTarget) =>
    (await measure(bench)).map(lineOf);
const parts: Record<string, (bench: BenchTarget) => Promise<string[]>> = {
  check: benchCheck,
  history: bySize(benchHistory),
  admin: bySize(benchAdmin),
};
const wanted = process.argv.slice(2);

const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-bench-"));
const port = await findFreePort();
const settings = {
  ...allEmbedded,
  port,
  sandboxPort: await findFreePort(),
  dataDir,
};
const services = await startServices(settings, { durable: false });
await buildWhenStale(console.log);
const application = await startApplication({
  port,
  env: { ...services.env, LOG_LEVEL: "error", ADMIN_EMAILS: adminEmail },
});
const bench = {
  address: `http://localhost:${port}`,
  connectionString: services.env.DATABASE_URL,
};
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}, medians`);
  for (const line of await measure(bench)) console.log(line);
}
await endChild(application);
await services.stop();
rmSync(dataDir, { recursive: true, force: true });
