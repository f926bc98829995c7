import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call, instances, sandboxUrl } from "@/tests/support/instances";

afterAll(() => db().$disconnect());

function formFor(productName: string) {
  const body = new FormData();
  body.set("formData", JSON.stringify({ productName }));
  return body;
}

/** The number of calls to the model for this product. */
async function countModelCalls(productName: string) {
  const requests = await fetch(
    `${sandboxUrl()}/requests.json?service=anthropic`,
  );
  const text: { body: unknown }[] = await requests.json();
  return text.filter((request) =>
    JSON.stringify(request.body ?? null).includes(productName),
  ).length;
}

async function createUserWithOneLeft() {
  const user = await createUser();
  const [row] = await db().$queryRaw<
    { period: string }[]
  >`SELECT to_char(now() AT TIME ZONE 'utc', 'YYYY-MM') AS period`;
  await db().usage.create({
    data: { userId: user.id, period: row?.period ?? "", used: 4 },
  });
  return user;
}

test("100 parallel generations with one left, on two instances: one listing, one call to the model", async () => {
  const user = await createUserWithOneLeft();
  const cookie = await signIn(user);
  const product = `Race mug ${user.id}`;
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const instance = instances()[index % 2] ?? instances()[0];
      const response = await call(
        instance,
        "POST",
        "/api/generate-listing",
        formFor(product),
        { cookie },
      );
      return { status: response.status, body: await response.json() };
    }),
  );

  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(
    answers.filter((answer) => answer.body.code === "limit_reached"),
  ).toHaveLength(99);
  expect(await countModelCalls(product)).toBe(1);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(1);
  expect(
    await db().usage.findMany({
      where: { userId: user.id },
      select: { used: true },
    }),
  ).toEqual([{ used: 5 }]);
});

test("one idempotency key in 20 parallel requests: one listing, the same response for all", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  const headers = { "Idempotency-Key": `click-${user.id}` };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const instance = instances()[index % 2] ?? instances()[0];
      const form = formFor(`Clicked bowl ${user.id}`);
      const response = await call(
        instance,
        "POST",
        "/api/generate-listing",
        form,
        { cookie, headers },
      );
      return { status: response.status, body: await response.json() };
    }),
  );

  expect(new Set(answers.map((answer) => answer.status))).toEqual(
    new Set([200]),
  );
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(1);
});

test("sellers on Pro: slowed down, never refused for the quota", async () => {
  const user = await createUser({ subscriptionTier: "pro" });
  const cookie = await signIn(user);
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const instance = instances()[index % 2] ?? instances()[0];
      const response = await call(
        instance,
        "POST",
        "/api/generate-listing",
        formFor("Vase"),
        { cookie },
      );
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(
    true,
  );
});
