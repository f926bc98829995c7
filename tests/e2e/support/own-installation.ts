import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createDatabase, startMigrating } from "@/tests/support/migrating";
import { startInstance } from "@/tests/support/one-more-instance";

/** A sandbox with a mail server, by its two addresses. */
async function startOwnSandbox() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-own-"));
  const program = process.env.SANDBOX_PROGRAM ?? "sandbox/cli.mjs";
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      SANDBOX_PORT: "0",
      SANDBOX_SMTP_PORT: "0",
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  const [url = "", smtp = ""] = await new Promise<string[]>(
    (resolve, reject) => {
      child.once("exit", () => reject(new Error(`The sandbox said: ${said}`)));
      child.stdout.on("data", (bytes) => {
        said += bytes;
        const found = said.match(/(?:http|smtp):\/\/[\w.:]+/g) ?? [];
        if (found.length === 2) resolve(found);
      });
    },
  );
  const stop = () => {
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, smtp, stop };
}

/**
 * An instance without Resend, Stripe and Anthropic: mail by SMTP, a model
 * behind Chat Completions, no plans, sign-up by invitation, another name.
 */
export async function startOwnInstallation(admin: string, name: string) {
  const sandbox = await startOwnSandbox();
  const database = await createDatabase();
  const { code, output } = await startMigrating(database.url).ended;
  if (code !== 0) throw new Error(output);
  const without = Object.keys(process.env).filter((setting) =>
    /^(?:STRIPE|RESEND|ANTHROPIC)_/.test(setting),
  );
  const instance = await startInstance({
    ...Object.fromEntries(without.map((setting) => [setting, ""])),
    DATABASE_URL: database.url,
    DIRECT_DATABASE_URL: "",
    SMTP_URL: sandbox.smtp,
    MAIL_FROM: `${name} <hello@clay.example>`,
    MODEL_API: "openai",
    OPENAI_BASE_URL: `${sandbox.url}/v1`,
    OPENAI_MODEL: "sample-writer",
    MODEL_DAILY_CALLS: "100",
    BILLING: "off",
    SIGN_UP: "invited",
    BRAND_NAME: name,
    ADMIN_EMAILS: admin,
  });
  return {
    address: instance.address,
    outbox: `${sandbox.url}/outbox.json`,
    async close() {
      instance.child.kill();
      await instance.ended;
      sandbox.stop();
      await database.drop();
    },
  };
}
