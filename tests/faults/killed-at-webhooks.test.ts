import { isDeepStrictEqual } from "node:util";
import { db } from "@/lib/database/db";
import { openCheckout, pay, verify } from "@/tests/support/checkout";
import { queuedEmails } from "@/tests/support/emails";
import { createUser, signIn } from "@/tests/support/factories";
import {
  type FaultInstance,
  kill,
  releaseJobs,
  rounds,
  setUpHolds,
  startFaultInstance,
} from "@/tests/support/fault-instance";
import type { Step } from "@/tests/support/held-statements";
import {
  controlSandbox,
  instances,
  sandboxUrl,
} from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";

const holds = setUpHolds();

type Delivery = { id: string; answer: string | null };

/**
 * A user who has paid. Stripe's events about them are held back, and will be
 * sent to `address`.
 */
async function createPayer(address: string) {
  const user = await createUser();
  const cookie = await signIn(user);
  const checkout = await openCheckout(instances()[0], cookie);
  const row = () => db().user.findUniqueOrThrow({ where: { id: user.id } });
  const customer = (await row()).stripeCustomerId ?? "";
  const sendTo = (instance: string, mode: "hold" | "normal") =>
    controlSandbox("/stripe/webhooks", {
      customer,
      mode,
      url: `${instance}/api/webhooks/stripe`,
    });
  // Waits for the first sync of the customer, so that no other instance is
  // running one.
  await until(
    async () =>
      (await db().stripeEvent.count({
        where: { customer, state: "processed" },
      })) === 1,
  );
  await sendTo(address, "hold");
  const sessionId = await pay(checkout);
  return {
    customer,
    email: user.email,
    row,
    /** One at a time, so that a held one takes a single connection. */
    deliver: (): Promise<Delivery[]> =>
      controlSandbox("/stripe/webhooks/deliver", { customer }),
    countStored: () => db().stripeEvent.count({ where: { customer } }),
    verify: (instance: string) => verify(instance, sessionId, cookie),
    /** Retries until each gets a response, as Stripe does. */
    async deliverTo(instance: string) {
      await sendTo(instance, "normal");
      await controlSandbox("/stripe/webhooks/deliver", { customer });
    },
    /** Events that were answered with 200 and are not stored. */
    async listLost() {
      const response = await fetch(
        `${sandboxUrl()}/stripe/webhooks?customer=${customer}`,
      );
      const { deliveries }: { deliveries: Delivery[] } = await response.json();
      const ids = deliveries
        .filter(({ answer }) => answer === "200")
        .map(({ id }) => id);
      const stored = await db().stripeEvent.findMany({
        where: { id: { in: ids } },
        select: { id: true },
      });
      return ids.filter((id) => stored.every((event) => event.id !== id));
    },
    /** Reads the emails last: one is queued until it is sent. */
    async readLedger() {
      const where = { customer, state: { not: "ignored" } };
      const events = await db().stripeEvent.groupBy({
        by: ["state"],
        where,
        _count: true,
      });
      const { subscriptionTier: tier } = await row();
      const waiting = (await queuedEmails(user.email)).length;
      const sent: unknown[] = await (
        await fetch(`${sandboxUrl()}/outbox.json?to=${user.email}`)
      ).json();
      return {
        tier,
        states: events.map(({ state }) => state),
        waiting,
        emails: sent.length,
      };
    },
  };
}
type Payer = Awaited<ReturnType<typeof createPayer>>;

const processed = { tier: "standard", states: ["processed"], waiting: 0 };

/**
 * Other instances take over the jobs, and Stripe resends failed events: the
 * result is the same as without the kill.
 */
async function expectProcessed(payers: Payer[]) {
  await releaseJobs(payers.flatMap(({ customer, email }) => [customer, email]));
  await Promise.all(payers.map(({ deliverTo }) => deliverTo(instances()[1])));
  for (const payer of payers) {
    await until(async () => {
      const { emails: _, ...ledger } = await payer.readLedger();
      return isDeepStrictEqual(ledger, processed);
    });
    expect(await payer.readLedger()).toEqual({ ...processed, emails: 1 });
  }
}

type Point = {
  step: Step;
  /** Brings the instance to this step. */
  act: (payer: Payer, instance: FaultInstance) => Promise<unknown>;
  /** The database commits, but its response never reaches the instance. */
  isAnswerLost?: true;
};
const receiving: Point["act"] = (payer) => payer.deliver();
const verifying: Point["act"] = (payer, instance) =>
  payer.verify(instance.address);

const points: Point[] = [
  { step: "stores the event", act: receiving },
  { step: "commits the event", act: receiving, isAnswerLost: true },
  { step: "starts the sync", act: verifying },
  { step: "applies the entitlement", act: verifying },
  { step: "commits the entitlement", act: verifying, isAnswerLost: true },
];

test.each(rounds)(
  "killed at each point of a payment: the plan is the paid one, with one email (round %i)",
  async () => {
    const instance = await startFaultInstance();
    const payers = await Promise.all(
      points.map(async (point) => ({
        point,
        payer: await createPayer(instance.address),
      })),
    );
    const sent = await Promise.all(
      payers.map(async ({ point, payer }) => {
        await holds().hold(point.step, payer.customer);
        const before = await payer.countStored();
        const answer = point.act(payer, instance).catch(() => null);
        await until(() => holds().isHeld(point.step, payer.customer));
        return {
          point,
          payer,
          answer,
          isStored: async () => (await payer.countStored()) > before,
        };
      }),
    );
    instance.proxy.hang();
    const release = (isAnswerLost: boolean) =>
      Promise.all(
        sent
          .filter(({ point }) => (point.isAnswerLost ?? false) === isAnswerLost)
          .map(({ point, payer }) =>
            holds().release(point.step, payer.customer),
          ),
      );
    await release(true);
    for (const { point, payer, isStored } of sent) {
      if (!point.isAnswerLost) continue;
      await until(
        async () =>
          (await isStored()) ||
          (await payer.row()).subscriptionTier === "standard",
      );
    }
    await kill(instance);
    await release(false);
    await until(() => holds().isDoneWith(instance.application));
    await Promise.all(sent.map(({ answer }) => answer));
    await expectProcessed(sent.map(({ payer }) => payer));
  },
);

test.each([1, 4, 9])(
  "killed after %i of twelve payments: each plan is the paid one",
  async (enough) => {
    const instance = await startFaultInstance();
    const payers = await Promise.all(
      Array.from({ length: 12 }, () => createPayer(instance.address)),
    );
    let received = 0;
    await Promise.all(
      payers.map(async (payer) => {
        const answers = await payer.deliver();
        if (answers.some(({ answer }) => answer === "200")) received += 1;
        if (received === enough) await kill(instance);
      }),
    );
    await kill(instance);
    await until(() => holds().isDoneWith(instance.application));
    for (const payer of payers) expect(await payer.listLost()).toEqual([]);
    await expectProcessed(payers);
  },
);
