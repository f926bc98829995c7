import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { db } from "@/lib/database/db";
import {
  type FaultInstance,
  kill,
  rounds,
  setUpHolds,
  startFaultInstance,
} from "@/tests/support/fault-instance";
import type { Step } from "@/tests/support/held-statements";
import { instances } from "@/tests/support/instances";
import { addMaintenanceJob } from "@/tests/support/jobs";
import { until } from "@/tests/support/one-more-instance";
import {
  countFaults,
  createTestClient,
  failModel,
  type Kind,
  kinds,
  ledgers,
  readOutcome,
  type TestClient,
} from "@/tests/support/test-client";

const holds = setUpHolds();

type Point = {
  name: string;
  kind: Kind;
  /** Faults of the model, one for each call. */
  faults?: object[];
  /**
   * The step at which the database waits; without one, the instance waits for
   * the model.
   */
  step?: Step;
  /** The database commits, and its answer never reaches the instance. */
  isAnswerLost?: true;
  leaves: "reserved" | "made";
};

const unusable = { mode: "answer", answer: "{}" };
/**
 * Each of the two lists is for one instance: it runs at most six changes of the
 * ledger at a time, and an inserted listing locks the day's count until its
 * statement ends.
 */
const points: [Point[], Point[]] = [
  [
    // Each of these is one statement, which the database completes after the
    // instance was killed.
    {
      name: "while it stores",
      kind: "photo",
      step: "links the listing to its reservation",
      leaves: "made",
    },
    {
      name: "while it reserves",
      kind: "form",
      step: "takes the reservation",
      leaves: "reserved",
    },
    {
      name: "reserved",
      kind: "stream",
      step: "commits the reservation",
      isAnswerLost: true,
      leaves: "reserved",
    },
    {
      name: "while the model is asked",
      kind: "form",
      faults: [{ mode: "hang" }],
      leaves: "reserved",
    },
    {
      name: "while the model writes",
      kind: "stream",
      faults: [{ mode: "pace", firstTokenMs: 10, tokensPerSecond: 40 }],
      leaves: "reserved",
    },
    {
      name: "while the model repairs",
      kind: "photo",
      faults: [unusable, { mode: "hang" }],
      leaves: "reserved",
    },
    {
      name: "while it refunds",
      kind: "form",
      faults: [{ mode: "refusal" }],
      step: "refunds the reservation",
      leaves: "reserved",
    },
  ],
  [
    {
      name: "while it settles",
      kind: "form",
      step: "settles the reservation",
      leaves: "made",
    },
    {
      name: "settled, being stored",
      kind: "stream",
      step: "stores the listing",
      leaves: "made",
    },
    {
      name: "committed",
      kind: "photo",
      step: "commits the listing",
      isAnswerLost: true,
      leaves: "made",
    },
    {
      name: "settled, names not stored",
      kind: "names",
      step: "stores the shop names",
      leaves: "reserved",
    },
  ],
];

/**
 * Starts a generation; `isThere` returns whether it has reached the point of
 * the kill.
 */
async function sendTo(instance: FaultInstance, point: Point) {
  const { step, faults = [], kind } = point;
  const seller = await createTestClient(kind);
  if (step) await holds().hold(step, seller.id);
  for (const fault of faults) await failModel(seller.marker, fault);
  let isWritten = false;
  let isOver = false;
  const outcome = readOutcome(seller.post(instance.address), () => {
    isWritten = true;
  }).finally(() => {
    isOver = true;
  });
  async function isThere() {
    if (isOver)
      throw new Error(
        `${point.name}: over before the kill, with ${await outcome}`,
      );
    if (step) return holds().isHeld(step, seller.id);
    if (kind === "stream") return isWritten;
    return (await countFaults(seller.marker)) === 0;
  }
  return { point, seller, outcome, isThere };
}

/**
 * Lets the reservations that were left expire, and waits until the running
 * instances have refunded them.
 */
async function expireReservations(sellers: TestClient[]) {
  const where = {
    userId: { in: sellers.map(({ id }) => id) },
    state: "reserved",
  };
  await db().reservation.updateMany({
    where,
    data: { expiresAt: new Date(0) },
  });
  await addMaintenanceJob("expire_reservations");
  await until(async () => (await db().reservation.count({ where })) === 0);
}

async function expectWorks(seller: TestClient, key?: string) {
  expect(
    await readOutcome(
      seller.post(instances()[seller.id % 2] ?? instances()[0], key),
    ),
  ).toBe("result");
}

/** Brings one instance to all of these points, and kills it there. */
async function killAt(list: Point[], instance: FaultInstance) {
  const sent = await Promise.all(list.map((point) => sendTo(instance, point)));
  for (const { isThere } of sent) await until(isThere);

  instance.proxy.hang();
  for (const { seller, point } of sent) {
    if (!point.isAnswerLost) continue;
    if (point.step) await holds().release(point.step, seller.id);
    await until(async () =>
      isDeepStrictEqual(await seller.readLedger(), ledgers[point.leaves]),
    );
  }
  await kill(instance);
  for (const { seller, point } of sent)
    if (point.step) await holds().release(point.step, seller.id);
  await until(() => holds().isDoneWith(instance.application));
  return sent;
}

test.each(rounds)(
  "killed at each point of a generation: nothing is charged without a listing (round %i)",
  async () => {
    const [first, second] = await Promise.all([
      startFaultInstance(),
      startFaultInstance(),
    ]);
    const all = [
      ...(await killAt(points[0], first)),
      ...(await killAt(points[1], second)),
    ];
    for (const { point, seller, outcome } of all) {
      expect([point.name, await outcome]).toEqual([point.name, null]);
      expect([point.name, await seller.readLedger()]).toEqual([
        point.name,
        ledgers[point.leaves],
      ]);
    }
    // Nothing that the killed instances left blocks another click.
    await Promise.all(
      all.map(({ seller }) => expectWorks(seller, randomUUID())),
    );
    await expireReservations(all.map(({ seller }) => seller));
    for (const { point, seller } of all) {
      const made = point.leaves === "made" ? 2 : 1;
      const told = { used: made, reserved: 0, committed: made, made };
      expect([point.name, await seller.readLedger()]).toEqual([
        point.name,
        told,
      ]);
    }
    // The same click again, as the page sends it: generated now, or replayed
    // where it was committed.
    await Promise.all(all.map(({ seller }) => expectWorks(seller)));
    for (const { point, seller } of all) {
      const told = { used: 2, reserved: 0, committed: 2, made: 2 };
      expect([point.name, await seller.readLedger()]).toEqual([
        point.name,
        told,
      ]);
    }
  },
);

/** 3, 11, 19, 8 and so on: with enough rounds, each number below twenty. */
const counts = rounds.map((round) => 1 + ((8 * round - 6) % 19));

test.each(counts)(
  "killed after %i of twenty generations: exactly the stored listings are charged",
  async (enough) => {
    const instance = await startFaultInstance();
    let answered = 0;
    const sent = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const seller = await createTestClient(
          kinds[index % kinds.length] ?? "form",
        );
        const tokensPerSecond = Math.round(500 + Math.random() * 3_000);
        await failModel(seller.marker, {
          mode: "pace",
          firstTokenMs: 10,
          tokensPerSecond,
        });
        return { seller };
      }),
    );
    const outcomes = await Promise.all(
      sent.map(async ({ seller }) => {
        const outcome = await readOutcome(seller.post(instance.address));
        answered += 1;
        if (answered === enough) await kill(instance);
        return { seller, outcome };
      }),
    );
    await until(() => holds().isDoneWith(instance.application));
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(
      new Set(["result", null]),
    );
    for (const { seller, outcome } of outcomes) {
      const { used, reserved, committed, made } = await seller.readLedger();
      expect([used, made]).toEqual([reserved + committed, committed]);
      if (outcome === "result") expect(made).toBe(1);
    }
    await expireReservations(outcomes.map(({ seller }) => seller));
    await Promise.all(outcomes.map(({ seller }) => expectWorks(seller)));
    for (const { seller } of outcomes) {
      expect(await seller.readLedger()).toEqual(ledgers.made);
    }
  },
);
