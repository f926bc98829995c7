// `npm test`: every test. `npm test -- --only=server tests/lib/billing` runs a part: server, components or browser.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { generateClient } from "./build-when-stale";
import { startServices } from "./embedded/services";
import { findFreePort } from "./ports";

const args = process.argv.slice(2);
const only = args.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const rest = args.filter((argument) => !argument.startsWith("--only="));
const runs = (part: string) => only === undefined || only === part;

function run(command: string[], env: Record<string, string>) {
  const [program = "", ...parameters] = command;
  const { status } = spawnSync(process.execPath, [program, ...parameters], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

const jest = "node_modules/jest/bin/jest.js";

async function runServerTests() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-test-"));
  const services = await startServices(
    {
      port: await findFreePort(),
      sandboxPort: await findFreePort(),
      dataDir,
      databaseUrl: process.env.TEST_DATABASE_URL,
      anthropicKey: undefined,
      resendKey: undefined,
    },
    { durable: false },
  );
  try {
    return run([jest, "--selectProjects=server", ...rest], { ...services.env, SANDBOX_URL: services.sandboxUrl ?? "" });
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

generateClient();
let failed = false;
if (runs("server")) failed = (await runServerTests()) !== 0 || failed;
if (runs("components")) failed = run([jest, "--selectProjects=browser", ...rest], {}) !== 0 || failed;
process.exit(failed ? 1 : 0);
