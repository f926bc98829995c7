import { randomUUID } from "node:crypto";
import { POST as deleteOwn } from "@/app/api/account/delete/route";
import { GET as readSession } from "@/app/api/auth/session/route";
import { POST as signInRoute } from "@/app/api/auth/signin/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { findMcpBearer } from "@/lib/access/bearer";
import { reserveListing } from "@/lib/billing/quota/quota-data";
import { stripeBreaker } from "@/lib/billing/stripe";
import { db } from "@/lib/database/db";
import { createAdministrator, reason } from "@/tests/support/administrator";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, password } from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";
import { createLocalApp } from "@/tests/support/oauth-handlers";
import { createPayer, deliverAll } from "@/tests/support/payer";
import { callApi, createProgram } from "@/tests/support/public-api";
import { runSyncs, startTestStripe } from "@/tests/support/stripe";

const adminEmail = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = adminEmail;
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
let admin: Awaited<ReturnType<typeof createAdministrator>>;
beforeAll(async () => {
  stripe = await startTestStripe();
  admin = await createAdministrator(adminEmail);
});
afterEach(async () => {
  await stripe.heal();
  stripeBreaker.recordSuccess();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

const suspend = (id: number) => admin.act(id, { act: "suspend", reason });
const restore = (id: number) => admin.act(id, { act: "restore", reason });
const enter = (email: string, given = password) =>
  answerOf(
    signInRoute(
      createRequest("POST", "/api/auth/signin", { email, password: given }),
    ),
  );

/** A user with a session, a key and an app. */
async function createOwner() {
  const { user, cookie, secret, keyId } = await createProgram();
  const app = createLocalApp();
  const clientId = (await app.register()).body.client_id;
  const tokens = await app.tokens(clientId, cookie);
  const code = await app.code(clientId, cookie);
  const get = (route: (request: Request) => Promise<Response>) =>
    answerOf(route(createRequest("GET", "/", undefined, { cookie })));
  return {
    user,
    cookie,
    clientId,
    app,
    code,
    tokens,
    keyId,
    async doors() {
      const key = await callApi("listListings", { secret });
      const bearer = await findMcpBearer(tokens.access_token, new Date());
      return {
        session: (await get(readUser)).status,
        nextAuth: Object(await get(readSession)).body.user?.email,
        key: key.status,
        app: bearer !== null,
      };
    },
  };
}

test("suspended: the session, the key and the app are refused, and work again once it is restored", async () => {
  const owner = await createOwner();
  const { id, email } = owner.user;
  const open = { session: 200, nextAuth: email, key: 200, app: true };
  expect(await owner.doors()).toEqual(open);
  expect((await suspend(id)).status).toBe(200);
  const shut = { session: 401, nextAuth: undefined, key: 401, app: false };
  expect(await owner.doors()).toEqual(shut);
  const { refresh_token: refresh } = owner.tokens;
  const refused = { status: 400, body: { error: "invalid_grant" } };
  expect(await owner.app.refresh(owner.clientId, refresh)).toMatchObject(
    refused,
  );
  expect(await owner.app.exchange(owner.clientId, owner.code)).toMatchObject(
    refused,
  );
  await restore(id);
  expect(await owner.doors()).toEqual(open);
  expect((await owner.app.refresh(owner.clientId, refresh)).status).toBe(200);
});

test("suspended: the app can still be revoked", async () => {
  const owner = await createOwner();
  await suspend(owner.user.id);
  await owner.app.revoke(owner.clientId, owner.tokens.refresh_token);
  await restore(owner.user.id);
  expect((await owner.doors()).app).toBe(false);
});

test("sign-in: says that the account is suspended, and why, only after the right password", async () => {
  const user = await createUser();
  await suspend(user.id);
  expect(await enter(user.email, "Another-pass-7")).toMatchObject({
    status: 401,
    body: { code: "invalid_credentials", message: "Invalid credentials" },
  });
  const refused = await enter(user.email);
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: "account_suspended",
      message: expect.stringContaining(reason),
    },
  });
  expect(refused.headers.getSetCookie()).toEqual([]);
  await restore(user.id);
  expect((await enter(user.email)).status).toBe(200);
});

test("a request that was let in before: the ledger reserves nothing for a suspended account", async () => {
  const user = await createUser();
  await suspend(user.id);
  const attempt = {
    userId: user.id,
    quota: null,
    idempotencyKey: randomUUID(),
    requestHash: "",
  };
  const caps = { inFlight: 9, failuresPerHour: 9, perMinute: 9 };
  expect(await reserveListing(attempt, caps)).toEqual({ kind: "suspended" });
  await restore(user.id);
  expect(await reserveListing(attempt, caps)).toMatchObject({
    kind: "reserved",
  });
});

test("suspend during sign-ins and calls: none of them leaves a way in", async () => {
  const owner = await createOwner();
  const { id, email } = owner.user;
  const entering = Array.from({ length: 8 }, () => enter(email));
  const [, ...entered] = await Promise.all([suspend(id), ...entering]);
  expect(
    entered.map(({ status }) => [200, 403].includes(status)),
  ).not.toContain(false);
  for (const { headers } of entered) {
    const [cookie] = headers.getSetCookie();
    if (cookie === undefined) continue;
    const request = createRequest("GET", "/", undefined, {
      cookie: cookie.split(";")[0] ?? "",
    });
    expect((await readUser(request)).status).toBe(401);
  }
  expect(await owner.doors()).toMatchObject({ key: 401, app: false });
});

test("delete while suspended: the owner can't, the administrator can, and nothing of it is left", async () => {
  const owner = await createOwner();
  const { id } = owner.user;
  await suspend(id);
  const own = await deleteOwn(
    createRequest("POST", "/", { password }, { cookie: owner.cookie }),
  );
  expect(own.status).toBe(401);
  const answers = await Promise.all([
    admin.act(id, { act: "delete", reason }),
    restore(id),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses[0]).toBe(200);
  expect([200, 404]).toContain(statuses[1]);
  expect(await db().user.count({ where: { id } })).toBe(0);
  expect(await db().apiKey.count({ where: { userId: id } })).toBe(0);
  expect(await listJobs({ userId: id })).toEqual([]);
});

describe("at Stripe", () => {
  const subscriptionOf = async (customer: string) => {
    const { data } = await stripe.stripe.subscriptions.list({ customer });
    return data[0];
  };
  const pauseOf = async (customer: string) =>
    (await subscriptionOf(customer))?.pause_collection?.behavior ?? null;

  async function createSubscribed() {
    const payer = await createPayer(stripe);
    await deliverAll(stripe, payer.id);
    return payer;
  }

  test("suspend pauses the collection and keeps the plan; no invoice is paid meanwhile; restore resumes it", async () => {
    const { id: customer, user, row } = await createSubscribed();
    expect((await suspend(user.id)).body.notice).toBeUndefined();
    expect(await pauseOf(customer)).toBe("void");
    await stripe.advance(customer, 35);
    await runSyncs(customer);
    const { data } = await stripe.stripe.invoices.list({ customer });
    expect(data.map(({ status }) => status).sort()).toEqual(["paid", "void"]);
    expect(await row()).toMatchObject({ subscriptionTier: "standard" });
    await restore(user.id);
    expect(await pauseOf(customer)).toBeNull();
    expect((await subscriptionOf(customer))?.metadata).not.toHaveProperty(
      "paused_while_suspended",
    );
  });

  test("what follows changes nothing more: each sync calls Stripe only where something differs", async () => {
    const { id: customer, user } = await createSubscribed();
    await suspend(user.id);
    const count = async () =>
      (await stripe.eventsOf(customer)).filter(
        ({ type }) => type === "customer.subscription.updated",
      ).length;
    const before = await count();
    await runSyncs(customer);
    await deliverAll(stripe, customer);
    expect(await count()).toBe(before);
  });

  test("a pause that somebody set at Stripe stays theirs", async () => {
    const { id: customer, user } = await createSubscribed();
    const { id = "" } = (await subscriptionOf(customer)) ?? {};
    await stripe.stripe.subscriptions.update(id, {
      pause_collection: { behavior: "void" },
    });
    await suspend(user.id);
    await restore(user.id);
    expect(await pauseOf(customer)).toBe("void");
  });

  test("Stripe is down: the account is suspended all the same, it is said, and the collection follows", async () => {
    const { id: customer, user, row } = await createSubscribed();
    await stripe.fail({ mode: "status", status: 503 });
    const answer = await suspend(user.id);
    expect(answer).toMatchObject({
      status: 200,
      body: { notice: expect.stringMatching(/Stripe can't be reached/) },
    });
    expect((await row()).suspendedAt).not.toBeNull();
    await stripe.heal();
    stripeBreaker.recordSuccess();
    expect(await pauseOf(customer)).toBeNull();
    await runSyncs(customer);
    expect(await pauseOf(customer)).toBe("void");
  });

  test("Stripe is down: an account with a plan isn't deleted, and it is said", async () => {
    const { user, row } = await createSubscribed();
    await stripe.fail({ mode: "status", status: 503 });
    const answer = await admin.act(user.id, { act: "delete", reason });
    expect(answer).toMatchObject({
      status: 503,
      body: { code: "unavailable" },
    });
    expect(await row()).toMatchObject({ id: user.id });
    const entries = await db().adminAudit.findMany({
      where: { subjectId: user.id },
    });
    expect(entries).toMatchObject([
      { action: "delete", refusal: "unavailable" },
    ]);
  });

  test("suspended and restored at once, many times: in the end Stripe has what the account has", async () => {
    const { id: customer, user, row } = await createSubscribed();
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0 ? suspend(user.id) : restore(user.id),
      ),
    );
    await runSyncs(customer);
    const isSuspended = (await row()).suspendedAt !== null;
    expect(await pauseOf(customer)).toBe(isSuspended ? "void" : null);
  });
});
