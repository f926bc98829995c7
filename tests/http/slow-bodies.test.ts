import { createHash } from "node:crypto";
import { db } from "@/lib/database/db";
import { startDrip } from "@/tests/support/drip";
import { createUser, signIn } from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { inFullRuns } from "@/tests/support/repetitions";

const [instance] = instances();
const path = "/api/generate-from-image";
const drips: ReturnType<typeof startDrip>[] = [];

afterEach(() => {
  for (const { end } of drips.splice(0)) end();
});
afterAll(() => db().$disconnect());

const limitKey = ({ id }: { id: number }) =>
  `generate:${createHash("sha256").update(String(id)).digest("base64url")}`;

/** By account. An upload is counted just before its body is read. */
async function countUploads(users: { id: number }[]) {
  const rows = await db().$queryRaw<{ key: string; points: number }[]>`
    SELECT key, points FROM rate_limit WHERE key = ANY(${users.map(limitKey)})`;
  const counts = new Map(rows.map(({ key, points }) => [key, points]));
  return users.map((user) => counts.get(limitKey(user)) ?? 0);
}

type Attack = {
  accounts: number;
  each: number;
  first?: number;
  drips?: boolean;
};

/**
 * Resolves when all uploads are counted, but for those of accounts of which a
 * busy instance has ended all before.
 */
async function attack({ accounts, each, ...options }: Attack) {
  const attackers = await Promise.all(
    Array.from({ length: accounts }, async () => {
      const user = await createUser();
      const cookie = await signIn(user);
      const attacker = { id: user.id, ended: 0 };
      for (let count = 0; count < each; count += 1) {
        const drip = startDrip(instance, path, { cookie, ...options });
        drip.answer.then(() => {
          attacker.ended += 1;
        });
        drips.push(drip);
      }
      return attacker;
    }),
  );
  await until(async () => {
    const counts = await countUploads(attackers);
    return attackers.every(
      ({ ended }, place) => counts[place] === each || ended === each,
    );
  });
  const counts = await countUploads(attackers);
  expect(counts.filter((count) => count === each).length).toBeGreaterThan(
    accounts / 2,
  );
}

async function uploadPhoto() {
  const cookie = await signIn(await createUser());
  const form = new FormData();
  form.set("image", photoFile(await createJpeg()));
  form.set("productDescription", "Product: Ring dish");
  const response = await call(instance, "POST", path, form, { cookie });
  return { status: response.status, body: await response.json() };
}

test.each<[string, Attack]>([
  [
    "two accounts with eight bodies each of which nothing comes",
    { accounts: 2, each: 8, drips: false },
  ],
  [
    "two accounts with forty dripping bodies each",
    { accounts: 2, each: 40, first: 100 },
  ],
  ...inFullRuns<[string, Attack]>([
    [
      "two accounts with eight dripping bodies each",
      { accounts: 2, each: 8, first: 100 },
    ],
    [
      "forty accounts with eight dripping bodies each",
      { accounts: 40, each: 8, first: 100 },
    ],
  ]),
  [
    "twenty-four accounts that stop a byte before the end",
    { accounts: 24, each: 1, first: 9_900_000, drips: false },
  ],
])("%s: don't block other users' uploads", async (_, kind) => {
  await attack(kind);
  expect(await uploadPhoto()).toMatchObject({
    status: 200,
    body: { title: expect.any(String) },
  });
});

test("a dripping body, and one of which nothing comes: 408, and the connection is closed", async () => {
  const cookie = await signIn(await createUser());
  const slow = [{ first: 100 }, { drips: false }].map((options) =>
    startDrip(instance, path, { cookie, ...options }),
  );
  drips.push(...slow);
  const closed = { status: 408, connection: "close" };
  expect(await Promise.all(slow.map(({ answer }) => answer))).toEqual([
    closed,
    closed,
  ]);
});
