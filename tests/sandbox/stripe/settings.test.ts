import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getJson } from "@/tests/sandbox/running";

test.each([
  [{ APP_URL: "http://shop.example:3100" }, "http://shop.example:3100/api/webhooks/stripe"],
  [{ APP_URL: "http://shop.example", STRIPE_WEBHOOK_URL: "http://127.0.0.1:9/hook" }, "http://127.0.0.1:9/hook"],
])("with %j, events go to %s", async (settings, expected) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  const child = spawn(process.execPath, ["--import", "tsx", "sandbox/index.ts"], {
    env: { ...process.env, STRIPE_WEBHOOK_URL: "", ...settings, DATA_DIR: dataDir, SANDBOX_PORT: "0" },
  });
  const line = await new Promise<string>((resolve) => child.stdout.once("data", (chunk) => resolve(String(chunk))));
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
  expect(await getJson(`${address}/stripe/webhooks`)).toMatchObject({ url: expected, mode: "normal" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});
