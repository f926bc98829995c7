import { migrateDatabase } from "../migrate-database";
import { requireFreePort } from "../ports";
import { setUpStripe } from "../set-up-stripe";
import { type Settings, secretOf } from "../settings";
import { undoAll } from "../undo";
import { startPostgres } from "./postgres";
import { startSandbox } from "./sandbox";

async function startOwnSandbox(
  { sandboxPort, dataDir, port }: Settings,
  undo: (() => unknown)[],
) {
  const appUrl = process.env.APP_URL || `http://localhost:${port}`;
  const sandbox = startSandbox({ port: sandboxPort, dataDir, appUrl });
  undo.push(sandbox.close);
  await sandbox.url;
  return { url: `http://localhost:${sandboxPort}` };
}

/**
 * Creates the plans in the sandbox's Stripe and returns the application's
 * settings for it.
 */
async function embeddedStripe(url: string) {
  const key = "sk_test_sandbox_embedded";
  return {
    STRIPE_SECRET_KEY: key,
    STRIPE_BASE_URL: url,
    STRIPE_WEBHOOK_SECRET: "whsec_sandbox_embedded",
    ...(await setUpStripe(key, url)),
  };
}

function embeddedEtsy(url: string) {
  return {
    ETSY_KEYSTRING: "etsy-sandbox-embedded",
    ETSY_SHARED_SECRET: "etsy-sandbox-secret",
    ETSY_BASE_URL: `${url}/etsy`,
  };
}

type Options = Parameters<typeof startPostgres>[1];

async function startParts(
  settings: Settings,
  options: Options,
  undo: (() => unknown)[],
) {
  const { anthropicKey, resendKey, stripeKey, etsyKey } = settings;
  const needsSandbox = !anthropicKey || !resendKey || !stripeKey || !etsyKey;
  if (needsSandbox) await requireFreePort(settings.sandboxPort, "SANDBOX_PORT");
  const starting = [
    settings.databaseUrl
      ? null
      : startPostgres(settings.dataDir, { ...options, undo }),
    needsSandbox ? startOwnSandbox(settings, undo) : null,
  ] as const;
  // None may still be starting when the others are ended.
  await Promise.allSettled(starting);
  const [postgres, sandbox] = await Promise.all(starting);
  const databaseUrl = postgres?.url ?? settings.databaseUrl ?? "";
  const directUrl = postgres ? "" : settings.directDatabaseUrl;
  await migrateDatabase(directUrl || databaseUrl);
  const stripe =
    sandbox && !settings.stripeKey ? await embeddedStripe(sandbox.url) : null;
  return { postgres, sandbox, stripe, databaseUrl, directUrl };
}

/** Those of the environment; otherwise ones of this data folder. */
const secretsOf = ({ dataDir }: Settings) => ({
  NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secretOf(dataDir, "sessions"),
  TOKEN_ENCRYPTION_KEY:
    process.env.TOKEN_ENCRYPTION_KEY || secretOf(dataDir, "tokens"),
  IDENTITY_HASH_KEY:
    process.env.IDENTITY_HASH_KEY || secretOf(dataDir, "identities"),
});

const anthropicOf = (sandboxUrl: string) => ({
  ANTHROPIC_API_KEY: "sk-ant-sandbox-embedded",
  ANTHROPIC_BASE_URL: sandboxUrl,
});

const resendOf = (sandboxUrl: string) => ({
  RESEND_API_KEY: "re_sandbox_embedded",
  RESEND_BASE_URL: sandboxUrl,
});

/**
 * Starts the services that are not configured and migrates the database. `env`
 * has the application's settings for them; `embedded` names them for people.
 * Each step to stop a service is added to `undo` when it starts; `stop` runs
 * them all.
 */
export async function startServices(settings: Settings, options: Options = {}) {
  const undo = options.undo ?? [];
  const stop = () => undoAll(undo);
  const parts = await startParts(settings, options, undo).catch(
    async (error) => {
      await stop();
      throw error;
    },
  );
  const { postgres, sandbox, stripe, databaseUrl, directUrl } = parts;
  const anthropic = sandbox && !settings.anthropicKey;
  const resend = sandbox && !settings.resendKey;
  const etsy = sandbox && !settings.etsyKey ? embeddedEtsy(sandbox.url) : null;
  return {
    sandboxUrl: sandbox?.url,
    postgresPlace: postgres?.place,
    embedded: [
      postgres && `PostgreSQL ${postgres.version}`,
      anthropic && "sample writer for Anthropic",
      resend && "mailbox for Resend",
      stripe && "checkout for Stripe",
      etsy && "a shop for Etsy",
    ].filter((part) => typeof part === "string"),
    env: {
      DATABASE_URL: databaseUrl,
      // Empty where the environment's own does not belong to this database.
      ...(process.env.DIRECT_DATABASE_URL && {
        DIRECT_DATABASE_URL: directUrl ?? "",
      }),
      ...secretsOf(settings),
      ...(anthropic && anthropicOf(sandbox.url)),
      ...(resend && resendOf(sandbox.url)),
      ...stripe,
      ...etsy,
      ...(sandbox && { ALLOW_STAND_INS: "true" }),
    },
    stop,
  };
}
