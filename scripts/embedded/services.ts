import { mkdirSync } from "node:fs";
import { migrateDatabase } from "../migrate-database";
import { requireFreePort } from "../ports";
import { setUpStripe } from "../set-up-stripe";
import { type Settings, secretOf } from "../settings";
import { endChild, startChild, waitUntilServing } from "./child";
import { startPostgres } from "./postgres";

async function startSandbox(settings: Settings) {
  const env = {
    SANDBOX_PORT: String(settings.sandboxPort),
    DATA_DIR: settings.dataDir,
    APP_URL: process.env.APP_URL || `http://localhost:${settings.port}`,
  };
  const child = startChild(["--import", "tsx", "sandbox/index.ts"], env, { quiet: true });
  const url = `http://localhost:${settings.sandboxPort}`;
  await waitUntilServing(child, `${url}/health`);
  return { url, child };
}

/** What the application needs to know of the sandbox's Stripe, which has the plans afterwards. */
async function embeddedStripe(url: string) {
  const key = "sk_test_sandbox_embedded";
  return {
    STRIPE_SECRET_KEY: key,
    STRIPE_BASE_URL: url,
    STRIPE_WEBHOOK_SECRET: "whsec_sandbox_embedded",
    ...(await setUpStripe(key, url)),
  };
}

/**
 * Starts what is not configured and migrates the database.
 * `env` is what the application needs to use it; `embedded` names the parts, for people.
 */
export async function startServices(settings: Settings, { durable = true } = {}) {
  mkdirSync(settings.dataDir, { recursive: true });
  const needsSandbox = !settings.anthropicKey || !settings.resendKey || !settings.stripeKey;
  if (needsSandbox) await requireFreePort(settings.sandboxPort, "SANDBOX_PORT");

  const [postgres, sandbox] = await Promise.all([
    settings.databaseUrl ? null : startPostgres(settings.dataDir, { durable }),
    needsSandbox ? startSandbox(settings) : null,
  ]);
  const databaseUrl = postgres?.url ?? settings.databaseUrl ?? "";
  await migrateDatabase(databaseUrl);

  const anthropic = sandbox && !settings.anthropicKey;
  const resend = sandbox && !settings.resendKey;
  const stripe = sandbox && !settings.stripeKey ? await embeddedStripe(sandbox.url) : null;
  return {
    sandboxUrl: sandbox?.url,
    postgresPlace: postgres?.place,
    embedded: [
      postgres && `PostgreSQL ${postgres.version}`,
      anthropic && "sample writer for Anthropic",
      resend && "mailbox for Resend",
      stripe && "checkout for Stripe",
    ].filter((part) => typeof part === "string"),
    env: {
      DATABASE_URL: databaseUrl,
      NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secretOf(settings.dataDir, "sessions"),
      IDENTITY_HASH_KEY: process.env.IDENTITY_HASH_KEY || secretOf(settings.dataDir, "identities"),
      ...(anthropic && { ANTHROPIC_API_KEY: "sk-ant-sandbox-embedded", ANTHROPIC_BASE_URL: sandbox.url }),
      ...(resend && { RESEND_API_KEY: "re_sandbox_embedded", RESEND_BASE_URL: sandbox.url }),
      ...stripe,
      ...(sandbox && { ALLOW_STAND_INS: "true" }),
    },
    async stop() {
      if (sandbox) await endChild(sandbox.child, 5_000);
      postgres?.stop();
    },
  };
}
