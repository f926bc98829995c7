import { createHash, randomUUID } from "node:crypto";
import { GET as readUser } from "@/app/admin/api/users/[id]/route";
import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { deleteStripeCustomer } from "@/lib/billing/deletion/delete-stripe-customer";
import { retryEvents } from "@/lib/billing/events/receive-event";
import {
  commitReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import { notifyLimitReached } from "@/lib/billing/quota/reservations";
import {
  reconcileCustomers,
  syncCustomer,
} from "@/lib/billing/sync/sync-customer";
import {
  deleteCustomerTask,
  notifyLimitReachedTask,
  remindTrialEndTask,
} from "@/lib/billing/tasks";
import { remindTrialEnd } from "@/lib/billing/trial/start-trial";
import { db } from "@/lib/database/db";
import { sendEmail } from "@/lib/email/send-email";
import { sendEmailTask } from "@/lib/email/tasks";
import { hashToken } from "@/lib/token";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { closeConnections } from "@/tests/support/connections";
import { newestToken } from "@/tests/support/emails";
import {
  createRequest,
  createUser,
  password,
  signIn,
} from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";
import { createSeller, deliverAll, urlOf } from "@/tests/support/payer";
import { addPhoto, addToListing } from "@/tests/support/photo-rows";
import { findRemains } from "@/tests/support/remains";
import { listingRow } from "@/tests/support/seller";
import { postEvent, runSyncs, startTestStripe } from "@/tests/support/stripe";

const adminEmail = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = adminEmail;
let adminCookie: string;
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
  process.env.RESEND_BASE_URL = stripe.url;
  adminCookie = await signIn(await createUser({ email: adminEmail }));
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

/** What may outlive an account, and why. */
const exceptions: Record<string, string> = {
  AdminAudit:
    "ids only: what an administrator read must not vanish with who was read",
  StripeCustomer:
    "the id by which Stripe knew the account, so that nothing that comes late makes it again; 90 days",
  rate_limit:
    "digests alone, or a new account would be a way around a limit; each ends within the hour",
};

const first = { attempt: 1, signal: new AbortController().signal };
const caps = { inFlight: 99, failuresPerHour: 99, perMinute: 99 };
const product = () => `Mug ${randomUUID()}`;

/** A user with a row in every table that references users. */
async function createOwnerOfEverything() {
  const one = await createSeller();
  const { id: userId, email } = one.user;
  await one.trial();
  const name = product();
  const translation = {
    language: "de",
    title: name,
    description: name,
    tags: [name],
    item: name,
    writer: "w",
    promptVersion: "p",

    inputTokens: 1,
    outputTokens: 1,
    durationMs: 1,
  };
  const listing = await db().listing.create({
    data: {
      ...listingRow(userId, { productName: name }),
      thumbnail: { create: { image: Buffer.from(name) } },
      translations: { create: translation },
      options: { create: { questions: [{ text: name }] } },
    },
  });
  const photoIds = [
    await addPhoto(userId),
    await addPhoto(userId, { image: Buffer.from(name) }),
  ];
  await addToListing(listing.id, photoIds);
  await addPhoto(userId, { thumbnail: Buffer.from(name) });
  await db().listing.create({
    data: listingRow(userId, { productName: name, deletedAt: new Date() }),
  });
  const writing = { writer: "w", promptVersion: "p" };
  const run = {
    request: { keywords: name },
    ...writing,
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 1,
  };
  const { id: runId } = await db().shopNameRun.create({
    data: { userId, ...run },
  });
  await db().shopName.create({
    data: {
      userId,
      runId,
      position: 0,
      name,
      key: name,
      spoken: name,
      reasoning: "r",
    },
  });
  await db().logo.create({
    data: {
      userId,
      businessName: name,
      keywords: "k",
      brief: {},
      label: "l",
      ...writing,
    },
  });
  await db().shop.create({
    data: { userId, voice: { useWords: [name] }, snippets: [], defaults: {} },
  });
  const key = { prefix: "lw_test_aaaa", last4: "aaaa", scopes: ["read"] };
  await db().apiKey.create({
    data: { userId, hash: hashToken(name), name, ...key },
  });
  const asked = {
    operation: "createBatch",
    key: name,
    requestHash: "h",
    holder: randomUUID(),
    heldUntil: new Date(),
  };
  await db().programRequest.create({
    data: { userId, ...asked, status: 200, answer: { name } },
  });
  await db().uploadLink.create({
    data: {
      userId,
      hash: `link ${name}`,
      madeBy: randomUUID(),
      photoIds: [],
      expiresAt: new Date(),
    },
  });
  const client = await db().oAuthClient.create({
    data: { id: `app_${randomUUID()}`, name: "A", redirectUris: [] },
  });
  const access = {
    userId,
    clientId: client.id,
    scopes: ["read"],
    allowedAt: new Date(),
  };
  const ends = {
    family: randomUUID(),
    scopes: ["read"],
    resource: "r",
    expiresAt: new Date(),
  };
  await db().oAuthGrant.create({
    data: {
      ...access,
      codes: {
        create: {
          ...ends,
          hash: `code ${name}`,
          redirectUri: name,
          codeChallenge: "c",
        },
      },
      tokens: { create: { ...ends, hash: `token ${name}`, kind: "access" } },
    },
  });
  const { sid } = await db().session.findFirstOrThrow({ where: { userId } });
  const expiresAt = new Date(Date.now() + 60_000);
  await db().passkey.create({
    data: {
      userId,
      credentialId: name,
      publicKey: Buffer.from(name),
      counter: 0,
      name,
    },
  });
  await db().authenticatorApp.create({
    data: { userId, secret: name, keyId: "k" },
  });
  await db().recoveryCode.create({ data: { userId, hash: name } });
  await db().signInStep.create({
    data: { userId, hash: name, browserHash: name, remember: true, expiresAt },
  });
  await db().passkeyChallenge.create({
    data: { userId, hash: name, purpose: "add", holder: sid, expiresAt },
  });
  const tokens = {
    keyId: "k",
    accessToken: name,
    refreshToken: name,
    accessEndsAt: new Date(),
    refreshEndsAt: new Date(),
  };
  await db().etsyConnection.create({
    data: {
      userId,
      etsyUserId: 5_100_000_000n,
      etsyShopId: BigInt(userId),
      shopName: name,
      shopReadAt: new Date(),

      currency: "USD",
      languages: [],
      scopes: [],
      ...tokens,
    },
  });
  const pages = { create: { offset: 0, listings: [{ title: name }] } };
  await db().shopAudit.create({
    data: { userId, etsyShopId: BigInt(userId), pages },
  });
  const publication = {
    userId,
    listingId: listing.id,
    etsyShopId: BigInt(userId),
    etsyListingId: BigInt(userId),
  };
  await db().publication.create({
    data: {
      ...publication,
      choices: {},
      sent: { title: name },
      steps: [],
      state: "waiting",
    },
  });
  const shopListing = { userId, etsyListingId: BigInt(userId) };
  const { id: changeId } = await db().changeNote.create({
    data: {
      ...shopListing,
      listingId: listing.id,
      source: "by_hand",
      changedAt: new Date(),
      reading: "waiting",
      fields: [{ field: "title", before: null, after: [name] }],
    },
  });
  const reading = {
    changeId,
    listingId: listing.id,
    key: "typed:2026-11-23",
    source: "typed",
    readAt: new Date(),
  };
  await db().listingReading.create({ data: { userId, ...reading, views: 3 } });
  await db().soldDay.create({
    data: { ...shopListing, day: new Date(), orders: 1, quantity: 1 },
  });
  await db().soldPeriod.create({
    data: { userId, from: new Date(), to: new Date() },
  });
  await db().savedFilter.create({
    data: { userId, name, filter: { q: name } },
  });
  const webhook = {
    userId,
    url: `https://shop.example/${name}`,
    events: ["listing.ready"],
    secrets: name,
    keyId: "k",
  };
  await db().webhookEndpoint.create({ data: webhook });
  await db().$transaction((tx) =>
    emitEvent(tx, userId, "listing.ready", { listingId: "1" }),
  );
  const consent = {
    stateHash: hashToken(name),
    sid,
    keyId: "k",
    verifier: name,
    expiresAt: new Date(),
  };
  await db().etsyConsent.create({ data: { userId, ...consent } });
  const failure = {
    template: "reset_password",
    reason: "refused: validation_error",
  };
  await db().emailFailure.create({ data: { userId, ...failure } });
  for (let left = 1; left >= 0; left -= 1) {
    const outcome = await reserveListing(
      { userId, quota: 2, idempotencyKey: randomUUID(), requestHash: "h" },
      caps,
    );
    if (outcome.kind === "reserved")
      await db().$transaction((tx) => commitReservation(tx, outcome.id));
  }
  await forgotPassword(createRequest("POST", "/", { email }));
  const token = await newestToken(email);
  await stripe.submit(`${urlOf(await one.checkout("pro"))}/pay`);
  const customer = await one.customer();
  await deliverAll(stripe, customer);
  await db().billingIssue.create({
    data: { customer, kind: "past_due", detail: "unpaid" },
  });
  const params = Promise.resolve({ id: String(userId) });
  expect(
    (
      await readUser(
        createRequest("GET", "/", undefined, { cookie: adminCookie }),
        { params },
      )
    ).status,
  ).toBe(200);
  return { ...one, customer, name, token, photoIds };
}

type Owner = Awaited<ReturnType<typeof createOwnerOfEverything>>;
const digestOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url");

function remainsOf({ user, customer, name, token, cookie, photoIds }: Owner) {
  const sid = hashToken(cookie.split("=")[1] ?? "");
  const digests = [user.email, String(user.id)].map(digestOf);
  const texts = [
    user.email,
    customer,
    name,
    Buffer.from(name).toString("hex"),
    token,
    hashToken(token),
    sid,
    ...photoIds,
    ...digests,
  ];
  return findRemains({ userId: user.id, texts });
}

async function jobsOf({ user, customer }: Owner) {
  const found = await Promise.all([
    listJobs({ to: user.email }),
    listJobs({ userId: user.id }),
    listJobs({ customer }),
  ]);
  return [...new Map(found.flat().map((job) => [job.id, job])).values()];
}

const remove = ({ cookie }: Owner) =>
  deleteAccount(
    createRequest("POST", "/api/account/delete", { password }, { cookie }),
  );

async function runDeletion(owner: Owner) {
  const jobs = await jobsOf(owner);
  expect(jobs.map(({ task }) => task)).toEqual(["delete_customer"]);
  for (const { id, payload } of jobs) {
    await deleteStripeCustomer(deleteCustomerTask.schema.parse(payload));
    await db()
      .$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${id}::bigint])`;
  }
}

test("a deleted account leaves no rows in any table, even after later events and jobs", async () => {
  const owner = await createOwnerOfEverything();
  const queued = await jobsOf(owner);
  const tasks = [
    "notify_limit_reached",
    "remind_trial_end",
    "send_email",
    "sync_customer",
  ];
  await deliverAll(stripe, owner.customer);
  await reconcileCustomers();
  expect(
    [...new Set((await jobsOf(owner)).map(({ task }) => task))].sort(),
  ).toEqual(tasks);
  expect(
    new Set((await remainsOf(owner)).map(({ table }) => table)).size,
  ).toBeGreaterThan(18);

  expect((await remove(owner)).status).toBe(200);
  expect(
    await db().stripeEvent.count({ where: { customer: owner.customer } }),
  ).toBe(0);
  expect(
    await db().billingIssue.count({ where: { customer: owner.customer } }),
  ).toBe(0);
  await runDeletion(owner);

  for (const event of await stripe.signedEventsOf(owner.customer))
    expect((await postEvent(event)).status).toBe(200);
  await syncCustomer(owner.customer, new Date());
  await retryEvents(new Date(Date.now() + 2 * 3_600_000));
  await reconcileCustomers();
  await runSyncs(owner.customer);
  for (const { task, payload } of queued) {
    if (task === "send_email")
      await sendEmail(sendEmailTask.schema.parse(payload), first);
    if (task === "remind_trial_end")
      await remindTrialEnd(remindTrialEndTask.schema.parse(payload));
    if (task === "notify_limit_reached")
      await notifyLimitReached(notifyLimitReachedTask.schema.parse(payload));
  }

  const remains = await remainsOf(owner);
  expect(remains.filter(({ table }) => !(table in exceptions))).toEqual([]);
  const kept = remains
    .filter(({ table }) => table === "StripeCustomer")
    .map(({ row }) => JSON.parse(row));
  const at = expect.any(String);
  const empty = {
    id: owner.customer,
    syncRequested: 0,
    syncApplied: 0,
    createdAt: at,
    deletedAt: at,
    erasedAt: at,
  };
  const holdings = [
    "status",
    "currentPeriodEnd",
    "scheduledTier",
    "scheduledAt",
    "pastDueSince",
    "hostedInvoiceUrl",
  ];
  const without = [...holdings, "upgradingTo", "nextSyncAt", "syncedAt"].map(
    (column) => [column, null],
  );
  expect(kept).toEqual([{ ...empty, ...Object.fromEntries(without) }]);
  const hour = Date.now() + 3_600_000;
  const counters = remains
    .filter(({ table }) => table === "rate_limit")
    .map(({ row }) => JSON.parse(row));
  expect(counters.every(({ expire }) => expire <= hour)).toBe(true);
  const outbox = await fetch(
    `${stripe.url}/outbox.json?to=${owner.user.email}`,
  );
  expect(await outbox.json()).toEqual([]);
});
