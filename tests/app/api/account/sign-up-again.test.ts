import { createHash, randomUUID } from "node:crypto";
import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { POST as signUp } from "@/app/api/auth/signup/route";
import { POST as generate } from "@/app/api/generate-listing/route";
import { POST as startTrial } from "@/app/api/start-trial/route";
import { GET as readStatus } from "@/app/api/subscription-status/route";
import { db } from "@/lib/database/db";
import { purgeExpiredIdentities } from "@/lib/maintenance/jobs";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import {
  createRequest,
  createUser,
  password,
  signIn,
} from "@/tests/support/factories";
import { findRetained, identityHash } from "@/tests/support/retained-identity";

afterAll(closeConnections);

type Route = (request: Request) => Promise<Response>;
type Fields = Parameters<typeof createUser>[0] & { used?: number };

async function currentPeriod() {
  const [row] = await db().$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  return row?.period ?? "";
}

/** A user with some usage this month, and calls for their account. */
async function createSeller({ used = 0, ...fields }: Fields = {}) {
  const user = await createUser(fields);
  if (used > 0)
    await db().usage.create({
      data: { userId: user.id, period: await currentPeriod(), used },
    });
  return sellerOf(user);
}

async function sellerOf(user: { id: number; email: string }) {
  const cookie = await signIn(user);
  const call = (route: Route, method: string, body?: unknown) =>
    answerOf(route(createRequest(method, "/api/x", body, { cookie })));
  return {
    ...user,
    leave: async () =>
      expect((await call(deleteAccount, "POST", { password })).status).toBe(
        200,
      ),
    startTrial: () => call(startTrial, "POST"),
    status: async () => (await call(readStatus, "GET")).body,
    generate: () => call(generate, "POST", { productName: "Mug" }),
  };
}

async function signUpAs(typed: string, stored = typed) {
  const answer = await signUp(
    createRequest("POST", "/api/auth/signup", { email: typed, password }),
  );
  expect(answer.status).toBe(201);
  const user = await db().user.update({
    where: { email: stored },
    data: { isVerified: true },
  });
  return sellerOf(user);
}

describe("signing up again after deleting the account", () => {
  test("gives no second trial", async () => {
    const first = await createSeller();
    expect((await first.startTrial()).status).toBe(200);
    await first.leave();
    const again = await signUpAs(first.email);
    expect(again.id).not.toBe(first.id);
    expect(await again.startTrial()).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect(await again.status()).toMatchObject({
      canStartTrial: false,
      isInTrial: false,
      subscriptionTier: "free",
    });
  });

  test("restores this month's usage, and is refused at the limit", async () => {
    const first = await createSeller({ used: 3 });
    await first.leave();
    const again = await signUpAs(first.email);
    expect(await again.status()).toMatchObject({
      listingsThisMonth: 3,
      listingsRemaining: 2,
      canStartTrial: true,
    });

    const full = await createSeller({ used: 5 });
    await full.leave();
    const refused = await (await signUpAs(full.email)).generate();
    expect(refused).toMatchObject({
      status: 403,
      body: { code: "limit_reached" },
    });
  });

  test("has the full quota next month, and still no trial", async () => {
    const first = await createSeller({ used: 5, hasUsedTrial: true });
    await first.leave();
    await db().retainedIdentity.update({
      where: { hash: identityHash(first.email) },
      data: { period: "2026-01" },
    });
    const again = await signUpAs(first.email);
    expect(await again.status()).toMatchObject({
      listingsThisMonth: 0,
      listingsRemaining: 5,
      canStartTrial: false,
    });
    expect(await db().usage.count({ where: { userId: again.id } })).toBe(0);
  });

  test("repeated deletions keep one usage count, neither lost nor doubled", async () => {
    let seller = await createSeller({ used: 2 });
    for (const used of [2, 2, 2]) {
      await seller.leave();
      seller = await signUpAs(seller.email);
      expect(await seller.status()).toMatchObject({ listingsThisMonth: used });
    }
    await db().usage.updateMany({
      where: { userId: seller.id },
      data: { used: { increment: 1 } },
    });
    await seller.leave();
    expect(await findRetained(seller.email)).toMatchObject({
      hasUsedTrial: false,
      used: 3,
    });
    expect((await (await signUpAs(seller.email)).startTrial()).status).toBe(
      200,
    );
  });

  test("recognizes the email in any spelling", async () => {
    const first = await createSeller({ used: 5, hasUsedTrial: true });
    await first.leave();
    const again = await signUpAs(
      `  ${first.email.toUpperCase()} `,
      first.email,
    );
    expect(await again.status()).toMatchObject({
      listingsThisMonth: 5,
      canStartTrial: false,
    });
  });
});

test("another email is not affected, nor one with a plus tag", async () => {
  const first = await createSeller({
    email: `${randomUUID()}@example.com`,
    used: 5,
    hasUsedTrial: true,
  });
  await first.leave();
  for (const other of [
    first.email.replace("@", "+tag@"),
    `${randomUUID()}@example.com`,
  ]) {
    expect(await (await signUpAs(other)).status()).toMatchObject({
      listingsThisMonth: 0,
      canStartTrial: true,
    });
  }
});

test("an account without usage this month leaves no record", async () => {
  const unused = await createSeller();
  const past = await createSeller();
  await db().usage.create({
    data: { userId: past.id, period: "2026-01", used: 5 },
  });
  for (const seller of [unused, past]) {
    await seller.leave();
    expect(await findRetained(seller.email)).toBeNull();
  }
});

test("a refused deletion leaves no record", async () => {
  const seller = await createSeller({ used: 5 });
  const wrong = createRequest(
    "POST",
    "/api/x",
    { password: "Wrong-one-1" },
    { cookie: await signIn(seller) },
  );
  expect((await deleteAccount(wrong)).status).toBe(422);
  expect(await findRetained(seller.email)).toBeNull();
});

describe("the retained record", () => {
  test("is a keyed hash, with no email in any column", async () => {
    const seller = await createSeller({ used: 5, hasUsedTrial: true });
    await seller.leave();
    const rows = await db().$queryRaw<
      { row: string }[]
    >`SELECT to_jsonb(r)::text AS row FROM "RetainedIdentity" r`;
    const text = rows.map(({ row }) => row).join("\n");
    expect(text).toContain(identityHash(seller.email));
    const [name = ""] = seller.email.split("@");
    for (const plain of [
      "@",
      name,
      createHash("sha256").update(seller.email).digest("hex"),
    ]) {
      expect(text).not.toContain(plain);
    }
    const names = Object.keys((await findRetained(seller.email)) ?? {});
    expect(names.sort()).toEqual([
      "expiresAt",
      "hasUsedTrial",
      "hash",
      "period",
      "used",
    ]);
  });

  test("is used for 13 months and purged then", async () => {
    const [over, kept] = [
      await createSeller({ hasUsedTrial: true, used: 5 }),
      await createSeller({ used: 5 }),
    ];
    await over.leave();
    await kept.leave();
    const [row] = await db().$queryRaw<{ isRight: boolean }[]>`
      SELECT abs(extract(epoch FROM "expiresAt" - (now() + interval '13 months'))) < 60 AS "isRight"
      FROM "RetainedIdentity" WHERE hash = ${identityHash(over.email)}`;
    expect(row).toEqual({ isRight: true });

    await db().retainedIdentity.update({
      where: { hash: identityHash(over.email) },
      data: { expiresAt: new Date() },
    });
    const again = await signUpAs(over.email);
    expect(await again.status()).toMatchObject({
      listingsThisMonth: 0,
      canStartTrial: true,
    });
    expect(await purgeExpiredIdentities()).toBeGreaterThanOrEqual(1);
    expect(await findRetained(over.email)).toBeNull();
    expect(await findRetained(kept.email)).toMatchObject({ used: 5 });
  });
});
