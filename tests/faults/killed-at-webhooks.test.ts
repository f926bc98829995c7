import { isDeepStrictEqual } from "node:util";
import { db } from "@/lib/db";
import { openCheckout, pay, verify } from "@/tests/support/checkout";
import { queuedEmails } from "@/tests/support/emails";
import { createUser, signIn } from "@/tests/support/factories";
import type { Step } from "@/tests/support/held-statements";
import { instances, sandboxUrl, tellSandbox } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import { handOn, kill, rounds, setUpHolds, startVictim, type Victim } from "@/tests/support/victim";

jest.setTimeout(90_000);
const holds = setUpHolds();

type Delivery = { id: string; answer: string | null };

/** Somebody who has paid; Stripe's events about it are held, and will go to `address`. */
async function createPayer(address: string) {
  const user = await createUser();
  const cookie = await signIn(user);
  const checkout = await openCheckout(instances()[0], cookie);
  const row = () => db().user.findUniqueOrThrow({ where: { id: user.id } });
  const customer = (await row()).stripeCustomerId ?? "";
  const sendTo = (instance: string, mode: "hold" | "normal") =>
    tellSandbox("/stripe/webhooks", { customer, mode, url: `${instance}/api/webhooks/stripe` });
  // The look for the new customer is over, so that none of the other instances is at work on it.
  await until(async () => (await db().stripeEvent.count({ where: { customer, state: "processed" } })) === 1);
  await sendTo(address, "hold");
  const sessionId = await pay(checkout);
  return {
    customer,
    email: user.email,
    row,
    /** One after the other, so that one that is kept waiting keeps no more than one connection. */
    deliver: (): Promise<Delivery[]> => tellSandbox("/stripe/webhooks/deliver", { customer }),
    countKept: () => db().stripeEvent.count({ where: { customer } }),
    verify: (instance: string) => verify(instance, sessionId, cookie),
    /** As Stripe does: again, until each was answered. */
    async deliverTo(instance: string) {
      await sendTo(instance, "normal");
      await tellSandbox("/stripe/webhooks/deliver", { customer });
    },
    /** Events that Stripe was told are received, and that are not in the inbox. */
    async listLost() {
      const response = await fetch(`${sandboxUrl()}/stripe/webhooks?customer=${customer}`);
      const { deliveries }: { deliveries: Delivery[] } = await response.json();
      const ids = deliveries.filter(({ answer }) => answer === "200").map(({ id }) => id);
      const kept = await db().stripeEvent.findMany({ where: { id: { in: ids } }, select: { id: true } });
      return ids.filter((id) => kept.every((event) => event.id !== id));
    },
    /** The letters are read last: one waits until it was sent. */
    async standing() {
      const where = { customer, state: { not: "ignored" } };
      const events = await db().stripeEvent.groupBy({ by: ["state"], where, _count: true });
      const { subscriptionTier: tier } = await row();
      const waiting = (await queuedEmails(user.email)).length;
      const sent: unknown[] = await (await fetch(`${sandboxUrl()}/outbox.json?to=${user.email}`)).json();
      return { tier, states: events.map(({ state }) => state), waiting, letters: sent.length };
    },
  };
}
type Payer = Awaited<ReturnType<typeof createPayer>>;

const settled = { tier: "standard", states: ["processed"], waiting: 0 };

/** What the dead one had begun is handed on, Stripe sends again what nobody answered: all is as if nothing had been. */
async function expectSettled(payers: Payer[]) {
  await handOn(payers.flatMap(({ customer, email }) => [customer, email]));
  await Promise.all(payers.map(({ deliverTo }) => deliverTo(instances()[1])));
  for (const payer of payers) {
    await until(async () => {
      const { letters: _, ...standing } = await payer.standing();
      return isDeepStrictEqual(standing, settled);
    });
    expect(await payer.standing()).toEqual({ ...settled, letters: 1 });
  }
}

type Point = {
  step: Step;
  /** What brings the instance there. */
  act: (payer: Payer, victim: Victim) => Promise<unknown>;
  /** The database gets further than this instance ever hears. */
  isUnheard?: true;
};
const receiving: Point["act"] = (payer) => payer.deliver();
const verifying: Point["act"] = (payer, victim) => payer.verify(victim.address);

const points: Point[] = [
  { step: "keeps the event", act: receiving },
  { step: "commits the event", act: receiving, isUnheard: true },
  { step: "begins the look", act: verifying },
  { step: "writes what Stripe holds", act: verifying },
  { step: "commits what Stripe holds", act: verifying, isUnheard: true },
];

test.each(rounds)("killed at each point of a payment, the plan is what was paid, told once (round %i)", async () => {
  const victim = await startVictim();
  const payers = await Promise.all(points.map(async (point) => ({ point, payer: await createPayer(victim.address) })));
  // All at once: a statement that is held is given up after three seconds.
  const sent = await Promise.all(
    payers.map(async ({ point, payer }) => {
      await holds().hold(point.step, payer.customer);
      const before = await payer.countKept();
      const answer = point.act(payer, victim).catch(() => null);
      await until(() => holds().isHeld(point.step, payer.customer));
      return { point, payer, answer, isStored: async () => (await payer.countKept()) > before };
    }),
  );
  victim.proxy.hang();
  const release = (isUnheard: boolean) =>
    Promise.all(
      sent
        .filter(({ point }) => (point.isUnheard ?? false) === isUnheard)
        .map(({ point, payer }) => holds().release(point.step, payer.customer)),
    );
  await release(true);
  for (const { point, payer, isStored } of sent) {
    if (!point.isUnheard) continue;
    await until(async () => (await isStored()) || (await payer.row()).subscriptionTier === "standard");
  }
  await kill(victim);
  await release(false);
  await until(() => holds().isDoneWith(victim.application));
  await Promise.all(sent.map(({ answer }) => answer));
  await expectSettled(sent.map(({ payer }) => payer));
});

test.each([1, 4, 9])("killed after %i of twelve payments were received: each plan is what was paid", async (enough) => {
  const victim = await startVictim();
  const payers = await Promise.all(Array.from({ length: 12 }, () => createPayer(victim.address)));
  let received = 0;
  await Promise.all(
    payers.map(async (payer) => {
      const answers = await payer.deliver();
      if (answers.some(({ answer }) => answer === "200")) received += 1;
      if (received === enough) await kill(victim);
    }),
  );
  await kill(victim);
  await until(() => holds().isDoneWith(victim.application));
  for (const payer of payers) expect(await payer.listLost()).toEqual([]);
  await expectSettled(payers);
});
