import { randomBytes } from "node:crypto";
import { purgeCustomers } from "@/lib/billing/deletion/delete-stripe-customer";
import { ensureCustomer } from "@/lib/billing/plan-changes/ensure-customer";
import {
  listBillingIssues,
  syncCustomer,
} from "@/lib/billing/sync/sync-customer";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createPayer, deliverAll, urlOf } from "@/tests/support/payer";
import { runSyncs, startTestStripe } from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

/**
 * A seller on Standard whose customer was deleted at Stripe, or who was one
 * under another API key.
 */
async function sellerWithout(customer: "deleted" | "of another key") {
  const one = await createPayer(stripe);
  await one.verify(one.sessionId);
  if (customer === "deleted") {
    await stripe.stripe.customers.del(one.id);
    return { ...one, old: one.id };
  }
  const old = `cus_other${randomBytes(6).toString("hex")}`;
  await db().user.update({
    where: { id: one.user.id },
    data: { stripeCustomerId: old },
  });
  return { ...one, old };
}

const customersOf = async (email: string) =>
  (await stripe.stripe.customers.list({ email })).data;
const issuesOf = async (id: string) =>
  (await listBillingIssues()).filter(({ customer }) => customer === id);

describe.each(["deleted", "of another key"] as const)(
  "a customer that is %s",
  (kind) => {
    test("checkout: can be paid, with a new customer", async () => {
      const one = await sellerWithout(kind);
      const { location } = await stripe.submit(
        `${urlOf(await one.checkout("pro"))}/pay`,
      );
      const customer = await one.customer();
      expect(customer).not.toBe(one.old);
      await deliverAll(stripe, customer);
      expect(await one.status()).toMatchObject({
        subscriptionTier: "pro",
        hasPaymentIssue: false,
      });
      const sessionId =
        new URL(location ?? "").searchParams.get("session_id") ?? "";
      expect((await one.verify(sessionId)).body).toEqual({
        subscriptionTier: "pro",
        status: "paid",
      });
    });

    test("change of the plan: to a paid one by a checkout, to Free at once", async () => {
      const [one, other] = [
        await sellerWithout(kind),
        await sellerWithout(kind),
      ];
      expect(urlOf(await one.change("pro"))).toContain("/checkout/");
      expect((await other.change("free")).body).toMatchObject({
        scheduled: false,
      });
      await runSyncs(await other.customer());
      expect(await other.status()).toMatchObject({ subscriptionTier: "free" });
    });

    test("portal: opens", async () => {
      const one = await sellerWithout(kind);
      expect((await one.portal()).status).toBe(200);
      await runSyncs(await one.customer());
      expect(await one.status()).toMatchObject({
        subscriptionTier: "free",
        canManageBilling: true,
      });
    });

    test("replacements, ten in parallel: one customer, and the old one's row stays without issues", async () => {
      const one = await sellerWithout(kind);
      await syncCustomer(one.old, new Date());
      const before = await customersOf(one.user.email);
      const made: string[] = [];
      for (let round = 0; round < 10; round += 1) {
        made.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, () => ensureCustomer(one.user.id)),
          )),
        );
      }
      expect(new Set(made)).toEqual(new Set([await one.customer()]));
      expect(made).not.toContain(one.old);
      expect(await customersOf(one.user.email)).toHaveLength(before.length + 1);
      expect(
        await db().stripeCustomer.findUnique({ where: { id: one.old } }),
      ).toMatchObject({ hostedInvoiceUrl: null });
      expect(await issuesOf(one.old)).toEqual([]);
      expect(await ensureCustomer(one.user.id)).toBe(made[0]);
    });
  },
);

test("a sync alone replaces no customer: with a wrong key, every customer would seem unknown", async () => {
  const one = await sellerWithout("of another key");
  await syncCustomer(one.old, new Date());
  expect(await one.customer()).toBe(one.old);
  expect(await one.status()).toMatchObject({ subscriptionTier: "standard" });
  expect(await issuesOf(one.old)).toMatchObject([{ kind: "unknown_customer" }]);
});

test("a replaced customer's row is deleted 90 days after its last sync; a linked one's is not", async () => {
  const one = await sellerWithout("deleted");
  await syncCustomer(one.old, new Date());
  const current = await ensureCustomer(one.user.id);
  await syncCustomer(current, new Date());
  const rows = async () =>
    (
      await db().stripeCustomer.findMany({
        where: { id: { in: [one.old, current] } },
      })
    ).map(({ id }) => id);
  const setAge = (days: number) =>
    db().stripeCustomer.updateMany({
      where: { id: { in: [one.old, current] } },
      data: { syncedAt: new Date(Date.now() - days * 86_400_000) },
    });
  await setAge(89);
  await purgeCustomers();
  expect(new Set(await rows())).toEqual(new Set([one.old, current]));
  await setAge(91);
  await purgeCustomers();
  expect(await rows()).toEqual([current]);
});
