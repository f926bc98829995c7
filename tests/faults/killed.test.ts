import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";
import {
  type Clicker,
  countFaults,
  createClicker,
  failModel,
  hear,
  type Kind,
  kinds,
  standings,
} from "@/tests/support/clicker";
import type { Step } from "@/tests/support/held-statements";
import { instances } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import { kill, rounds, setUpHolds, startVictim, type Victim } from "@/tests/support/victim";

jest.setTimeout(60_000);
const holds = setUpHolds();

type Point = {
  name: string;
  kind: Kind;
  /** What the model's stand-in does, one fault for each call. */
  faults?: object[];
  /** Where the database keeps it waiting; without one, it waits for the model. */
  step?: Step;
  /** The database gets further than this instance ever hears. */
  isUnheard?: true;
  leaves: "reserved" | "made";
};

const unusable = { mode: "answer", answer: "{}" };
/**
 * Each of the two lists dies with one instance: no more than six changes of the ledger run in one at a time, and who
 * has inserted a listing keeps others from it, by the day's tally, until the statement ends.
 */
const points: [Point[], Point[]] = [
  [
    // Each of these is one statement, which the database brings to its end without anybody to tell.
    { name: "while it stores", kind: "photo", step: "ties the listing to its reservation", leaves: "made" },
    { name: "while it reserves", kind: "form", step: "takes the reservation", leaves: "reserved" },
    { name: "reserved", kind: "stream", step: "commits the reservation", isUnheard: true, leaves: "reserved" },
    { name: "while the model is asked", kind: "form", faults: [{ mode: "hang" }], leaves: "reserved" },
    {
      name: "while the model writes",
      kind: "stream",
      faults: [{ mode: "pace", firstTokenMs: 10, tokensPerSecond: 40 }],
      leaves: "reserved",
    },
    { name: "while the model repairs", kind: "photo", faults: [unusable, { mode: "hang" }], leaves: "reserved" },
    {
      name: "while it refunds",
      kind: "form",
      faults: [{ mode: "refusal" }],
      step: "gives the reservation back",
      leaves: "reserved",
    },
  ],
  [
    { name: "while it settles", kind: "form", step: "settles the reservation", leaves: "made" },
    { name: "settled, being stored", kind: "stream", step: "stores the listing", leaves: "made" },
    { name: "committed", kind: "photo", step: "commits the listing", isUnheard: true, leaves: "made" },
    { name: "settled, names not stored", kind: "names", step: "stores the shop names", leaves: "reserved" },
  ],
];

/** Sends a generation to its death; `isThere` once it has got to the point at which that comes. */
async function sendTo(victim: Victim, point: Point) {
  const { step, faults = [], kind } = point;
  const seller = await createClicker(kind);
  if (step) await holds().hold(step, seller.id);
  for (const fault of faults) await failModel(seller.mark, fault);
  let isWritten = false;
  let isOver = false;
  const heard = hear(seller.post(victim.address), () => {
    isWritten = true;
  }).finally(() => {
    isOver = true;
  });
  async function isThere() {
    if (isOver) throw new Error(`${point.name}: over before the kill, with ${await heard}`);
    if (step) return holds().isHeld(step, seller.id);
    if (kind === "stream") return isWritten;
    return (await countFaults(seller.mark)) === 0;
  }
  return { point, seller, heard, isThere };
}

/** Lets the time of what was left behind run out and the running instances work it off. */
async function reap(sellers: Clicker[]) {
  const where = { userId: { in: sellers.map(({ id }) => id) }, state: "reserved" };
  await db().reservation.updateMany({ where, data: { expiresAt: new Date(0) } });
  await addJob(db(), "expire_reservations", {});
  await until(async () => (await db().reservation.count({ where })) === 0);
}

async function expectWorks(seller: Clicker, key?: string) {
  expect(await hear(seller.post(instances()[seller.id % 2] ?? instances()[0], key))).toBe("result");
}

/** Takes one instance to all of these points, and kills it there. */
async function killAt(list: Point[], victim: Victim) {
  const sent = await Promise.all(list.map((point) => sendTo(victim, point)));
  for (const { isThere } of sent) await until(isThere);

  victim.proxy.hang();
  for (const { seller, point } of sent) {
    if (!point.isUnheard) continue;
    if (point.step) await holds().release(point.step, seller.id);
    await until(async () => isDeepStrictEqual(await seller.standing(), standings[point.leaves]));
  }
  await kill(victim);
  for (const { seller, point } of sent) if (point.step) await holds().release(point.step, seller.id);
  await until(() => holds().isDoneWith(victim.application));
  return sent;
}

test.each(rounds)("killed at each point of a generation, nothing is charged without a listing (round %i)", async () => {
  const [first, second] = await Promise.all([startVictim(), startVictim()]);
  const all = [...(await killAt(points[0], first)), ...(await killAt(points[1], second))];
  for (const { point, seller, heard } of all) {
    expect([point.name, await heard]).toEqual([point.name, null]);
    expect([point.name, await seller.standing()]).toEqual([point.name, standings[point.leaves]]);
  }
  // Nothing of the dead ones stands in the way of another click.
  await Promise.all(all.map(({ seller }) => expectWorks(seller, randomUUID())));
  await reap(all.map(({ seller }) => seller));
  for (const { point, seller } of all) {
    const made = point.leaves === "made" ? 2 : 1;
    const told = { used: made, reserved: 0, committed: made, made };
    expect([point.name, await seller.standing()]).toEqual([point.name, told]);
  }
  // The same click again, as the page sends it: written now, or found where it was committed.
  await Promise.all(all.map(({ seller }) => expectWorks(seller)));
  for (const { point, seller } of all) {
    const told = { used: 2, reserved: 0, committed: 2, made: 2 };
    expect([point.name, await seller.standing()]).toEqual([point.name, told]);
  }
});

/** 3, 11, 19, 8 and so on: each number below twenty comes in its turn. */
const counts = rounds.map((round) => 1 + ((8 * round - 6) % 19));

test.each(counts)("killed after %i of twenty at work: what is charged is what is there", async (enough) => {
  const victim = await startVictim();
  let answered = 0;
  const sent = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const seller = await createClicker(kinds[index % kinds.length] ?? "form");
      const tokensPerSecond = Math.round(500 + Math.random() * 3_000);
      await failModel(seller.mark, { mode: "pace", firstTokenMs: 10, tokensPerSecond });
      return { seller };
    }),
  );
  const outcomes = await Promise.all(
    sent.map(async ({ seller }) => {
      const heard = await hear(seller.post(victim.address));
      answered += 1;
      if (answered === enough) await kill(victim);
      return { seller, heard };
    }),
  );
  await until(() => holds().isDoneWith(victim.application));
  expect(new Set(outcomes.map(({ heard }) => heard))).toEqual(new Set(["result", null]));
  for (const { seller, heard } of outcomes) {
    const { used, reserved, committed, made } = await seller.standing();
    expect([used, made]).toEqual([reserved + committed, committed]);
    if (heard === "result") expect(made).toBe(1);
  }
  await reap(outcomes.map(({ seller }) => seller));
  await Promise.all(outcomes.map(({ seller }) => expectWorks(seller)));
  for (const { seller } of outcomes) {
    expect(await seller.standing()).toEqual(standings.made);
  }
});
