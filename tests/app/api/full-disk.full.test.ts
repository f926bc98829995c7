import { POST as signIn } from "@/app/api/auth/signin/route";
import { POST as generate } from "@/app/api/generate-listing/route";
import { POST as generateLogo } from "@/app/api/generate-logo/route";
import { expireReservations } from "@/lib/billing/quota/reservations";
import { db } from "@/lib/database/db";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import {
  createRequest,
  createUser,
  password,
  randomIpAddress,
  signIn as startSession,
} from "@/tests/support/factories";
import { failWrites } from "@/tests/support/failing-writes";
import { startTestSandbox } from "@/tests/support/sandbox";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await Promise.all([sandbox.close(), closeConnections()]);
});

const fullDisk = "53100";
/** Failures of PostgreSQL that the caller didn't cause. */
const failureStates = [
  fullDisk,
  "25006",
  "53200",
  "58030",
  "57P03",
  "08006",
  "57014",
];

async function repeat(times: number, ask: () => Promise<Response>) {
  const answers = [];
  for (let count = 0; count < times; count += 1)
    answers.push(await answerOf(ask()));
  return answers;
}

async function createSeller() {
  const user = await createUser({ subscriptionTier: "pro" });
  const cookie = await startSession(user);
  const post =
    (
      route: (request: Request) => Promise<Response>,
      path: string,
      body: object,
    ) =>
    () =>
      route(createRequest("POST", path, body, { cookie }));
  return {
    id: user.id,
    generate: post(generate, "/api/generate-listing", {
      productName: "Stoneware mug",
    }),
    drawLogos: post(generateLogo, "/api/generate-logo", {
      businessName: "Ash and Clay",
      keywords: "mugs",
    }),
  };
}

test.each(failureStates)(
  "SQLSTATE %s: 503, and not counted as the caller's failure",
  async (sqlState) => {
    const seller = await createSeller();
    for (const [table, ask] of [
      ["Logo", seller.drawLogos],
      ["Listing", seller.generate],
      ["Reservation", seller.generate],
    ] as const) {
      const failing = await failWrites(
        seller.id,
        sqlState,
        `INSERT ON "${table}"`,
      );
      const { status, body, headers } = await answerOf(ask());
      await failing.end();
      expect([table, status, body]).toMatchObject([
        table,
        503,
        { code: "unavailable" },
      ]);
      expect(headers.get("retry-after")).not.toBeNull();
    }
    const [refunded] = await db().reservation.findMany({
      where: { userId: seller.id },
    });
    expect(refunded).toMatchObject({
      state: "refunded",
      failure: "unavailable",
    });
  },
);

test("logos that can't be stored on a full disk don't count against the hourly limit", async () => {
  const seller = await createSeller();
  const failing = await failWrites(seller.id, fullDisk, 'INSERT ON "Logo"');
  expect(countStatuses(await repeat(21, seller.drawLogos))).toEqual({
    503: 21,
  });
  await failing.end();
  expect(countStatuses(await repeat(21, seller.drawLogos))).toEqual({
    200: 20,
    429: 1,
  });
});

test("listings that can't be stored on a full disk don't count as failures", async () => {
  const seller = await createSeller();
  const failing = await failWrites(seller.id, fullDisk, 'INSERT ON "Listing"');
  expect(countStatuses(await repeat(20, seller.generate))).toEqual({ 503: 20 });
  await failing.end();
  expect((await seller.generate()).status).toBe(200);
});

test("a refund that fails on a full disk and succeeds later is not counted as a failure", async () => {
  const seller = await createSeller();
  const listings = await failWrites(seller.id, fullDisk, 'INSERT ON "Listing"');
  const refunds = await failWrites(
    seller.id,
    fullDisk,
    'UPDATE OF "state" ON "Reservation"',
  );
  for (let round = 0; round < 7; round += 1) {
    await repeat(3, seller.generate);
    const stale = {
      expiresAt: new Date(0),
      createdAt: new Date(Date.now() - 120_000),
    };
    await db().reservation.updateMany({
      where: { userId: seller.id },
      data: stale,
    });
  }
  await Promise.all([listings.end(), refunds.end()]);
  await expireReservations();
  expect(
    await db().reservation.count({
      where: { userId: seller.id, state: "refunded" },
    }),
  ).toBe(21);
  expect((await seller.generate()).status).toBe(200);
});

test("a sign-in that fails on a full disk doesn't count as an attempt", async () => {
  const user = await createUser();
  const ipAddress = randomIpAddress();
  const attempt = (secret: string) => () =>
    signIn(
      createRequest(
        "POST",
        "/api/auth/signin",
        { email: user.email, password: secret },
        { ipAddress },
      ),
    );
  const failing = await failWrites(user.id, fullDisk, 'INSERT ON "Session"');
  expect(countStatuses(await repeat(11, attempt(password)))).toEqual({
    503: 11,
  });
  await failing.end();
  expect(countStatuses(await repeat(11, attempt("Another-pass-7")))).toEqual({
    401: 10,
    429: 1,
  });
});
