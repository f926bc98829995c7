import { spawn } from "node:child_process";
import { findFreePort } from "@/scripts/ports";
import { createUser, signIn } from "@/tests/support/factories";
import { call } from "@/tests/support/instances";
import { matrix } from "@/tests/support/matrix";
import { startInstance } from "@/tests/support/one-more-instance";
import { startOwnDatabase } from "@/tests/support/own-database";
import { mugForm } from "@/tests/support/seller";

jest.setTimeout(240_000);

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
let databaseUrl: string;
beforeAll(async () => {
  database = await startOwnDatabase();
  databaseUrl = process.env.DATABASE_URL ?? "";
});
afterAll(() => database.close());

/** Without any setting of Stripe. */
const settings = () => ({
  ...Object.fromEntries(
    Object.keys(process.env).flatMap((name) =>
      name.startsWith("STRIPE_") ? [[name, ""]] : [],
    ),
  ),
  DATABASE_URL: databaseUrl,
  DIRECT_DATABASE_URL: "",
  BILLING: "off",
});

/** What an instance says that refuses to start. */
async function refusal(env: Record<string, string>) {
  const child = spawn(process.execPath, [".next/server.mjs"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(await findFreePort()),
      ...env,
    },
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  return { code, said };
}

test("a subscription that Stripe would go on charging: refuses to start, and says what to do", async () => {
  await database.query(
    `insert into "StripeCustomer" (id, status) values ('cus_alive', 'active')`,
  );
  const { code, said } = await refusal(settings());
  expect(code).toBe(1);
  expect(said).toMatch(
    /^Stripe subscriptions: Stripe would go on charging 1 customer \(cus_alive\), though BILLING is off\. Start with BILLING=on, cancel/,
  );
  await database.query('truncate "StripeCustomer"');
});

test("a database that does not answer: refuses to start", async () => {
  const { code, said } = await refusal({
    ...settings(),
    DATABASE_URL: "postgresql://user:kiln-secret@127.0.0.1:1/none",
  });
  expect(code).toBe(1);
  expect(said).toContain("not checked, as BILLING=off requires");
  expect(said).not.toContain("kiln-secret");
});

test("an instance without billing: payments are not found, and the month is what it says", async () => {
  const instance = await startInstance({
    ...settings(),
    LISTINGS_PER_MONTH: "1",
  });
  try {
    const { address } = instance;
    const user = await createUser();
    const cookie = await signIn(user);
    const routes = Object.entries(matrix).filter(([, row]) => row.needsBilling);
    expect(routes.length).toBeGreaterThan(5);
    for (const [name, row] of routes) {
      const [method = "", route = ""] = name.split(" ");
      const path = row.path ?? route;
      for (const options of [{}, { cookie }]) {
        const answer = await call(address, method, path, row.body, options);
        expect([name, answer.status, await answer.json()]).toEqual([
          name,
          404,
          expect.objectContaining({ message: "Endpoint not found." }),
        ]);
      }
    }
    const status = () =>
      call(address, "GET", "/api/subscription-status", undefined, { cookie });
    expect(await (await status()).json()).toMatchObject({
      subscriptionTier: "pro",
      quota: 1,
      listingsRemaining: 1,
      needsUpgrade: false,
    });
    const write = () =>
      call(address, "POST", "/api/generate-listing", mugForm, { cookie });
    const answers = await Promise.all(Array.from({ length: 6 }, write));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses[0]).toBe(200);
    expect(new Set(statuses.slice(1))).toEqual(new Set([403]));
    const refused = answers.find((answer) => answer.status === 403);
    expect(await refused?.json()).toMatchObject({
      code: "limit_reached",
      message: expect.stringMatching(
        /^You've reached your monthly limit\. It resets on [A-Z][a-z]+ 1\.$/,
      ),
    });
  } finally {
    instance.child.kill("SIGKILL");
    await instance.ended;
  }
});
