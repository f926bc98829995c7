import { db } from "@/lib/database/db";
import { countStatuses } from "@/tests/support/answer";
import { openCheckout, pay, verify } from "@/tests/support/checkout";
import { queuedEmails } from "@/tests/support/emails";
import { createUser, signIn } from "@/tests/support/factories";
import { call, instances, sandboxUrl } from "@/tests/support/instances";
import { runs } from "@/tests/support/repetitions";

afterAll(() => db().$disconnect());

const both = (index: number) => instances()[index % 2] ?? instances()[0];
const callers = runs(100);
const crowd = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: callers }, (_, index) => work(index)));

async function seller() {
  const user = await createUser();
  return {
    user,
    cookie: await signIn(user),
    row: () => db().user.findUniqueOrThrow({ where: { id: user.id } }),
  };
}

async function customersOf(userId: number) {
  const response = await fetch(`${sandboxUrl()}/stripe/state.json`);
  const { customers }: { customers: { metadata?: { userId?: string } }[] } =
    await response.json();
  return customers.filter(
    ({ metadata }) => metadata?.userId === String(userId),
  );
}

async function stateOf(customer: string | null) {
  const response = await fetch(
    `${sandboxUrl()}/stripe/state.json?customer=${customer}`,
  );
  const state: {
    subscriptions: unknown[];
    checkoutSessions: { status: string; url: string }[];
  } = await response.json();
  return state;
}

test(`${callers} parallel first checkouts on two instances: one customer, one payable page`, async () => {
  const { user, cookie, row } = await seller();
  const answers = await crowd(async (index) => {
    const body = { plan: index % 4 ? "standard" : "pro" };
    return call(both(index), "POST", "/api/create-checkout-session", body, {
      cookie,
    });
  });
  const counts = countStatuses(answers);
  expect(
    Object.keys(counts).filter(
      (status) => status !== "200" && status !== "409",
    ),
  ).toEqual([]);
  expect(counts[200]).toBeGreaterThan(0);
  expect(await customersOf(user.id)).toHaveLength(1);
  const { checkoutSessions } = await stateOf((await row()).stripeCustomerId);
  expect(
    checkoutSessions.filter(({ status }) => status === "open"),
  ).toHaveLength(1);
});

test(`${callers} parallel trial starts on two instances: one trial, one email`, async () => {
  const { user, cookie, row } = await seller();
  const answers = await crowd((index) =>
    call(both(index), "POST", "/api/start-trial", undefined, { cookie }),
  );
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: callers - 1 });
  expect((await row()).hasUsedTrial).toBe(true);
  const letters = await db().billingEmail.count({
    where: { userId: user.id, kind: "trial_started" },
  });
  expect(letters).toBe(1);
});

test(`webhooks and ${callers} verifications in parallel on two instances: one outcome, one email`, async () => {
  const { user, cookie, row } = await seller();
  const sessionId = await pay(await openCheckout(both(0), cookie));
  const verified = await crowd(async (index) => {
    const response = await verify(both(index), sessionId, cookie);
    return { status: response.status, body: await response.json() };
  });
  expect(countStatuses(verified)).toEqual({ 200: callers });
  expect(new Set(verified.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ subscriptionTier: "standard", status: "paid" })]),
  );
  const { subscriptionTier, stripeCustomerId } = await row();
  expect(subscriptionTier).toBe("standard");
  expect((await stateOf(stripeCustomerId)).subscriptions).toHaveLength(1);
  const outbox: { subject: string }[] = await (
    await fetch(`${sandboxUrl()}/outbox.json?to=${user.email}`)
  ).json();
  const waiting = await queuedEmails(user.email);
  expect(outbox.length + waiting.length).toBeLessThanOrEqual(1);
});
