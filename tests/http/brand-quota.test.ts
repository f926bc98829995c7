import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call, instances, sandboxUrl } from "@/tests/support/instances";
import { runs } from "@/tests/support/repetitions";

afterAll(() => db().$disconnect());

async function createStandardUser(used: number) {
  const user = await createUser({ subscriptionTier: "standard" });
  const [row] = await db().$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  await db().usage.create({
    data: { userId: user.id, period: row?.period ?? "", used },
  });
  return { user, cookie: await signIn(user) };
}

/** The number of calls to the model with this text. */
async function countModelCalls(mark: string) {
  const requests: { body: unknown }[] = await (
    await fetch(`${sandboxUrl()}/requests.json?service=anthropic`)
  ).json();
  return requests.filter((request) =>
    JSON.stringify(request.body ?? null).includes(mark),
  ).length;
}

const racing = runs(100);

test(`${racing} parallel requests for listings and names with one left, on two instances: one succeeds`, async () => {
  const { user, cookie } = await createStandardUser(29);
  const mark = `Race kiln ${user.id}`;
  const answers = await Promise.all(
    Array.from({ length: racing }, async (_, index) => {
      const instance = instances()[index % 2] ?? instances()[0];
      const isName = index % 4 < 2;
      const path = isName
        ? "/api/generate-shop-names"
        : "/api/generate-listing";
      const body = isName
        ? { keywords: mark, description: "Mugs" }
        : { productName: mark };
      const response = await call(instance, "POST", path, body, { cookie });
      return { status: response.status, body: await response.json() };
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    answers.filter(({ body }) => body.code === "limit_reached"),
  ).toHaveLength(racing - 1);
  expect(await countModelCalls(mark)).toBe(1);
  const [runs, listings] = await Promise.all([
    db().shopNameRun.count({ where: { userId: user.id } }),
    db().listing.count({ where: { userId: user.id } }),
  ]);
  expect(runs + listings).toBe(1);
  expect(
    await db().usage.findMany({
      where: { userId: user.id },
      select: { used: true },
    }),
  ).toEqual([{ used: 30 }]);
});

test("one idempotency key in 20 parallel requests for names: one run, the same response for all", async () => {
  const { user, cookie } = await createStandardUser(0);
  const headers = { "Idempotency-Key": `names-${user.id}` };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const instance = instances()[index % 2] ?? instances()[0];
      const body = { keywords: "wool", description: "Hats" };
      const response = await call(
        instance,
        "POST",
        "/api/generate-shop-names",
        body,
        { cookie, headers },
      );
      return { status: response.status, body: await response.json() };
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.runId)).size).toBe(1);
  expect(await db().shopNameRun.count({ where: { userId: user.id } })).toBe(1);
});
