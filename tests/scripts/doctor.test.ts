import { spawn } from "node:child_process";
import { createServer } from "node:http";
import Stripe from "stripe";
import { POST as webhook } from "@/app/api/webhooks/stripe/route";
import type { Check } from "@/lib/doctor/check";
import { runChecks } from "@/scripts/doctor/run-checks";
import { setUpStripe } from "@/scripts/set-up-stripe";
import { closeConnections } from "@/tests/support/connections";
import { openDatabaseProxy } from "@/tests/support/database-proxy";
import { fullTest } from "@/tests/support/full-test";
import { createDatabase } from "@/tests/support/migrating";
import { inFullRuns } from "@/tests/support/repetitions";
import { startOwnSandbox } from "@/tests/support/sandbox";

const key = "sk_test_sandbox_tests";
/** The discard port: no application runs in these tests. */
const nowhere = "http://127.0.0.1:9";
let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
let prices: Awaited<ReturnType<typeof setUpStripe>>;

beforeAll(async () => {
  sandbox = await startOwnSandbox();
  prices = await setUpStripe(key, sandbox.url);
  const domains = [
    { name: "shop.example" },
    { name: "new.example", status: "pending" },
  ];
  await sandbox.control("/resend/domains", { domains });
  await sandbox.control("/stripe/webhooks", {
    url: `${nowhere}/api/webhooks/stripe`,
  });
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await sandbox.close();
  await closeConnections();
});

type Changes = Record<string, string | undefined>;

/** A complete installation with these settings changed. */
function settingsWith(changes: Changes = {}): Changes {
  return {
    NODE_ENV: "test",
    APP_URL: nowhere,
    DATABASE_URL: process.env.DATABASE_URL,
    NEXTAUTH_SECRET: "a-secret-that-is-only-for-the-doctor-0123456789",
    IDENTITY_HASH_KEY: "an-identity-key-only-for-the-doctor-0123456789",
    ANTHROPIC_API_KEY: "sk-ant-sandbox-tests",
    ANTHROPIC_BASE_URL: sandbox.url,
    RESEND_API_KEY: "re_sandbox_tests",
    RESEND_BASE_URL: sandbox.url,
    MAIL_FROM: "Shop <hello@shop.example>",
    STRIPE_SECRET_KEY: key,
    STRIPE_BASE_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: "whsec_sandbox_embedded",
    ADMIN_EMAILS: "owner@shop.example",
    ...prices,
    ...changes,
  };
}

const check = (
  changes?: Changes,
  options: { callLimit?: number; now?: () => number; send?: boolean } = {},
) => runChecks({ source: settingsWith(changes), ...options });
const rowOf = (rows: Check[], name: string) =>
  rows.find((row) => row.name === name);

test("a complete installation that was not started: no other row is an error", async () => {
  const rows = await check();
  expect(rows.filter(({ status }) => status === "error")).toEqual([
    expect.objectContaining({ name: "App" }),
  ]);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "APP_URL",
      "PostgreSQL version",
      "PostgreSQL TLS",
      "PostgreSQL pooling",
      "PostgreSQL migrations",
      "Clock",
      "PostgreSQL connections",
      "PostgreSQL space",
      "Model key",
      "Model call",
      "Model price",
      "Stripe account",
      "Stripe price of Standard",
      "Stripe price of Pro",
      "Stripe portal (account)",
      "Stripe portal (upgrade)",
      "Stripe webhook",
      "Stripe events",
      "Email key",
      "Email domain",
      "Photo storage",
    ]),
  );
});

const bucket = (changes: Changes = {}): Changes => ({
  S3_BUCKET: "photos-of-tests",
  S3_ENDPOINT: `${sandbox.url}/s3`,
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "s3-sandbox-key",
  S3_SECRET_ACCESS_KEY: "s3-sandbox-secret",
  ...changes,
});

test("a bucket: what it does not do is said with the reason", async () => {
  const photoStorage = async (changes: Changes) =>
    rowOf(await check(changes), "Photo storage");
  expect(await photoStorage({})).toMatchObject({
    status: "ok",
    message: "photos are kept in PostgreSQL.",
  });
  expect(await photoStorage(bucket())).toMatchObject({ status: "ok" });
  expect(await (await fetch(`${sandbox.url}/s3-objects.json`)).json()).toEqual(
    [],
  );
  const refused = await photoStorage(
    bucket({ S3_SECRET_ACCESS_KEY: "another-secret" }),
  );
  expect(refused).toMatchObject({
    status: "error",
    message: "refused PUT with 403.",
  });
  const unreachable = await photoStorage(bucket({ S3_ENDPOINT: nowhere }));
  expect(unreachable).toMatchObject({
    status: "error",
    message: expect.stringContaining("no answer to PUT"),
  });
});

/**
 * A bucket that answers as told, in the order of PUT, two GETs, DELETE and
 * another GET.
 */
async function startBucket(
  answers: [status: number, headers?: Record<string, string>][],
) {
  const rest = [...answers];
  const server = createServer((request, response) => {
    const [status = 500, headers = {}] = rest.shift() ?? [];
    request.resume().on("end", () => response.writeHead(status, headers).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
const version = { "x-amz-version-id": "3sL4kqtJlcpXroDTDmJ+rmSpXd3dIbrHY" };

type BucketRow = [
  name: string,
  answers: Parameters<typeof startBucket>[0],
  status: Check["status"],
  message: RegExp,
];

test.each<BucketRow>([
  [
    "as it should be",
    [[200], [403], [200], [204], [404]],
    "ok",
    /for this key alone/,
  ],
  [
    "that anybody can read",
    [[200], [200], [200], [204], [404]],
    "error",
    /anybody can read/,
  ],
  [
    "that keeps versions",
    [[200, version], [403], [200], [204], [404]],
    "error",
    /versions.*deleted photos stay/,
  ],
  ...inFullRuns<BucketRow>([
    [
      "whose old versions are off",
      [[200, { "x-amz-version-id": "null" }], [403], [200], [204], [404]],
      "ok",
      /alone/,
    ],
    [
      "that deletes later",
      [[200], [403], [200], [204], [200]],
      "error",
      /can still be read/,
    ],
    [
      "without the right to list",
      [[200], [403], [200], [204], [403]],
      "warning",
      /403 for a missing object/,
    ],
    [
      "without the right to read",
      [[200], [403], [403], [204], [404]],
      "error",
      /refused GET with 403/,
    ],
    [
      "without the right to delete",
      [[200], [403], [200], [403], [200]],
      "error",
      /refused DELETE with 403/,
    ],
    ["in another region", [[301]], "error", /refused PUT with 301/],
  ]),
])("a bucket %s: said", async (_, answers, status, message) => {
  const server = await startBucket(answers);
  const row = rowOf(
    await check(bucket({ S3_ENDPOINT: server.url })),
    "Photo storage",
  );
  server.close();
  expect(row).toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

const etsyApp = (changes: Changes = {}): Changes => ({
  ETSY_KEYSTRING: "etsy-sandbox-doctor",
  ETSY_SHARED_SECRET: "etsy-sandbox-secret",

  ETSY_BASE_URL: `${sandbox.url}/etsy`,
  TOKEN_ENCRYPTION_KEY: Buffer.alloc(32).toString("base64"),
  ...changes,
});

test("Etsy: the key is tried, and the callback to register is said", async () => {
  const keyRow = async (changes: Changes) =>
    rowOf(await check(etsyApp(changes)), "Etsy key");
  expect(rowOf(await check(), "Etsy")).toMatchObject({
    status: "ok",
    message: expect.stringContaining("is not set up"),
  });
  expect(await keyRow({})).toMatchObject({ status: "ok" });
  const callback = rowOf(await check(etsyApp()), "Etsy callback");
  expect(callback?.message).toMatch(/\/api\/etsy\/callback must be registered/);
  const refused = await keyRow({ ETSY_SHARED_SECRET: "another-secret" });
  expect(refused).toMatchObject({
    status: "error",
    message: expect.stringMatching(/^refused with 403/),
  });
  expect(await keyRow({ ETSY_BASE_URL: nowhere })).toMatchObject({
    status: "error",
    message: expect.stringMatching(/^no answer/),
  });
});

test("every setting missing: rows instead of a crash", async () => {
  const rows = await runChecks({ source: {} });
  expect(rowOf(rows, "DATABASE_URL")).toMatchObject({
    status: "error",
    message: "is not set.",
  });
  for (const name of ["PostgreSQL", "Stripe"]) {
    expect(rowOf(rows, name)).toMatchObject({
      status: "error",
      message: expect.stringContaining("not checked"),
    });
  }
});

const nobody = "postgresql://nobody:wrong-password@127.0.0.1:1/none";

type SettingRow = [
  name: string,
  changes: Changes,
  check: string,
  status: Check["status"],
  message: RegExp,
];

test.each<SettingRow>([
  [
    "a secret that is too short",
    { NEXTAUTH_SECRET: "short" },
    "NEXTAUTH_SECRET",
    "error",
    /at least 32 characters/,
  ],
  [
    "no PostgreSQL",
    { DATABASE_URL: nobody },
    "PostgreSQL",
    "error",
    /ECONNREFUSED/,
  ],
  [
    "a model key that is wrong",
    { ANTHROPIC_API_KEY: "sk-ant-other" },
    "Model key",
    "error",
    /401: invalid x-api-key/,
  ],
  [
    "a Stripe key that is wrong",
    { STRIPE_SECRET_KEY: "sk_live_other" },
    "Stripe account",
    "error",
    /Invalid API Key/,
  ],
  [
    "a price of another account",
    { STRIPE_PRICE_PRO: "price_x" },
    "Stripe price of Pro",
    "error",
    /No such price/,
  ],
  [
    "no webhook endpoint",
    { APP_URL: "https://shop.example" },
    "Stripe webhook",
    "error",
    /no endpoint for https:/,
  ],
  [
    "a mail key that is wrong",
    { RESEND_API_KEY: "re_other" },
    "Email key",
    "error",
    /invalid_api_key/,
  ],
  [
    "a domain that is not verified",
    { MAIL_FROM: "a@new.example" },
    "Email domain",
    "error",
    /not verified \(pending\)/,
  ],
  ...inFullRuns<SettingRow>([
    [
      "nobody to invite",
      { SIGN_UP: "invited", ADMIN_EMAILS: "" },
      "SIGN_UP",
      "warning",
      /nobody can make the first account or send invitations/,
    ],
    [
      "no administrator",
      { ADMIN_EMAILS: "" },
      "ADMIN_EMAILS",
      "warning",
      /nobody sees the analytics/,
    ],
    [
      "plain http",
      { APP_URL: "http://shop.example" },
      "APP_URL",
      "warning",
      /not https/,
    ],
    [
      "an unknown model",
      { ANTHROPIC_MODEL: "gpt-4" },
      "Model key",
      "error",
      /gpt-4 is unknown/,
    ],
    [
      "an unknown model for reviews",
      { REVIEW_MODEL: "gpt-4" },
      "Review model key",
      "error",
      /gpt-4 is unknown/,
    ],
    [
      "a model without a price",
      { ANTHROPIC_MODEL: "claude-fable-5" },
      "Model price",
      "warning",
      /unknown/,
    ],
    [
      "a portal of another account",
      { STRIPE_PORTAL_UPGRADE: "bpc_x" },
      "Stripe portal (upgrade)",
      "error",
      /No such configuration/,
    ],
    [
      "a mail key that may only send",
      { RESEND_API_KEY: "re_sandbox_sending_x" },
      "Email key",
      "warning",
      /can only send/,
    ],
    [
      "a domain that is missing",
      { MAIL_FROM: "A <a@other.example>" },
      "Email domain",
      "error",
      /not among the domains/,
    ],
  ]),
])("%s: told with what to do", async (_, changes, name, status, message) => {
  const row = rowOf(await check(changes), name);
  expect(row).toMatchObject({
    status,
    message: expect.stringMatching(message),
    fix: expect.stringMatching(/\w/),
  });
});

test.each([
  "claude-haiku-5-5",
  ...inFullRuns(["claude-sonnet-5-5", "claude-opus-5-5", "claude-fable-5"]),
])("%s: its call is made in the form that it accepts", async (model) => {
  expect(
    rowOf(await check({ ANTHROPIC_MODEL: model }), "Model call"),
  ).toMatchObject({ status: "ok" });
});

function stripeClient() {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(key, { host: hostname, port, protocol: "http" });
}

test("a price with another amount, and an inactive one: told what the pages say", async () => {
  const stripe = stripeClient();
  const shared = {
    currency: "usd",
    recurring: { interval: "month" as const },
    product: "listwright_pro",
  };
  const cheap = await stripe.prices.create({ ...shared, unit_amount: 900 });
  const old = await stripe.prices.create({
    ...shared,
    unit_amount: 500,
    active: false,
  });
  const rows = await check({
    STRIPE_PRICE_PRO: cheap.id,
    STRIPE_PRICE_STANDARD: old.id,
  });
  expect(rowOf(rows, "Stripe price of Pro")).toMatchObject({
    status: "error",
    message: `${cheap.id} is 9.00 usd per month, the pages say 12.00 usd per month.`,
  });
  expect(rowOf(rows, "Stripe price of Standard")?.message).toContain(
    "inactive",
  );
  expect(rowOf(rows, "Stripe portal (upgrade)")?.message).toContain(
    "lacks Standard, Pro",
  );
});

test("a portal that was changed by hand, or is inactive: an error", async () => {
  const { configurations } = stripeClient().billingPortal;
  const features = {
    subscription_cancel: { enabled: true, mode: "immediately" as const },
  };
  const changed = await configurations.create({ features });
  const inactive = await configurations.create({ features });
  await configurations.update(inactive.id, { active: false });
  const rows = await check({
    STRIPE_PORTAL_ACCOUNT: changed.id,
    STRIPE_PORTAL_UPGRADE: inactive.id,
  });
  expect(rowOf(rows, "Stripe portal (account)")?.message).toContain(
    "changed by hand",
  );
  expect(rowOf(rows, "Stripe portal (upgrade)")?.message).toContain(
    "is inactive",
  );
});

test("a disabled webhook endpoint: an error", async () => {
  await sandbox.control("/stripe/webhooks", { mode: "drop" });
  const row = rowOf(await check(), "Stripe webhook");
  await sandbox.control("/stripe/webhooks", { mode: "normal" });
  expect(row).toMatchObject({
    status: "error",
    message: expect.stringContaining("is disabled"),
  });
});

test("an empty database, and one that lacks a migration: errors", async () => {
  const database = await createDatabase();
  const migrations = async () =>
    rowOf(await check({ DATABASE_URL: database.url }), "PostgreSQL migrations");
  try {
    expect(await migrations()).toMatchObject({
      status: "error",
      message: "the database is empty.",
    });
    const { migrateDatabase } = await import("@/scripts/migrate-database");
    await migrateDatabase(database.url);
    expect(await migrations()).toMatchObject({
      status: "ok",
      message: expect.stringMatching(
        /^all \d+ are applied, \d+_\w+ at \d{4}-\d\d-\d\dT[\d:.]+Z as the last\.$/,
      ),
    });
    await database.query(
      "update _prisma_migrations set finished_at = null where migration_name like '%baseline%'",
    );
    expect(await migrations()).toMatchObject({
      status: "error",
      message: expect.stringContaining("did not finish"),
    });
    await database.query(
      "delete from _prisma_migrations where finished_at is null",
    );
    expect(await migrations()).toMatchObject({
      status: "error",
      message: expect.stringContaining("1 missing"),
    });
  } finally {
    await database.drop();
  }
});

test.each([
  [10, "warning"],
  [90, "error"],
])("a clock that is %i s wrong: %s", async (seconds, status) => {
  const now = () => Date.now() + seconds * 1_000;
  expect(rowOf(await check({}, { now }), "Clock")).toMatchObject({ status });
});

test("every service hangs: each is an error, and the run ends", async () => {
  const proxy = await openDatabaseProxy();
  proxy.hang();
  for (const service of ["anthropic", "stripe", "resend"] as const)
    await sandbox.fail(service, { mode: "hang" });
  const rows = await check({ DATABASE_URL: proxy.url }, { callLimit: 300 });
  await proxy.close();
  for (const name of [
    "PostgreSQL",
    "Model key",
    "Stripe account",
    "Email key",
  ]) {
    expect(rowOf(rows, name)).toMatchObject({ status: "error" });
  }
});

test("a secret that a service repeats is not printed", async () => {
  await sandbox.fail("anthropic", { mode: "status", status: 400 });
  const rows = await check({ ANTHROPIC_API_KEY: "told to fail with" });
  expect(rowOf(rows, "Model key")?.message).toContain("The sandbox was … 400");
});

/** Takes events as the application does, with this secret of the sender. */
async function startReceiver() {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = {
      "content-type": "application/json",
      "stripe-signature": String(incoming.headers["stripe-signature"]),
    };
    const request = new Request("http://localhost/", {
      method: "POST",
      headers,
      body: Buffer.concat(chunks),
    });
    outgoing.writeHead((await webhook(request)).status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/webhooks/stripe`,
    close: () => server.close(),
  };
}

fullTest(
  "--send: an event that arrives is ok, one that does not is an error",
  async () => {
    expect(
      rowOf(await check({}, { send: true, callLimit: 4_000 }), "Stripe events"),
    ).toMatchObject({
      status: "error",
      message: expect.stringMatching(/none of cus_\w+ was stored/),
    });
    const receiver = await startReceiver();
    await sandbox.control("/stripe/webhooks", { url: receiver.url });
    const row = rowOf(await check({}, { send: true }), "Stripe events");
    await sandbox.control("/stripe/webhooks", {
      url: `${nowhere}/api/webhooks/stripe`,
    });
    receiver.close();
    expect(row).toMatchObject({
      status: "ok",
      message: expect.stringContaining("arrived"),
    });
  },
);

fullTest(
  "--json: only rows on the standard output, and 1 as the exit code of an error",
  async () => {
    const child = spawn(
      process.execPath,
      ["scripts/run.mjs", "doctor", "--json"],
      {
        env: { PATH: process.env.PATH, NODE_ENV: "production" },
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    let stdout = "";
    child.stdout.on("data", (chunk) => {
      stdout += String(chunk);
    });
    expect(await new Promise((resolve) => child.once("close", resolve))).toBe(
      1,
    );
    const rows: Check[] = JSON.parse(stdout);
    for (const row of rows)
      expect(Object.keys(row).sort()).toEqual([
        "fix",
        "message",
        "name",
        "status",
      ]);
  },
);

const said = (content: string) =>
  JSON.stringify({ choices: [{ message: { content } }] });

const chat = (status: (body: string) => number, answer: string) =>
  createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => response.writeHead(status(body)).end(answer));
  });

type Row = [name: string, status: string, message: RegExp];

const always = (status: number) => () => status;
const noSchema = (body: string) => (body.includes("json_schema") ? 400 : 200);
const json = said('{"word": "ready"}');
test.each<[string, (body: string) => number, string, Row]>([
  [
    "takes a JSON schema",
    always(200),
    json,
    ["Model JSON", "ok", /and follows it/],
  ],
  [
    "takes one and does as it likes",
    always(200),
    said("hunter2"),
    ["Model JSON", "warning", /does not follow it/],
  ],
  [
    "takes none",
    noSchema,
    said("ready"),
    ["Model JSON", "warning", /asked for JSON in words/],
  ],
  [
    "knows no such model",
    always(404),
    "hunter2",
    ["Model call", "error", /refused with 404/],
  ],
  [
    "is a website",
    always(200),
    "<html>hunter2</html>",
    ["Model call", "error", /not one of Chat Completions/],
  ],
  [
    "says nothing",
    always(200),
    '{"choices":[]}',
    ["Model call", "error", /not one of Chat Completions/],
  ],
  [
    "sends 10 MB",
    always(200),
    said("hunter2".repeat(1_500_000)),
    ["Model call", "error", /not one of Chat Completions/],
  ],
])(
  "a server of Chat Completions that %s: a row says it",
  async (_, status, answer, [name, expected, message]) => {
    const server = chat(status, answer);
    await new Promise<void>((resolve) =>
      server.listen(0, "127.0.0.1", resolve),
    );
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const rows = await check({
      MODEL_API: "openai",
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1/`,
      OPENAI_MODEL: "qwen3:8b",
      MODEL_DAILY_CALLS: "400",
      ANTHROPIC_API_KEY: "",
    });
    server.close();
    expect(rowOf(rows, name)).toMatchObject({
      status: expected,
      message: expect.stringMatching(message),
    });
    expect(rowOf(rows, "Model price")?.message).toBe(
      "none; at most 400 calls in a day.",
    );
    expect(JSON.stringify(rows)).not.toContain("hunter2");
  },
);

test("a server of Chat Completions that is not there: an error", async () => {
  const rows = await check({
    MODEL_API: "openai",
    OPENAI_BASE_URL: `${nowhere}/v1`,
    OPENAI_MODEL: "qwen3:8b",
  });
  expect(rowOf(rows, "Model call")?.status).toBe("error");
});

test("a server of Messages that lists no models: its model is asked all the same", async () => {
  const server = createServer((request, response) => {
    const isCall = request.method === "POST" && request.url === "/v1/messages";
    const usage = { input_tokens: 1, output_tokens: 1 };
    response
      .writeHead(isCall ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify(isCall ? { content: [], usage } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const rows = await check({
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
    ANTHROPIC_API_KEY: "ollama",
    ANTHROPIC_MODEL: "qwen3:8b",
  });
  server.close();
  expect(rowOf(rows, "Model key")).toMatchObject({
    status: "ok",
    message: "not checked: the server lists no models.",
  });
  expect(rowOf(rows, "Model call")?.status).toBe("ok");
});
