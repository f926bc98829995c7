import { POST as type } from "@/app/api/changes/[id]/numbers/route";
import { DELETE as disconnect } from "@/app/api/etsy/connection/route";
import { POST as note } from "@/app/api/listings/[id]/changes/route";
import { POST as link } from "@/app/api/listings/[id]/etsy/route";
import { readNumbers } from "@/lib/changes/read-numbers";
import { db } from "@/lib/database/db";
import { readListingNumbersTask } from "@/lib/etsy/change-notes/tasks";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { removeJob } from "@/lib/jobs/queue";
import { deleteListings } from "@/lib/listings/delete-listings";
import { dayLength } from "@/lib/time/day";
import { callWithId, changesOf } from "@/tests/support/changes";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";
import { listJobs, takeJob, takeJobs } from "@/tests/support/jobs";
import {
  createPublisher,
  fewSteps,
  listDraftsAtEtsy,
} from "@/tests/support/publications";
import { listingRow } from "@/tests/support/seller";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(async () => {
  await etsy.reset();
  await etsy.setUpShop({ user_id: 51_000_004, shop_id: 61_000_004 });
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

/** A listing whose draft is on Etsy since now. */
async function createDrafted() {
  const seller = await createPublisher(fewSteps);
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep);
  const [draft] = await listDraftsAtEtsy(etsy.url);
  const setNumbers = (numbers: object) =>
    etsy.control("/etsy/listing/numbers", {
      listing_id: draft?.listing_id,
      ...numbers,
    });
  /** Takes the job of a day, as if it were due. */
  async function readDay(changeId: string, day: number) {
    const [job] = await takeJobs(
      readListingNumbersTask,
      `user:${seller.userId}:numbers:${changeId}:${day}`,
    );
    if (job !== undefined) await readNumbers(job.payload);
    return job !== undefined;
  }
  return { ...seller, setNumbers, readDay };
}

/** The days whose readings are queued. */
async function daysOf(userId: number) {
  const jobs = await listJobs({ task: "read_listing_numbers", userId });
  return jobs
    .map(({ payload }) => (payload as { day: number }).day)
    .sort((one, other) => one - other);
}

const edit = (listingId: number, changes: object) => db().$executeRaw`
  UPDATE "Listing" SET "results" = "results" || ${JSON.stringify(changes)}::jsonb WHERE "id" = ${listingId}`;

describe("numbers read from Etsy", () => {
  test("day 0, 14 and 28 are queued, and each stores totals with the time at which they were read", async () => {
    const seller = await createDrafted();
    const [change] = (await changesOf(seller.listingId, seller.cookie)).changes;
    const id = change?.id ?? "";
    const jobs = await listJobs({
      task: "read_listing_numbers",
      userId: seller.userId,
    });
    const start = new Date(change?.changedAt ?? "").getTime();
    expect(
      jobs.map(({ runAt }) =>
        Math.round((runAt.getTime() - start) / dayLength),
      ),
    ).toEqual([0, 14, 28]);
    await seller.setNumbers({
      views: 40,
      num_favorers: 3,
      original_creation_timestamp: 1_760_000_000,
    });
    await seller.readDay(id, 0);
    await seller.setNumbers({ views: 250, num_favorers: 5 });
    await seller.readDay(id, 28);
    const { readings, changes } = await changesOf(
      seller.listingId,
      seller.cookie,
    );
    const facts = {
      changeId: id,
      source: "etsy",
      state: "draft",
      orders: null,
      readAt: expect.any(String),
    };
    const listedAt = new Date(1_760_000_000_000).toISOString();
    expect(readings).toEqual([
      { ...facts, views: 40, favorites: 3, listedAt },
      { ...facts, views: 250, favorites: 5, listedAt },
    ]);
    expect(changes[0]?.reading).toBe("done");
  });

  test("a fault: the job fails and is tried again, and the same day is stored once", async () => {
    const seller = await createDrafted();
    const [change] = (await changesOf(seller.listingId, seller.cookie)).changes;
    const payload = {
      changeId: change?.id ?? "",
      userId: seller.userId,
      day: 0,
    };
    await etsy.fail("etsy", {
      mode: "status",
      status: 503,
      path: "GET /etsy",
      count: 1,
    });
    await expect(readNumbers(payload)).rejects.toThrow();
    await readNumbers(payload);
    await readNumbers(payload);
    expect(
      (await changesOf(seller.listingId, seller.cookie)).readings,
    ).toHaveLength(1);
  });

  test("disconnected: what was read is deleted, nothing more is read, and the note says so", async () => {
    const seller = await createDrafted();
    const [change] = (await changesOf(seller.listingId, seller.cookie)).changes;
    const id = change?.id ?? "";
    await seller.readDay(id, 0);
    await callWithId(type, "POST", id, seller.cookie, {
      on: "2026-11-01",
      views: 7,
    });
    await callWithId(disconnect, "DELETE", "", seller.cookie);
    await fetch(`${etsy.url}/requests.json`, { method: "DELETE" });
    expect(await seller.readDay(id, 14)).toBe(true);
    expect(await etsy.calls()).toEqual([]);
    const { changes, readings } = await changesOf(
      seller.listingId,
      seller.cookie,
    );
    expect(changes[0]?.reading).toBe("disconnected");
    expect(readings).toMatchObject([{ source: "typed", views: 7 }]);
  });

  test("disconnected and connected again: the days that remain are read again", async () => {
    const seller = await createDrafted();
    const [change] = (await changesOf(seller.listingId, seller.cookie)).changes;
    const id = change?.id ?? "";
    await seller.readDay(id, 0);
    await db().changeNote.update({
      where: { id },
      data: { changedAt: new Date(Date.now() - 3 * dayLength) },
    });
    await callWithId(disconnect, "DELETE", "", seller.cookie);
    await removeJob(db(), `user:${seller.userId}:numbers:${id}:14`);
    await seller.connect();
    expect(await daysOf(seller.userId)).toEqual([14, 28]);
    await seller.readDay(id, 14);
    const { changes, readings } = await changesOf(
      seller.listingId,
      seller.cookie,
    );
    expect(changes[0]?.reading).toBe("waiting");
    expect(readings).toMatchObject([{ source: "etsy" }]);
    await seller.connect();
    expect(await daysOf(seller.userId)).toEqual([28]);
  });

  test("a listing that is no longer on Etsy, or another shop's: reading ends", async () => {
    const seller = await createDrafted();
    const [change] = (await changesOf(seller.listingId, seller.cookie)).changes;
    await etsy.setUpShop({ user_id: 51_000_004, shop_id: 61_000_004 });
    await seller.readDay(change?.id ?? "", 0);
    expect(
      (await changesOf(seller.listingId, seller.cookie)).changes[0]?.reading,
    ).toBe("gone");
  });

  test("a deleted listing: nothing is read", async () => {
    const seller = await createDrafted();
    const [change] = (await changesOf(seller.listingId, seller.cookie)).changes;
    await deleteListings(seller.userId, [seller.listingId]);
    await fetch(`${etsy.url}/requests.json`, { method: "DELETE" });
    await seller.readDay(change?.id ?? "", 0);
    expect(await etsy.calls()).toEqual([]);
  });
});

describe("numbers of notes by hand, read from Etsy", () => {
  const dish = {
    state: "active",
    title: "Dish",
    description: "A dish.",
    taxonomy_id: 6104,
    tags: ["dish"],

    who_made: "i_did",
    when_made: "made_to_order",
    is_supply: false,

    shipping_profile_id: 70_000_001,
    readiness_state_id: 80_000_002,
  };
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * dayLength).toISOString().slice(0, 10);

  /**
   * A seller whose shop isn't connected yet, with a listing here and two in it.
   */
  async function createUnconnected() {
    const shop = { user_id: 51_000_004, shop_id: 61_000_004 };
    const { listing_ids: numbers } = await etsy.setUpShop({
      ...shop,
      listings: [dish, dish],
    });
    const seller = await createEtsySeller();
    const userId = seller.user.id;
    const { id } = await db().listing.create({ data: listingRow(userId) });
    const add = (body: object) =>
      callWithId(note, "POST", id, seller.cookie, body);
    const state = async () => {
      const { changes, readings } = await changesOf(id, seller.cookie);
      return {
        states: changes.map(({ reading }) => reading),
        days: await daysOf(userId),
        readings: readings.length,
      };
    };
    /** Reads all that is queued. */
    async function readAll() {
      for (const { key } of await listJobs({
        task: "read_listing_numbers",
        userId,
      })) {
        const [job] = await takeJobs(readListingNumbersTask, key ?? "");
        if (job) await readNumbers(job.payload);
      }
    }
    return {
      ...seller,
      userId,
      id,
      add,
      state,
      readAll,
      numbers: numbers.map(String) as [string, string],
    };
  }

  test("noted with the address before the shop is connected: read from then on", async () => {
    const seller = await createUnconnected();
    await seller.add({ address: seller.numbers[0] });
    expect(await seller.state()).toEqual({
      states: [null],
      days: [],
      readings: 0,
    });
    await seller.connect();
    expect(await seller.state()).toEqual({
      states: ["waiting"],
      days: [0, 14, 28],
      readings: 0,
    });
    await seller.readAll();
    expect(await seller.state()).toEqual({
      states: ["done"],
      days: [],
      readings: 3,
    });
  });

  test("the address is given later, by itself or with the next note: both are read, and a later note needs none", async () => {
    const seller = await createUnconnected();
    await seller.connect();
    await seller.add({});
    expect(await seller.state()).toEqual({
      states: [null],
      days: [],
      readings: 0,
    });
    await seller.add({ address: seller.numbers[0] });
    expect(await seller.state()).toEqual({
      states: ["waiting"],
      days: [0, 14, 28],
      readings: 0,
    });
    await edit(seller.id, { title: "Second title" });
    expect((await seller.add({})).body.changes[0].etsyListingId).toBe(
      seller.numbers[0],
    );
    expect((await seller.state()).days).toEqual([0, 0, 14, 14, 28, 28]);

    const other = await createUnconnected();
    await other.connect();
    await other.add({});
    await edit(other.id, { title: "Second title" });
    await other.add({ address: other.numbers[0] });
    expect((await other.state()).states).toEqual(["waiting", "waiting"]);
  });

  test.each([
    [10, [14, 28]],
    [20, [28]],
    [30, []],
  ])(
    "a change of %i days ago: days that have passed are not read",
    async (days, expected) => {
      const seller = await createUnconnected();
      await seller.connect();
      await seller.add({ on: daysAgo(days), address: seller.numbers[0] });
      expect((await seller.state()).days).toEqual(expected);
    },
  );

  test("linked: its number comes with the link", async () => {
    const seller = await createUnconnected();
    await seller.connect();
    await seller.add({});
    await callWithId(link, "POST", seller.id, seller.cookie, {
      address: seller.numbers[0],
    });
    expect(await seller.state()).toEqual({
      states: ["waiting"],
      days: [0, 14, 28],
      readings: 0,
    });
  });

  test("an address that was wrong: corrected, it is read again, and nothing of the other listing is left", async () => {
    const seller = await createUnconnected();
    await seller.connect();
    await seller.add({ address: "987654321" });
    await seller.readAll();
    expect(await seller.state()).toEqual({
      states: ["gone"],
      days: [],
      readings: 0,
    });
    await seller.add({ address: seller.numbers[1] });
    const [first] = await listJobs({
      task: "read_listing_numbers",
      userId: seller.userId,
    });
    const job = await takeJob(readListingNumbersTask, first?.key ?? "");
    await readNumbers(job);
    expect(await seller.state()).toEqual({
      states: ["waiting"],
      days: [14, 28],
      readings: 1,
    });
    await seller.add({ address: seller.numbers[0] });
    expect(await seller.state()).toEqual({
      states: ["waiting"],
      days: [0, 14, 28],
      readings: 0,
    });
  });
});
