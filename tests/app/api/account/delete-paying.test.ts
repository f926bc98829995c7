import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { deleteStripeCustomer } from "@/lib/billing/deletion/delete-stripe-customer";
import { stripeBreaker } from "@/lib/billing/stripe";
import { deleteCustomerTask } from "@/lib/billing/tasks";
import { db } from "@/lib/database/db";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, password } from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";
import { createPayer, deliverAll, urlOf } from "@/tests/support/payer";
import { startTestStripe } from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

const remove = (cookie: string) =>
  answerOf(
    deleteAccount(
      createRequest("POST", "/api/account/delete", { password }, { cookie }),
    ),
  );

test("a paying account: deleted after its plan is canceled; while Stripe is down, both stay", async () => {
  const one = await createPayer(stripe, "pro");
  await one.verify(one.sessionId);
  await stripe.fail({ mode: "status", status: 500 });
  const refused = await remove(one.cookie);
  expect([refused.status, Object(refused.body).code]).toEqual([
    503,
    "unavailable",
  ]);
  expect(await db().user.count({ where: { id: one.user.id } })).toBe(1);
  await stripe.heal();
  stripeBreaker.recordSuccess();
  expect(
    (await stripe.stripe.subscriptions.list({ customer: one.id })).data,
  ).toHaveLength(1);

  expect((await remove(one.cookie)).status).toBe(200);
  expect(await db().user.count({ where: { id: one.user.id } })).toBe(0);
  expect(
    (await stripe.stripe.subscriptions.list({ customer: one.id })).data,
  ).toEqual([]);
  const [job] = await listJobs({ key: `delete:${one.id}` });
  await deleteStripeCustomer(deleteCustomerTask.schema.parse(job?.payload));
  await deleteStripeCustomer(deleteCustomerTask.schema.parse(job?.payload));
  expect(await stripe.stripe.customers.retrieve(one.id)).toMatchObject({
    deleted: true,
  });
  await deliverAll(stripe, one.id);
  expect(await db().billingIssue.count({ where: { customer: one.id } })).toBe(
    0,
  );
});

test("a deleted account: its open checkout can no longer be paid", async () => {
  const one = await createPayer(stripe);
  await stripe.stripe.subscriptions.cancel(
    (await stripe.stripe.subscriptions.list({ customer: one.id })).data[0]
      ?.id ?? "",
  );
  const page = urlOf(await one.checkout("standard"));
  expect((await remove(one.cookie)).status).toBe(200);
  await stripe.submit(`${page}/pay`);
  expect(
    (await stripe.stripe.subscriptions.list({ customer: one.id })).data,
  ).toEqual([]);
});
