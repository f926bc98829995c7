import { randomUUID } from "node:crypto";
import type { BatchAnswer } from "@/lib/batches/schema";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";
import { createUser, signIn } from "@/tests/support/factories";
import { kill, rounds, setUpHolds, startFaultInstance } from "@/tests/support/fault-instance";
import { call, controlSandbox, instances } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";

setUpHolds();

/** A user with 20 listings left, and a batch of 24 of which the writer refuses one and takes its time with each. */
async function startBatch(address: string) {
  const user = await createUser({ subscriptionTier: "standard" });
  const cookie = await signIn(user);
  const [month] = await db().$queryRaw<{ period: string }[]>`SELECT listing_period() AS period`;
  await db().usage.create({ data: { userId: user.id, period: month?.period ?? "", used: 10 } });
  const mark = randomUUID();
  const fault = { service: "anthropic", match: mark };
  // Of two that fit, the first counts.
  await controlSandbox("/faults", { ...fault, mode: "refusal", match: `${mark} 7 ` });
  await controlSandbox("/faults", { ...fault, mode: "latency", latencyMs: 400 });
  const rows = Array.from({ length: 24 }, (_, index) => ({ form: { productName: `${mark} ${index + 1} mug` } }));
  const created = await call(address, "POST", "/api/batches", { name: "Autumn", rows }, { cookie });
  expect(created.status).toBe(202);
  const { id } = await created.json();
  const read = async (): Promise<BatchAnswer> =>
    (await call(instances()[0], "GET", `/api/batches/${id}`, undefined, { cookie })).json();
  return { userId: user.id, id, read };
}

const listWriting = (batchId: string) =>
  db().batchRow.findMany({ where: { batchId, state: "writing" }, select: { id: true, holder: true } });

/** Lets the time pass after which a killed worker's rows and reservations are over. */
async function passTime(userId: number, batchId: string) {
  const before = await listWriting(batchId);
  // Longer than a worker that lives takes for a row.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const after = await listWriting(batchId);
  const dead = after.filter(({ id, holder }) => before.some((row) => row.id === id && row.holder === holder));
  const past = new Date(Date.now() - 1_000);
  await db().batchRow.updateMany({
    where: { OR: dead.map(({ id, holder }) => ({ id, holder })) },
    data: { heldUntil: past },
  });
  const keys = dead.map(({ id }) => `batch:${id}`);
  await db().reservation.updateMany({
    where: { userId, state: "reserved", idempotencyKey: { in: keys } },
    data: { expiresAt: past },
  });
  await addJob(db(), "expire_reservations", {});
  await until(
    async () => (await db().reservation.count({ where: { state: "reserved", idempotencyKey: { in: keys } } })) === 0,
  );
  await addJob(db(), "revive_batches", {});
}

test.each(rounds)(
  "a batch whose tab is closed and two instances killed: each row once, up to the quota (round %i)",
  async () => {
    const doomed = [await startFaultInstance(), await startFaultInstance()];
    const batch = await startBatch(doomed[0]?.address ?? "");
    for (const [index, instance] of doomed.entries()) {
      await until(async () => (await batch.read()).counts.ready >= 4 + 5 * index);
      await kill(instance);
      await passTime(batch.userId, batch.id);
    }
    await until(async () => {
      const { queued, writing } = (await batch.read()).counts;
      return queued + writing === 0;
    });
    const { counts, rows } = await batch.read();
    expect(counts).toMatchObject({ ready: 20, waiting: 3, refused: 1 });
    expect(rows.find(({ state }) => state === "refused")).toMatchObject({ position: 7, reason: "refused" });
    const owned = { userId: batch.userId };
    expect(await db().listing.count({ where: owned })).toBe(20);
    expect(await db().usage.findFirst({ where: owned })).toMatchObject({ used: 30 });
    expect(await db().reservation.count({ where: { ...owned, state: "committed" } })).toBe(20);
  },
);
