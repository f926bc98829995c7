import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { findFreePort } from "@/scripts/ports";
import { makeCertificates } from "@/tests/support/certificates";
import { runDocumented } from "@/tests/support/documented-commands";
import { password } from "@/tests/support/factories";
import { migrate } from "@/tests/support/migrating";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { startOutsidePostgres } from "@/tests/support/outside-postgres";
import { describeWith } from "@/tests/support/programs";
import { settingsFor } from "@/tests/support/run-journey";
import { startOwnSandbox } from "@/tests/support/sandbox";
import {
  createWebSeller,
  findInEmail,
  openBrowser,
  type Site,
  subscribe,
} from "@/tests/support/web-seller";

jest.setTimeout(240_000);

const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

type Sandbox = Awaited<ReturnType<typeof startOwnSandbox>>;
/** The key is not in the database, so it is restored from the settings. */
const kept = {
  IDENTITY_HASH_KEY: "the-key-that-outlives-every-other-secret-0123456789",
};

async function startSandbox() {
  const sandbox = await startOwnSandbox();
  undo.push(sandbox.close);
  return sandbox;
}

async function start(env: Record<string, string>) {
  const instance = await startInstance({ ...kept, ...env });
  undo.push(() => instance.child.kill("SIGKILL"));
  return instance;
}

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/**
 * The number of rows and a digest of them, by table, of the application and of
 * the job queue.
 */
async function readTables(client: pg.Client) {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  );
  const found: Record<string, { count: number; digest: string }> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS count, md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS digest FROM ${name} t`,
    );
    found[name] = rows[0];
  }
  return found;
}

/**
 * A seller who pays and has a listing and a logo; another who deleted the
 * account after a trial; an email that waits.
 */
async function fill(site: Site, sandbox: Sandbox) {
  const seller = await createWebSeller(site, sandbox.url);
  await subscribe(seller, sandbox.url, "standard");
  await seller.json(200, "POST", "/api/generate-listing", {
    productName: "Stoneware mug",
  });
  await seller.json(200, "POST", "/api/generate-logo", {
    businessName: "Ash and Clay",
    keywords: "mugs",
  });
  const gone = await createWebSeller(site, sandbox.url);
  await gone.json(200, "POST", "/api/start-trial");
  await gone.json(200, "POST", "/api/account/delete", { password });
  await sandbox.fail("resend", {
    mode: "status",
    status: 500,
    match: seller.email,
  });
  await seller.json(200, "POST", "/api/auth/forgot-password", {
    email: seller.email,
  });
  return { seller, gone };
}

/**
 * Dumps what one transaction sees of a running installation; resolves with that
 * transaction's rows.
 */
async function backUp(url: string, folder: string) {
  const client = await connect(url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    const snapshot: string = (
      await client.query("SELECT pg_export_snapshot() AS id")
    ).rows[0].id;
    const adapt = (text: string) =>
      text.replace("pg_dump ", `pg_dump --snapshot=${snapshot} `);
    runDocumented("Backup", { cwd: folder, env: { DATABASE_URL: url }, adapt });
    return await readTables(client);
  } finally {
    await client.end();
  }
}

const programs = ["initdb", "pg_dump", "pg_restore", "psql", "openssl"];
describeWith(programs, "backup and restore", () => {
  let folder: string;
  let certificates: ReturnType<typeof makeCertificates>;
  let admin: URL;
  let database: URL;
  let settings: Record<string, string>;
  let seller: Awaited<ReturnType<typeof fill>>["seller"];

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "backup-"));
    undo.push(() => rmSync(folder, { recursive: true }));
    certificates = makeCertificates(folder);
  });

  async function startPostgres() {
    const postgres = startOutsidePostgres(certificates, await findFreePort());
    undo.push(postgres.close);
    return postgres.url;
  }

  test("a dump of a running installation, restored elsewhere: the same rows, accounts, plans and waiting jobs", async () => {
    const first = await startPostgres();
    expect(await migrate(first)).toMatchObject({ code: 0 });
    const stripe = await startSandbox();
    await stripe.control("/stripe/webhooks", { mode: "hold" });
    const shared = await settingsFor(stripe.url);
    const running = await start({ ...shared, DATABASE_URL: first });
    const filled = await fill({ origin: running.address }, stripe);
    seller = filled.seller;
    const before = await backUp(first, folder);
    running.child.kill("SIGKILL");

    admin = new URL(await startPostgres());
    database = new URL(admin);
    database.pathname = "/listwright";
    runDocumented("Restore", {
      cwd: folder,
      env: { ADMIN_URL: admin.href, DATABASE_URL: database.href },
    });
    const client = await connect(database.href);
    const after = await readTables(client);
    await client.end();
    expect(after).toEqual(before);
    for (const table of [
      '"User"',
      '"Listing"',
      '"Logo"',
      '"RetainedIdentity"',
      "_private_jobs",
    ]) {
      const name = table.startsWith("_")
        ? `graphile_worker.${table}`
        : `public.${table}`;
      expect([name, after[name]?.count]).toEqual([name, expect.any(Number)]);
      expect([name, after[name]?.count]).not.toEqual([name, 0]);
    }
    expect(await migrate(database.href)).toEqual({
      code: 0,
      output: "Nothing to migrate.\n",
    });
    runDocumented("Jobs after a restore", {
      cwd: folder,
      env: { DATABASE_URL: database.href },
    });

    const mail = await startSandbox();
    settings = {
      ...shared,
      DATABASE_URL: database.href,
      RESEND_BASE_URL: mail.url,
    };
    const elsewhere = await start({
      ...settings,
      NEXTAUTH_SECRET: "another-secret-of-the-new-place-0123456789",
    });
    const site = { origin: elsewhere.address };
    await findInEmail(mail.url, seller.email, /reset-password/);
    await expectSeller(site, seller.email);
    const again = await createWebSeller(site, mail.url, filled.gone.email);
    await again.json(409, "POST", "/api/start-trial");

    runDocumented("Plans after a restore", {
      cwd: folder,
      env: { DATABASE_URL: database.href },
    });
    const reader = await connect(database.href);
    const syncs = `SELECT FROM "JobRun" WHERE task = 'reconcile_customers' AND processed = 1`;
    await until(async () => (await reader.query(syncs)).rowCount === 1);
    await reader.end();
  });

  async function expectSeller(site: Site, email: string) {
    const browser = openBrowser(site);
    await browser.json(200, "POST", "/api/auth/signin", { email, password });
    const history = await browser.json(200, "GET", "/api/listings/history");
    expect(history).toMatchObject([{ productName: "Stoneware mug" }]);
    const { logos } = await browser.json(200, "GET", "/api/brand-kit");
    expect(logos.length).toBeGreaterThan(0);
    const status = await browser.json(200, "GET", "/api/subscription-status");
    expect(status).toMatchObject({ subscriptionTier: "standard" });
  }

  test("another password for the database: the instance with the former one keeps working until it is stopped", async () => {
    const former = await start(settings);
    const role = { NEW_PASSWORD: "rotated-7" };
    runDocumented("The password of the database", {
      cwd: folder,
      env: { ADMIN_URL: admin.href, ...role },
    });
    const rotated = new URL(database);
    rotated.username = "listwright_b";
    rotated.password = role.NEW_PASSWORD;
    expect(await migrate(rotated.href)).toEqual({
      code: 0,
      output: "Nothing to migrate.\n",
    });
    const latter = await start({ ...settings, DATABASE_URL: rotated.href });
    for (const { address } of [former, latter])
      await expectSeller({ origin: address }, seller.email);
  });
});

test("the documentation names every secret", () => {
  const text = readFileSync("docs/operations.md", "utf8");
  const settings = readFileSync(".env.example", "utf8").matchAll(
    /^#?([A-Z\d_]+)=/gm,
  );
  const secrets = [...settings]
    .map(([, name = ""]) => name)
    .filter((name) => /KEY|SECRET|TOKEN|DATABASE_URL/.test(name));
  expect(secrets.length).toBeGreaterThan(7);
  for (const name of secrets) expect(text).toContain(name);
});
