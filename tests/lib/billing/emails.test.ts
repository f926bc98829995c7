import { randomUUID } from "node:crypto";
import {
  commitReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import { notifyLimitReached } from "@/lib/billing/quota/reservations";
import {
  notifyLimitReachedTask,
  remindTrialEndTask,
} from "@/lib/billing/tasks";
import { remindTrialEnd, startTrial } from "@/lib/billing/trial/start-trial";
import { tierOf } from "@/lib/billing/usage";
import { db } from "@/lib/database/db";
import { plans } from "@/lib/settings/plans";
import { queuedEmails } from "@/tests/support/emails";
import { createUser } from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";

afterAll(() => db().$disconnect());

const day = 86_400_000;
const caps = { inFlight: 100, failuresPerHour: 100, perMinute: 100 };
const emailsTo = async (email: string) =>
  (await queuedEmails(email)).map(({ email }) => email);
const templatesTo = async (email: string) =>
  (await emailsTo(email)).map(({ template }) => template);
const later = (days: number) => new Date(Date.now() + days * day);

async function reserve(userId: number) {
  const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const quota = plans[tierOf(user, new Date())].monthlyListings;
  const attempt = {
    userId,
    quota,
    idempotencyKey: randomUUID(),
    requestHash: "hash",
  };
  const outcome = await reserveListing(attempt, caps);
  if (outcome.kind !== "reserved")
    throw new Error(`not reserved: ${outcome.kind}`);
  return outcome.id;
}

const commit = (id: string) =>
  db().$transaction((tx) => commitReservation(tx, id));

async function consume(userId: number, listings: number) {
  for (let made = 0; made < listings; made++)
    await commit(await reserve(userId));
}

describe("trial ending email", () => {
  const reminderOf = async (userId: number) =>
    (await listJobs({ key: `user:${userId}:trial` })).map(
      ({ payload, runAt, task }) => ({ payload, runAt, task }),
    );

  test("sent three days before the end, once", async () => {
    const { id, email } = await createUser();
    const now = new Date();
    await startTrial(id, now);
    await expect(startTrial(id, now)).rejects.toMatchObject({
      code: "conflict",
    });
    const jobs = await reminderOf(id);
    const reminder = remindTrialEndTask.schema.parse(jobs[0]?.payload);
    expect(jobs).toEqual([
      {
        payload: { userId: id },
        runAt: new Date(now.getTime() + 4 * day),
        task: "remind_trial_end",
      },
    ]);
    await Promise.all(
      Array.from({ length: 8 }, () => remindTrialEnd(reminder, later(4))),
    );
    await remindTrialEnd(reminder, later(5));
    const endsAt = new Date(now.getTime() + 7 * day).toISOString();
    expect(await emailsTo(email)).toEqual([
      {
        template: "trial_started",
        plan: "Standard",
        days: 7,
        listings: 30,
        endsAt,
      },
      { template: "trial_ending", plan: "Standard", freeListings: 5, endsAt },
    ]);
  });

  test("not sent to paying users, after the end, or without a trial or an account", async () => {
    const [paying, late, none] = [
      await createUser(),
      await createUser(),
      await createUser(),
    ];
    for (const { id } of [paying, late]) await startTrial(id, new Date());
    await db().user.update({
      where: { id: paying.id },
      data: { subscriptionTier: "standard" },
    });
    await remindTrialEnd({ userId: paying.id }, later(4));
    await remindTrialEnd({ userId: late.id }, later(8));
    await remindTrialEnd({ userId: none.id }, later(4));
    await remindTrialEnd({ userId: 2_000_000_000 }, later(4));
    expect(await templatesTo(paying.email)).toEqual(["trial_started"]);
    expect(await templatesTo(late.email)).toEqual(["trial_started"]);
    expect(await templatesTo(none.email)).toEqual([]);
  });

  test("sent to users whose subscription ended before", async () => {
    const { id, email } = await createUser();
    await startTrial(id, new Date());
    await db().user.update({
      where: { id },
      data: { subscriptionTier: "pro", subscriptionExpiresAt: later(2) },
    });
    await remindTrialEnd({ userId: id }, later(4));
    expect(await templatesTo(email)).toEqual(["trial_started", "trial_ending"]);
  });
});

test.each([
  ["had its trial", { hasUsedTrial: true }],
  ["pays", { subscriptionTier: "standard" }],
  [
    "pays until later",
    { subscriptionTier: "pro", subscriptionExpiresAt: later(1) },
  ],
])("a user who %s: no trial and no email", async (_, fields) => {
  const { id, email } = await createUser(fields);
  await expect(startTrial(id, new Date())).rejects.toMatchObject({
    code: "conflict",
  });
  expect(
    (await db().user.findUniqueOrThrow({ where: { id } })).trialExpiresAt,
  ).toBeNull();
  expect(await emailsTo(email)).toEqual([]);
});

test("20 parallel requests for a trial: one trial, one email", async () => {
  const { id, email } = await createUser();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => startTrial(id, new Date())),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(
    1,
  );
  expect(await templatesTo(email)).toEqual(["trial_started"]);
});

describe("limit reached email", () => {
  const jobsOf = async (userId: number) =>
    (await listJobs({ task: "notify_limit_reached", userId })).map((job) => ({
      ...job,
      payload: notifyLimitReachedTask.schema.parse(job.payload),
    }));

  /** Runs each job twice in parallel, as two workers might. */
  async function runJobs(userId: number) {
    for (const { payload } of await jobsOf(userId))
      await Promise.all([
        notifyLimitReached(payload),
        notifyLimitReached(payload),
      ]);
  }

  test("sent with the last listing, and names the reset date", async () => {
    const { id, email } = await createUser();
    await consume(id, 4);
    expect(await jobsOf(id)).toEqual([]);
    await consume(id, 1);
    await runJobs(id);
    const { period } = await db().reservation.findFirstOrThrow({
      where: { userId: id },
    });
    const [year = 0, month = 0] = period.split("-").map(Number);
    const resetsAt = new Date(Date.UTC(year, month)).toISOString();
    expect(await emailsTo(email)).toEqual([
      { template: "limit_reached", plan: "Free", listings: 5, resetsAt },
    ]);
  });

  test("committed or rolled back with its listing", async () => {
    const { id, email } = await createUser();
    await consume(id, 4);
    const last = await reserve(id);
    const storing = db().$transaction(async (tx) => {
      await commitReservation(tx, last);
      throw new Error("the listing was not stored");
    });
    await expect(storing).rejects.toThrow("the listing was not stored");
    expect(await jobsOf(id)).toEqual([]);
    await commit(last);
    await commit(last);
    expect(await jobsOf(id)).toHaveLength(1);
    await runJobs(id);
    expect(await templatesTo(email)).toEqual(["limit_reached"]);
  });

  test("sent once a month, also with five parallel listings or when a higher plan is used up too", async () => {
    const { id, email } = await createUser();
    const all = [];
    for (let made = 0; made < 5; made++) all.push(await reserve(id));
    await Promise.all(all.map(commit));
    await runJobs(id);
    expect(await templatesTo(email)).toEqual(["limit_reached"]);
    await db().user.update({
      where: { id },
      data: { subscriptionTier: "standard" },
    });
    await consume(id, 25);
    await runJobs(id);
    expect(await templatesTo(email)).toEqual(["limit_reached"]);
    await db().billingEmail.updateMany({
      where: { userId: id },
      data: { subject: "2020-01" },
    });
    await db().user.update({
      where: { id },
      data: { subscriptionTier: "free" },
    });
    await db().usage.updateMany({ where: { userId: id }, data: { used: 4 } });
    await consume(id, 1);
    await runJobs(id);
    expect(await templatesTo(email)).toEqual([
      "limit_reached",
      "limit_reached",
    ]);
  });

  test("not sent for a past month", async () => {
    const { id, email } = await createUser();
    await consume(id, 5);
    const [job] = await jobsOf(id);
    if (job === undefined) throw new Error("no job");
    await notifyLimitReached(job.payload, later(32));
    expect(await templatesTo(email)).toEqual([]);
    await runJobs(id);
    expect(await templatesTo(email)).toEqual(["limit_reached"]);
  });

  test("not sent with an unlimited plan, after an upgrade, or without an account", async () => {
    const [unlimited, upgraded, deleted] = [
      await createUser({ subscriptionTier: "pro" }),
      await createUser(),
      await createUser(),
    ];
    await consume(unlimited.id, 6);
    expect(await jobsOf(unlimited.id)).toEqual([]);
    for (const { id } of [upgraded, deleted]) await consume(id, 5);
    await db().user.update({
      where: { id: upgraded.id },
      data: { subscriptionTier: "standard" },
    });
    await db().user.delete({ where: { id: deleted.id } });
    for (const { id } of [upgraded, deleted]) {
      expect(await jobsOf(id)).toHaveLength(1);
      await runJobs(id);
    }
    expect(await templatesTo(upgraded.email)).toEqual([]);
    expect(await templatesTo(deleted.email)).toEqual([]);
  });
});
