import { POST as openPortal } from "@/app/api/billing-portal/route";
import { POST as createCheckout } from "@/app/api/create-checkout-session/route";
import { POST as startTrial } from "@/app/api/start-trial/route";
import { GET as readStatus } from "@/app/api/subscription-status/route";
import { POST as changePlan } from "@/app/api/upgrade-subscription/route";
import { GET as verify } from "@/app/api/verify-subscription/[sessionId]/route";
import { db } from "@/lib/db";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { postEvent, runLooks, startTestStripe } from "@/tests/support/stripe";

jest.setTimeout(120_000);
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

async function seller() {
  const user = await createUser();
  const cookie = await signIn(user);
  const call = async (route: (request: Request) => Promise<Response>, body?: unknown) =>
    answerOf(route(createRequest("POST", "/api/x", body, { cookie })));
  return {
    user,
    checkout: (plan: unknown) => call(createCheckout, { plan }),
    change: (tier: unknown) => call(changePlan, { tier }),
    portal: () => call(openPortal),
    trial: () => call(startTrial),
    status: async () => (await answerOf(readStatus(createRequest("GET", "/api/x", undefined, { cookie })))).body,
    verify: (sessionId: string) =>
      answerOf(
        verify(createRequest("GET", "/api/x", undefined, { cookie }), { params: Promise.resolve({ sessionId }) }),
      ),
    customer: async () =>
      (await db().user.findUniqueOrThrow({ where: { id: user.id } })).stripeCustomerId ?? "none",
  };
}
const urlOf = ({ body }: { body: unknown }) => String(Object(body).checkoutUrl);

async function subscriber(plan: "standard" | "pro") {
  const one = await seller();
  const { location } = await stripe.submit(`${urlOf(await one.checkout(plan))}/pay`);
  const sessionId = new URL(location ?? "").searchParams.get("session_id") ?? "";
  return { ...one, sessionId };
}

async function deliver(customer: string) {
  for (const event of await stripe.signedEventsOf(customer)) expect((await postEvent(event)).status).toBe(200);
  await runLooks(customer);
}

test("who pays has the plan once Stripe has told so, and not before", async () => {
  const one = await subscriber("standard");
  expect(await one.status()).toMatchObject({ subscriptionTier: "free" });
  await deliver(await one.customer());
  expect(await one.status()).toMatchObject({ subscriptionTier: "standard", listingsRemaining: 30, scheduledTier: null });
});

test("who comes back from paying has the plan though no event came", async () => {
  const one = await subscriber("pro");
  expect((await one.verify(one.sessionId)).body).toEqual({ subscriptionTier: "pro", status: "paid" });
  expect(await one.status()).toMatchObject({ subscriptionTier: "pro", listingsRemaining: null });
});

test("a trial starts once", async () => {
  const one = await seller();
  expect((await one.trial()).status).toBe(200);
  expect((await one.trial()).status).toBe(409);
  expect(await one.status()).toMatchObject({ subscriptionTier: "standard", isInTrial: true, canStartTrial: false });
});

test("a raise leads to a page that changes the one subscription", async () => {
  const one = await subscriber("standard");
  await one.verify(one.sessionId);
  const page = urlOf(await one.checkout("pro"));
  expect(page).toContain("/portal/");
  await stripe.submit(`${page}/confirm`);
  await deliver(await one.customer());
  expect(await one.status()).toMatchObject({ subscriptionTier: "pro" });
  const held = await stripe.stripe.subscriptions.list({ customer: await one.customer(), status: "all" });
  expect(held.data).toHaveLength(1);
});

test("a plan is lowered at the end of its period, and that can be taken back", async () => {
  const one = await subscriber("pro");
  await one.verify(one.sessionId);
  expect((await one.change("standard")).body).toMatchObject({ scheduled: true });
  expect(await one.status()).toMatchObject({ subscriptionTier: "pro", scheduledTier: "standard" });
  expect((await one.change("free")).body).toMatchObject({ scheduled: true });
  expect(await one.status()).toMatchObject({ subscriptionTier: "pro", scheduledTier: "free" });
  expect((await one.change("pro")).body).toMatchObject({ scheduled: false });
  expect(await one.status()).toMatchObject({ subscriptionTier: "pro", scheduledTier: null, scheduledAt: null });
});

test("the portal is there for who pays", async () => {
  const one = await seller();
  expect((await one.portal()).status).toBe(409);
  const other = await subscriber("standard");
  expect((await other.portal()).body).toEqual({ portalUrl: expect.stringContaining("/portal/") });
});
