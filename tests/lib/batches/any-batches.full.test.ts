import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { z } from "zod";
import { rowKey } from "@/lib/batches/write/write-row";
import {
  findOwner,
  reviveLanes,
  type TakenRow,
  takeRow,
} from "@/lib/batches/write/write-row-data";
import {
  beginReservation,
  expireReservations,
} from "@/lib/billing/quota/reservations";
import { db } from "@/lib/database/db";
import { listingFormSchema } from "@/lib/listing-text/fields/schema";
import { hashOf } from "@/lib/listings/write/generation";
import { beginLater } from "@/lib/listings/write/write-later";
import {
  createBatchSeller,
  endWaiting,
  mugRows,
} from "@/tests/support/batch-seller";
import { connectBatchShop } from "@/tests/support/batch-shop";
import { startTestEtsy } from "@/tests/support/etsy";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { repetitions } from "@/tests/support/repetitions";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();
let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
afterAll(() => etsy.close());

// Three hundred histories take some minutes.
jest.setTimeout(1_200_000);

const left = 14;
const minutes = 60_000;

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;
type AtEtsy = Awaited<ReturnType<typeof connectBatchShop>>;
type Shop = {
  seller: Seller;
  atEtsy: AtEtsy;
  batches: string[];
  removed: number;
};

/**
 * What the ledger, the history and the rows say must fit whatever has happened.
 */
async function expectWhole({ userId }: Seller) {
  const [usage, reservations, listings, rows] = await Promise.all([
    db().usage.findFirst({ where: { userId } }),
    db().reservation.findMany({ where: { userId } }),
    db().listing.findMany({ where: { userId }, select: { id: true } }),
    db().batchRow.findMany({ where: { userId } }),
  ]);
  const inState = (state: string) =>
    reservations.filter((one) => one.state === state);
  const used = (usage?.used ?? 0) - (30 - left);
  expect(used).toBe(inState("reserved").length + inState("committed").length);
  expect(used).toBeLessThanOrEqual(left);
  const committed = inState("committed").map(({ listingId }) => listingId);
  expect(new Set(committed)).toEqual(new Set(listings.map(({ id }) => id)));
  expect(new Set(committed).size).toBe(committed.length);
  const written = rows.flatMap(({ listingId }) =>
    listingId === null ? [] : [listingId],
  );
  expect(new Set(written).size).toBe(written.length);
  for (const { state, listingId } of rows) {
    if (state === "ready" || state === "accepted")
      expect(listingId).not.toBeNull();
    if (["queued", "waiting", "refused", "failed"].includes(state))
      expect(listingId).toBeNull();
  }
}

const pick = <T>(items: T[], index: number) => items[index % items.length];

const faults = [
  { mode: "refusal", count: 1 },
  { mode: "status", status: 500, count: 4 },
  { mode: "malformed", count: 1 },
  { mode: "status", status: 429, retryAfter: 1, count: 2 },
];

/** Listings of rows in the state, by their turns. */
async function pickRow(userId: number, state: string, index: number) {
  const where = { userId, state, listing: { deletedAt: null } };
  return pick(
    await db().batchRow.findMany({ where, orderBy: { id: "asc" } }),
    index,
  );
}

const steps: Record<string, (shop: Shop, index: number) => Promise<unknown>> = {
  async create({ seller, batches }, index) {
    const { body } = await seller.create({
      name: "Any",
      rows: mugRows(1 + (index % 4)),
      ...(index % 3 === 0 && { draft: true }),
    });
    batches.push(body.id);
  },
  async "create within a day"({ seller, batches }) {
    const { body } = await seller.create({
      name: "Any",
      rows: mugRows(10),
      mode: "day",
    });
    batches.push(body.id);
  },
  "work of the day": ({ seller }) => seller.workDay(),
  "the provider answers": () => sandbox.endBatches(),
  "the provider gives up": () => sandbox.endBatches("expired"),
  "a worker is killed before it sent": ({ seller }) =>
    db().modelBatch.updateMany({
      where: {
        userId: seller.userId,
        state: "new",
        isCanceled: false,
        batch: { state: "running" },
      },
      data: { state: "sending", sentAt: new Date() },
    }),
  async "accept a settled one"({ seller, atEtsy }, index) {
    const row = await pickRow(seller.userId, "ready", index);
    if (!row?.listingId) return;
    await atEtsy.settle(row.listingId);
    await seller.accept(row.batchId, [row.id]);
  },
  async "make a draft"({ seller, atEtsy }, index) {
    const row = await pickRow(seller.userId, "accepted", index);
    if (row?.listingId)
      await Promise.all([
        atEtsy.send(row.listingId),
        atEtsy.send(row.listingId),
      ]);
  },
  "work of drafts": ({ atEtsy }, index) => atEtsy.work(1 + (index % 4)),
  "a worker is killed after the draft": ({ atEtsy }) => atEtsy.killAfterDraft(),
  "fault on Etsy": ({ atEtsy }, index) => atEtsy.fail(index),
  review: ({ seller }, index) => reviewRow(seller, index),
  async remove(shop, index) {
    const { status } = await shop.seller.remove(
      pick(shop.batches, index) ?? randomUUID(),
    );
    if (status < 300) shop.removed += 1;
  },
  work: ({ seller }) => seller.work(),
  "work of one": ({ seller }) => seller.workLane(0),
  fault: (_, index) =>
    sandbox.fail(pick(faults, index) ?? { mode: "refusal", count: 1 }),
  pause: ({ seller, batches }, index) =>
    seller.pause(pick(batches, index) ?? randomUUID()),
  resume: ({ seller, batches }, index) =>
    seller.resume(pick(batches, index) ?? randomUUID()),
  cancel: ({ seller, batches }, index) =>
    seller.cancel(pick(batches, index) ?? randomUUID()),
  async retry({ seller }, index) {
    const rows = await db().batchRow.findMany({
      where: { userId: seller.userId, state: { in: ["refused", "failed"] } },
    });
    const row = pick(rows, index);
    if (row) await seller.retry(row.batchId, row.id);
  },
  "a worker is killed before it wrote": ({ seller }) =>
    takeRow(seller.userId, randomUUID()),
  async "a worker is killed between its reservation and its listing"({
    seller,
  }) {
    const row = await takeRow(seller.userId, randomUUID());
    if (row) await reserveRow(seller, row).catch(expectRefusal);
  },
  async "a worker is killed after it reserved what it sends"({ seller }) {
    const unsent = {
      userId: seller.userId,
      state: "new",
      isCanceled: false,
      batch: { state: "running" },
    };
    const call = await db().modelBatch.findFirst({
      where: unsent,
      include: { rows: { where: { state: "writing" } } },
    });
    if (!call) return;
    const sending = {
      state: "sending",
      sentAt: new Date(Date.now() - 4 * minutes),
    };
    await db().modelBatch.update({ where: { id: call.id }, data: sending });
    for (const row of call.rows) {
      const { form, photoIds } = rowSchema.parse(row);
      const generation = {
        user: await ownerOf(seller),
        form,
        photoIds,
        photo: null,
        idempotencyKey: rowKey(row.id),
      };
      await beginLater(generation, new Date()).catch(expectRefusal);
    }
  },
  async "a worker is killed after it wrote"({ seller }, index) {
    const rows = await db().batchRow.findMany({
      where: { userId: seller.userId, state: "ready" },
    });
    const row = pick(rows, index);
    const lost = {
      state: "writing",
      listingId: null,
      holder: randomUUID(),
      heldUntil: new Date(Date.now() + 150_000),
    };
    if (row) await db().batchRow.update({ where: { id: row.id }, data: lost });
  },
  "time passes": ({ seller }) => passTime(seller),
};

const rowSchema = z.object({
  form: listingFormSchema.partial(),
  photoIds: z.array(z.string()),
});

async function ownerOf({ userId }: Seller) {
  const owner = await findOwner(userId);
  if (!owner) throw new Error("the seller is gone");
  return owner;
}

/** Takes a listing for the row, as whoever writes it does. */
async function reserveRow(seller: Seller, { id, form, photoIds }: TakenRow) {
  const user = await ownerOf(seller);
  const idempotencyKey = rowKey(id);
  const requestHash = hashOf({
    user,
    form,
    photo: null,
    photoIds,
    idempotencyKey,
  });
  await beginReservation(user, { idempotencyKey, requestHash }, new Date());
}

/** No listing is left, or too many are being written. */
function expectRefusal(error: unknown) {
  expect(error).toMatchObject({
    code: expect.stringMatching(/^(?:limit_reached|rate_limited|conflict)$/),
  });
}

async function reviewRow({ userId, ...seller }: Seller, index: number) {
  const rows = await db().batchRow.findMany({
    where: { userId, state: { in: ["ready", "accepted", "canceled"] } },
    orderBy: { id: "asc" },
  });
  const row = pick(rows, index);
  const verb = pick([seller.accept, seller.reject, seller.reopen], index);
  if (row && verb) await verb(row.batchId, [row.id]);
}

async function passTime({ userId }: Seller) {
  const past = new Date(Date.now() - 1_000);
  const held = { userId, state: "writing", holder: { not: null } };
  await db().batchRow.updateMany({ where: held, data: { heldUntil: past } });
  // What is written now is over after two minutes, what is answered within a
  // day is not.
  await db().$executeRaw`
    UPDATE "Reservation" SET "createdAt" = now() - interval '2 hours',
      "expiresAt" = CASE WHEN "expiresAt" < now() + interval '10 minutes' THEN now() - interval '1 second' ELSE "expiresAt" END
    WHERE "userId" = ${userId}`;
  await expireReservations();
  await reviveLanes();
  await endWaiting(userId);
}

const anySteps = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(steps)),
    index: fc.nat(20),
  }),
  {
    minLength: 5,
    maxLength: 25,
  },
);

/** From a batch to drafts, with all that can happen on Etsy. */
const toEtsy = [
  { name: "create", index: 7 },
  { name: "work", index: 0 },
  { name: "accept a settled one", index: 0 },
  { name: "accept a settled one", index: 0 },
  { name: "accept a settled one", index: 0 },
  { name: "fault on Etsy", index: 0 },
  { name: "make a draft", index: 0 },
  { name: "make a draft", index: 1 },
  { name: "work of drafts", index: 0 },
  { name: "work of drafts", index: 0 },
  { name: "work of drafts", index: 0 },
  { name: "work of drafts", index: 3 },
  { name: "make a draft", index: 2 },
  { name: "work of drafts", index: 0 },
  { name: "a worker is killed after the draft", index: 0 },
];

/**
 * Workers that are killed with listings reserved, of rows that are written
 * afterward and of others that are deleted.
 */
const killed = [
  { name: "create", index: 7 },
  {
    name: "a worker is killed between its reservation and its listing",
    index: 0,
  },
  {
    name: "a worker is killed between its reservation and its listing",
    index: 0,
  },
  { name: "create within a day", index: 0 },
  { name: "a worker is killed after it reserved what it sends", index: 0 },
  { name: "time passes", index: 0 },
  { name: "work of one", index: 0 },
  { name: "remove", index: 1 },
  {
    name: "a worker is killed between its reservation and its listing",
    index: 0,
  },
];

/**
 * The last row for which no listing is left is with a worker while its batch is
 * canceled.
 */
const canceled = [
  { name: "create", index: 7 },
  { name: "create", index: 7 },
  { name: "create", index: 7 },
  { name: "create", index: 7 },
  { name: "work", index: 0 },
  { name: "resume", index: 3 },
  { name: "a worker is killed before it wrote", index: 0 },
  { name: "cancel", index: 3 },
];

test("whatever happens to batches: the ledger, the history, the shop and the rows agree, and at rest nothing is being written", async () => {
  let drafts = 0;
  const property = fc.asyncProperty(anySteps, async (chosen) => {
    await sandbox.reset();
    const owner = await createBatchSeller({ left });
    const shop: Shop = {
      seller: owner,
      atEtsy: await connectBatchShop(etsy, owner),
      batches: [],
      removed: 0,
    };
    for (const { name, index } of chosen) {
      await steps[name]?.(shop, index);
      await expectWhole(shop.seller);
    }
    await sandbox.reset();
    const { seller, atEtsy, batches } = shop;
    for (const id of batches) await seller.resume(id);
    for (let rounds = 0; rounds < 6; rounds += 1) {
      await passTime(seller);
      await seller.work();
      await sandbox.endBatches();
      await seller.workDay(new Date(Date.now() + rounds * 10 * minutes));
    }
    await expectWhole(seller);
    await atEtsy.finish();
    drafts += await atEtsy.expectWhole();
    const rows = await db().batchRow.findMany({
      where: { userId: seller.userId },
      include: { batch: true },
    });
    expect(
      await db().modelBatch.count({
        where: { userId: seller.userId, state: { not: "ended" } },
      }),
    ).toBe(0);
    expect(
      rows.filter(({ state }) => state === "queued" || state === "writing"),
    ).toEqual([]);
    expect(
      rows.filter(
        ({ state, batch }) => state === "waiting" && batch.state === "canceled",
      ),
    ).toEqual([]);
    // A row that was begun twice has one listing all the same.
    const committed = await db().reservation.count({
      where: { userId: seller.userId, state: "committed" },
    });
    const written = rows.filter(({ listingId }) => listingId !== null);
    if (shop.removed === 0) expect(written).toHaveLength(committed);
    expect(written.length).toBeLessThanOrEqual(committed);
    // Whoever waits does so for want of listings, and not by mistake. What a
    // batch that was removed gives back may come late.
    const isWaiting = rows.some(
      ({ state, batch }) => state === "waiting" && batch.state === "running",
    );
    if (isWaiting && shop.removed === 0) expect(await seller.used()).toBe(30);
    expect(
      await db().reservation.count({
        where: { userId: seller.userId, state: "reserved" },
      }),
    ).toBe(0);
  });
  await fc.assert(property, {
    numRuns: repetitions(8, 300),
    endOnFailure: true,
    examples: [[toEtsy], [killed], [canceled]],
  });
  expect(drafts).toBeGreaterThan(0);
});
