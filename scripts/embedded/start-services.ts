import { migrateDatabase } from "../migrate-database";
import { requireFreePort } from "../ports";
import { setUpStripe } from "../set-up-stripe";
import { type Settings, secretOf } from "../settings";
import { undoAll } from "../undo-all";
import { startPostgres } from "./start-postgres";
import { startSandbox } from "./start-sandbox";

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
 * What leads the application to the stand-ins. Those of Stripe need its plans,
 * which are created there.
 */
async function standInSettings({ replaced }: Settings, url: string) {
  const settings: Record<string, string> = {};
  for (const { name, standIn } of replaced) {
    const own = standIn.settings(url);
    Object.assign(settings, own);
    // Empty where the environment's own would replace the stand-in.
    if (standIn.otherKey && process.env[standIn.otherKey])
      settings[standIn.otherKey] = "";
    if (name === "payments" && own.STRIPE_SECRET_KEY)
      Object.assign(settings, await setUpStripe(own.STRIPE_SECRET_KEY, url));
  }
  return { ...settings, ALLOW_STAND_INS: "true" };
}

type Options = Parameters<typeof startPostgres>[1];

async function startParts(
  settings: Settings,
  options: Options,
  undo: (() => unknown)[],
) {
  const needsSandbox = settings.replaced.length > 0;
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
  const standIns = sandbox && (await standInSettings(settings, sandbox.url));
  return { postgres, sandbox, standIns, databaseUrl, directUrl };
}

/** Those of the environment; otherwise ones of this data folder. */
const secretsOf = ({ dataDir }: Settings) => ({
  NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secretOf(dataDir, "sessions"),
  TOKEN_ENCRYPTION_KEY:
    process.env.TOKEN_ENCRYPTION_KEY || secretOf(dataDir, "tokens"),
  IDENTITY_HASH_KEY:
    process.env.IDENTITY_HASH_KEY || secretOf(dataDir, "identities"),
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
  const { postgres, sandbox, standIns, databaseUrl, directUrl } = parts;
  return {
    sandboxUrl: sandbox?.url,
    postgresPlace: postgres?.place,
    embedded: [
      postgres && `PostgreSQL ${postgres.version}`,
      ...settings.replaced.map(({ standIn }) => standIn.label),
    ].filter((part) => typeof part === "string"),
    env: {
      DATABASE_URL: databaseUrl,
      // Empty where the environment's own does not belong to this database.
      ...(process.env.DIRECT_DATABASE_URL && {
        DIRECT_DATABASE_URL: directUrl ?? "",
      }),
      ...secretsOf(settings),
      ...standIns,
    },
    stop,
  };
}
