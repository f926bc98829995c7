import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call } from "@/tests/support/instances";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { createProgram } from "@/tests/support/public-api";
import { failModel } from "@/tests/support/test-client";

afterAll(() => db().$disconnect());

async function generateSlowly(address: string) {
  const user = await createUser();
  const cookie = await signIn(user);
  const product = `Slow bowl ${user.id}`;
  await failModel(product, { mode: "latency", latencyMs: 2_000 });
  const form = new FormData();
  form.set("formData", JSON.stringify({ productName: product }));
  const response = call(address, "POST", "/api/generate-listing", form, {
    cookie,
  }).catch(() => null);
  await until(
    async () =>
      (await db().reservation.count({
        where: { userId: user.id, state: "reserved" },
      })) === 1,
  );
  return { user, response };
}

test("SIGTERM: the instance finishes its listing and exits", async () => {
  const instance = await startInstance();
  const { user, response } = await generateSlowly(instance.address);
  instance.child.kill("SIGTERM");

  expect((await response)?.status).toBe(200);
  expect(await instance.ended).toBe(0);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(1);
  expect(await fetch(instance.address).catch(() => "closed")).toBe("closed");
});

test("SIGTERM: a listing that was promised to a program is written before the instance exits", async () => {
  const instance = await startInstance();
  const { user, secret } = await createProgram(["generate"]);
  const product = `Slow jug ${user.id}`;
  await failModel(product, { mode: "latency", latencyMs: 5_000 });
  const response = await fetch(`${instance.address}/api/v1/listings`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${secret}`,
      "Idempotency-Key": "jug",
      "Content-Type": "application/json",
      Connection: "close",
    },
    body: JSON.stringify({ productName: product }),
  });
  expect(response.status).toBe(202);
  instance.child.kill("SIGTERM");
  expect(await instance.ended).toBe(0);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(1);
});

test("a second signal: changes nothing", async () => {
  const instance = await startInstance();
  const { user, response } = await generateSlowly(instance.address);
  instance.child.kill("SIGTERM");
  instance.child.kill("SIGINT");

  expect((await response)?.status).toBe(200);
  expect(await instance.ended).toBe(0);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(1);
});

test("SIGKILL during a generation: the reservation is refunded once it expires", async () => {
  const instance = await startInstance();
  const { user, response } = await generateSlowly(instance.address);
  instance.child.kill("SIGKILL");
  await Promise.all([response, instance.ended]);
  expect(
    await db().usage.findMany({
      where: { userId: user.id },
      select: { used: true },
    }),
  ).toEqual([{ used: 1 }]);

  await db().reservation.updateMany({
    where: { userId: user.id },
    data: { expiresAt: new Date(0) },
  });
  // A maintenance job of the running instances refunds it within a minute.
  await until(
    async () =>
      (await db().reservation.count({
        where: { userId: user.id, state: "refunded" },
      })) === 1,
  );
  expect(
    await db().usage.findMany({
      where: { userId: user.id },
      select: { used: true },
    }),
  ).toEqual([{ used: 0 }]);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(0);
});
