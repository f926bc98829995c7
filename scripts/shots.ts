// `npm run shots`: photographs every page and its main states into shots/, at
// three widths, light and dark. `-- --compare=FOLDER` then lists which pictures
// differ from those of the same name there, and fails if any does;
// `--widths=390,1440` leaves the others out. Playwright gets the rest.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildWhenStale } from "./build-when-stale";
import { compareShots, describeComparison } from "./compare-shots";
import { endChild, startChild } from "./embedded/child";
import { startApplication } from "./embedded/start-application";
import { startServices } from "./embedded/start-services";
import { findBrowser } from "./find-browser";
import { findFreePort } from "./ports";
import { allEmbedded } from "./settings";

const options = ["--compare=", "--widths="];
const [before, widths] = options.map((option) =>
  process.argv.find((one) => one.startsWith(option))?.slice(option.length),
);
const rest = process.argv
  .slice(2)
  .filter((one) => !options.some((option) => one.startsWith(option)));
const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-shots-"));
const port = await findFreePort();
const settings = {
  ...allEmbedded,
  port,
  sandboxPort: await findFreePort(),
  dataDir,
};
const services = await startServices(settings, { durable: false });
await buildWhenStale(console.log);
rmSync("shots", { recursive: true, force: true });
mkdirSync("shots");
const application = await startApplication({
  port,
  env: {
    ...services.env,
    LOG_LEVEL: "warn",
    TRUSTED_PROXY_HOPS: "1",
    ADMIN_EMAILS: "admin@example.com",
  },
});
const seeding = startChild(
  ["--import", "tsx", "scripts/seed.ts"],
  services.env,
  { stdout: "ignore" },
);
await once(seeding, "exit");
const browser = await findBrowser();
const code = await new Promise<number>((resolve) => {
  const parameters = [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=playwright.shots.config.ts",
    ...rest,
  ];
  const child = spawn(process.execPath, parameters, {
    stdio: "inherit",
    env: {
      ...process.env,
      DATABASE_URL: services.env.DATABASE_URL,
      BASE_URL: `http://localhost:${port}`,
      SANDBOX_URL: services.sandboxUrl,
      BROWSER_PATH: browser.path,
      ...(widths && { SHOTS_WIDTHS: widths }),
    },
  });
  child.once("exit", (status) => resolve(status ?? 1));
});
await endChild(application);
await services.stop();
rmSync(dataDir, { recursive: true, force: true });
if (before === undefined) process.exit(code);
const comparison = await compareShots(before, "shots");
console.log(describeComparison(comparison));
const { differing, gone, added } = comparison;
process.exit(
  code || (differing.length + gone.length + added.length > 0 ? 1 : 0),
);
