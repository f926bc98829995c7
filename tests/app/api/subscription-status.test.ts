import { GET } from "@/app/api/subscription-status/route";
import { db } from "@/lib/database/db";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

afterAll(() => db().$disconnect());

async function statusOf(fields: Parameters<typeof createUser>[0], used = 0) {
  const user = await createUser(fields);
  const period = new Date().toISOString().slice(0, 7);
  if (used > 0)
    await db().usage.create({ data: { userId: user.id, period, used } });
  const response = await GET(
    createRequest("GET", "/api/subscription-status", undefined, {
      cookie: await signIn(user),
    }),
  );
  expect(response.status).toBe(200);
  return response.json();
}

test("status: the remaining listings of the month, with the contract's fields", async () => {
  expect(await statusOf({}, 2)).toEqual({
    subscriptionTier: "free",
    canCreateListing: true,
    listingsRemaining: 3,
    quota: 5,
    needsUpgrade: false,
    listingsThisMonth: 2,
    resetDate: expect.stringMatching(/^\d{4}-\d{2}-01T00:00:00\.000Z$/),
    isInTrial: false,
    trialExpiresAt: null,
    canStartTrial: true,
    scheduledTier: null,
    scheduledAt: null,
    currentPeriodEnd: null,
    hasPaymentIssue: false,
    isPaymentPending: false,
    pastDueSince: null,
    hostedInvoiceUrl: null,
    canManageBilling: false,
  });
});

test("unlimited plan: the limit is null, not Infinity", async () => {
  const status = await statusOf({ subscriptionTier: "pro" }, 4_000);
  expect(status).toMatchObject({
    subscriptionTier: "pro",
    listingsRemaining: null,
    quota: null,
    needsUpgrade: false,
  });
});

test("trial: Standard with its end date", async () => {
  const trialExpiresAt = new Date(Date.now() + 86_400_000);
  const status = await statusOf({ hasUsedTrial: true, trialExpiresAt }, 5);
  expect(status).toMatchObject({
    subscriptionTier: "standard",
    listingsRemaining: 25,
    isInTrial: true,
  });
  expect(status.trialExpiresAt).toBe(trialExpiresAt.toISOString());
});

test("back on Free with twelve used: 0 remaining, never negative", async () => {
  const ended = {
    subscriptionTier: "standard",
    subscriptionExpiresAt: new Date(Date.now() - 1_000),
  };
  expect(await statusOf(ended, 12)).toMatchObject({
    listingsRemaining: 0,
    needsUpgrade: true,
  });
});

test("without a session: 401", async () => {
  expect(
    (await GET(createRequest("GET", "/api/subscription-status"))).status,
  ).toBe(401);
});
