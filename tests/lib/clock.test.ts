import { randomUUID } from "node:crypto";
import { GET as readUser } from "@/app/api/auth/user/route";
import {
  endLease,
  takeLease,
} from "@/lib/billing/plan-changes/plan-change-data";
import { withLease } from "@/lib/billing/plan-changes/with-lease";
import { reserveListing } from "@/lib/billing/quota/quota-data";
import { expireReservations } from "@/lib/billing/quota/reservations";
import { callStripe, stripeBreaker } from "@/lib/billing/stripe";
import { db } from "@/lib/database/db";
import { sendEmail } from "@/lib/email/send-email";
import { saveJobRun } from "@/lib/maintenance/maintenance-data";
import { limit } from "@/lib/resilience/rate-limit";
import { tasks } from "@/lib/tasks";
import { moveClock, restoreClock } from "@/tests/support/clock";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { startTestStripe } from "@/tests/support/stripe";

let services: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  services = await startTestStripe();
  process.env.RESEND_BASE_URL = services.url;
});
afterEach(restoreClock);
afterAll(async () => {
  await services.close();
  await closeConnections();
});

const hour = 3_600_000;
const first = { attempt: 1, signal: new AbortController().signal };
const run = async (...names: string[]) => {
  for (const name of names)
    await tasks.find((task) => task.name === name)?.run({}, first);
};
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

describe("an instance's clock jumps 500 days ahead and back", () => {
  test("sessions, links, records and counters survive", async () => {
    const tokens = {
      verificationToken: randomUUID(),
      verificationTokenExpires: inHours(24),
    };
    const resets = {
      passwordResetToken: randomUUID(),
      passwordResetTokenExpires: inHours(1),
    };
    const user = await createUser({ ...tokens, ...resets });
    const cookie = await signIn(user);
    await db().adminAudit.create({
      data: { adminId: user.id, action: "read_user" },
    });
    const counter = randomUUID();
    await db().rateLimit.create({
      data: { key: counter, points: 9, expire: Date.now() + hour },
    });
    moveClock(500);
    await run(
      "purge_sessions",
      "purge_tokens",
      "purge_rate_limits",
      "purge_records",
      "purge_refunds",
      "purge_failed_jobs",
    );
    restoreClock();
    expect(
      (await readUser(createRequest("GET", "/", undefined, { cookie }))).status,
    ).toBe(200);
    const { verificationToken, passwordResetToken } =
      await db().user.findUniqueOrThrow({
        where: { id: user.id },
        omit: { verificationToken: false, passwordResetToken: false },
      });
    expect([verificationToken, passwordResetToken]).toEqual([
      tokens.verificationToken,
      resets.passwordResetToken,
    ]);
    expect(await db().adminAudit.count({ where: { adminId: user.id } })).toBe(
      1,
    );
    expect(await db().rateLimit.count({ where: { key: counter } })).toBe(1);
  });

  test("an email whose link is still valid is sent", async () => {
    const { id: userId, email: to } = await createUser();
    const email = {
      template: "reset_password",
      token: "A".repeat(43),
    } as const;
    const job = {
      id: randomUUID(),
      userId,
      to,
      email,
      notAfter: inHours(1).toISOString(),
    };
    moveClock(500);
    await sendEmail(job, first);
    const sent: unknown[] = await (
      await fetch(`${services.url}/outbox.json?to=${to}`)
    ).json();
    expect(sent).toHaveLength(1);
  });

  test("a rate limit counted in the future doesn't block until that date", async () => {
    const key = randomUUID();
    const allowance = { points: 2, seconds: 60 };
    moveClock(500);
    for (let times = 0; times < 2; times += 1)
      await limit("clock", key, allowance);
    await expect(limit("clock", key, allowance)).rejects.toMatchObject({
      code: "rate_limited",
    });
    restoreClock();
    for (let times = 0; times < 2; times += 1)
      await limit("clock", key, allowance);
    await expect(limit("clock", key, allowance)).rejects.toMatchObject({
      code: "rate_limited",
      retryAfter: 60,
    });
  });

  test("rate limits: enforced when the clocks of two instances differ by minutes", async () => {
    const key = randomUUID();
    const allowance = { points: 1, seconds: 60 };
    await limit("clock", key, allowance);
    moveClock(-4 / 24 / 60);
    await expect(limit("clock", key, allowance)).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  test("the Stripe breaker closes after seconds, not after 500 days", async () => {
    await services.fail({ mode: "status", status: 500 });
    moveClock(500);
    for (let times = 0; times < 6; times += 1)
      await callStripe((stripe) => stripe.balance.retrieve()).catch(() => null);
    await services.heal();
    restoreClock();
    const started = performance.now();
    const later = jest
      .spyOn(performance, "now")
      .mockReturnValue(started + 6_000);
    const asked = await callStripe((stripe) =>
      stripe.customers.list({ limit: 1 }),
    ).finally(() => later.mockRestore());
    expect(asked.object).toBe("list");
    stripeBreaker.recordSuccess();
  });

  test("a plan change that waits for a lease continues to wait and succeeds", async () => {
    const { id } = await createUser();
    const elsewhere = randomUUID();
    await takeLease(id, elsewhere, 60);
    const done = withLease(id, async () => "done");
    moveClock(500);
    await endLease(id, elsewhere);
    expect(await done).toBe("done");
  });

  test("a job run recorded with a future date doesn't hide later runs", async () => {
    const task = `task-${randomUUID()}`;
    const at = (days: number) => ({
      task,
      startedAt: new Date(Date.now() + days * 24 * hour),
      durationMs: 1,
    });
    await saveJobRun(at(500), { processed: 1, error: null });
    const now = at(0);
    await saveJobRun(now, { processed: 2, error: null });
    expect(await db().jobRun.findUnique({ where: { task } })).toMatchObject({
      ...now,
      processed: 2,
    });
  });
});

/** After it is set back, its earlier timestamps are in the future. */
describe("the database's clock is set back by five hours", () => {
  test("a lease of a killed instance is free", async () => {
    const { id } = await createUser();
    await db().billingLease.create({
      data: { userId: id, holder: randomUUID(), until: inHours(5) },
    });
    expect(await takeLease(id, randomUUID(), 60)).toBe(true);
  });

  test("a reservation without an outcome: refunded within minutes after its expiry", async () => {
    const { id: userId } = await createUser();
    const attempt = {
      userId,
      quota: 5,
      idempotencyKey: randomUUID(),
      requestHash: "h",
    };
    expect(
      (
        await reserveListing(attempt, {
          inFlight: 3,
          failuresPerHour: 9,
          perMinute: 9,
        })
      ).kind,
    ).toBe("reserved");
    const where = { userId };
    await db().reservation.updateMany({
      where,
      data: { createdAt: inHours(5), expiresAt: inHours(5.03) },
    });
    await expireReservations();
    const [renewed] = await db().reservation.findMany({ where });
    expect(renewed).toMatchObject({ state: "reserved" });
    expect(renewed?.expiresAt.getTime()).toBeLessThan(inHours(0.05).getTime());
    await db().reservation.updateMany({
      where,
      data: { expiresAt: inHours(-1) },
    });
    await expireReservations();
    expect(
      await db().usage.findMany({ where, select: { used: true } }),
    ).toEqual([{ used: 0 }]);
  });
});
