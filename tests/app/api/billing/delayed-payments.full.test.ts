import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import { fullTest } from "@/tests/support/full-test";
import { createSeller, deliverAll, urlOf } from "@/tests/support/payer";
import { startTestStripe } from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

/** A seller on the page of a checkout, who chose this way to pay. */
async function payingWith(card: string) {
  const seller = await createSeller();
  const page = urlOf(await seller.checkout("standard"));
  await stripe.submit(`${page}/pay`, { card });
  const customer = await seller.customer();
  await deliverAll(stripe, customer);
  return {
    ...seller,
    customer,
    sessionId: page.split("/").at(-1) ?? "",
    act: async (action: string, fields?: Record<string, string>) => {
      await stripe.submit(`${page}/${action}`, fields);
      await deliverAll(stripe, customer);
    },
  };
}

const allOf = async (customer: string) =>
  (await stripe.stripe.subscriptions.list({ customer, status: "all" })).data;
const pending = {
  subscriptionTier: "free",
  hasPaymentIssue: true,
  isPaymentPending: true,
};
const paid = {
  subscriptionTier: "standard",
  hasPaymentIssue: false,
  isPaymentPending: false,
  hostedInvoiceUrl: null,
};
const none = {
  subscriptionTier: "free",
  hasPaymentIssue: false,
  isPaymentPending: false,
  hostedInvoiceUrl: null,
};

describe("3-D Secure", () => {
  test("confirmed: the plan starts then, and not before", async () => {
    const one = await payingWith("pm_card_authenticationRequired");
    expect(await one.status()).toMatchObject(pending);
    expect((await one.verify(one.sessionId)).body).toEqual({
      subscriptionTier: "free",
      status: "failed",
    });
    await one.act("confirm");
    expect(await one.status()).toMatchObject(paid);
    expect((await one.verify(one.sessionId)).body).toEqual({
      subscriptionTier: "standard",
      status: "paid",
    });
    expect(
      (await queuedEmails(one.user.email)).map(({ email }) => email.template),
    ).toEqual(["plan_changed"]);
  });

  test("refused: no second checkout while the first subscription waits; its invoice can be paid with another card", async () => {
    const one = await payingWith("pm_card_authenticationRequired");
    await one.act("refuse");
    expect((await one.checkout("standard")).status).toBe(409);
    const { hostedInvoiceUrl } = await one.status();
    await stripe.submit(`${hostedInvoiceUrl}/pay`, { card: "pm_card_visa" });
    await deliverAll(stripe, one.customer);
    expect(await one.status()).toMatchObject(paid);
    expect(await allOf(one.customer)).toHaveLength(1);
  });

  fullTest(
    "refused, then another card on the same page: one subscription",
    async () => {
      const one = await payingWith("pm_card_authenticationRequired");
      await one.act("refuse");
      await one.act("pay", { card: "pm_card_visa" });
      expect(await one.status()).toMatchObject(paid);
      expect(await allOf(one.customer)).toHaveLength(1);
    },
  );

  test("never confirmed: the subscription expires within a day, and a new checkout can be paid", async () => {
    const one = await payingWith("pm_card_authenticationRequired");
    await stripe.advance(one.customer, 1);
    await deliverAll(stripe, one.customer);
    expect((await allOf(one.customer)).map(({ status }) => status)).toEqual([
      "incomplete_expired",
    ]);
    expect(await one.status()).toMatchObject(none);
    await stripe.submit(`${urlOf(await one.checkout("pro"))}/pay`);
    await deliverAll(stripe, one.customer);
    expect(await one.status()).toMatchObject({ subscriptionTier: "pro" });
  });
});

describe("a bank debit", () => {
  test("that arrives: processing for days, then the plan starts", async () => {
    const one = await payingWith("bank_debit");
    expect((await one.verify(one.sessionId)).body).toEqual({
      subscriptionTier: "free",
      status: "processing",
    });
    expect(await one.status()).toMatchObject(pending);
    await stripe.advance(one.customer, 4);
    expect((await one.checkout("standard")).status).toBe(409);
    await one.act("debit-arrives");
    expect(await one.status()).toMatchObject(paid);
    expect((await one.verify(one.sessionId)).body).toEqual({
      subscriptionTier: "standard",
      status: "paid",
    });
  });

  test("that fails: the checkout has failed, nothing waits, and another can be paid", async () => {
    const one = await payingWith("bank_debit");
    await stripe.advance(one.customer, 4);
    await one.act("debit-fails");
    expect((await one.verify(one.sessionId)).body).toEqual({
      subscriptionTier: "free",
      status: "failed",
    });
    expect(await one.status()).toMatchObject(none);
    await stripe.submit(`${urlOf(await one.checkout("standard"))}/pay`);
    await deliverAll(stripe, one.customer);
    expect(await one.status()).toMatchObject(paid);
    expect(
      (await allOf(one.customer)).map(({ status }) => status).sort(),
    ).toEqual(["active", "incomplete_expired"]);
  });
});
