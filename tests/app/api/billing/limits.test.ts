import { createHash } from "node:crypto";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createSeller } from "@/tests/support/payer";
import { repetitions } from "@/tests/support/repetitions";
import { startTestStripe } from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

type Seller = Awaited<ReturnType<typeof createSeller>>;
const unknownSession = "cs_test_0123456789abcdef";
const calls: [
  string,
  number,
  number,
  (seller: Seller) => ReturnType<Seller["checkout"]>,
][] = [
  ["starting a checkout", 150, 200, (seller) => seller.checkout("standard")],
  ["verifying a checkout", 120, 404, (seller) => seller.verify(unknownSession)],
];

/**
 * Counts this many requests for a user who has made one, without sending them.
 */
async function countRequests({ user }: Seller, number: number) {
  const digest = createHash("sha256")
    .update(String(user.id))
    .digest("base64url");
  const counted = await db().$executeRaw`
    UPDATE rate_limit SET points = points + ${number} WHERE points = 1 AND key LIKE '%:' || ${digest}`;
  expect(counted).toBe(1);
}

test.each(calls)(
  "%s: more than %i requests in ten minutes are refused, and other users are not affected",
  async (_, maxRequests, usual, call) => {
    const [eager, other] = [await createSeller(), await createSeller()];
    const statuses = new Set<number>();
    statuses.add((await call(eager)).status);
    const skipped = repetitions(maxRequests - 10, 0);
    await countRequests(eager, skipped);
    for (let times = skipped + 1; times < maxRequests; times += 1)
      statuses.add((await call(eager)).status);
    expect([...statuses]).toEqual([usual]);

    const refused = await call(eager);
    expect([refused.status, Object(refused.body).code]).toEqual([
      429,
      "rate_limited",
    ]);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await call(other)).status).toBe(usual);
  },
);
