import { db } from "@/lib/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call } from "@/tests/support/instances";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { failModel } from "@/tests/support/test-client";

afterAll(() => db().$disconnect());

async function generateSlowly(address: string) {
  const user = await createUser();
  const cookie = await signIn(user);
  const product = `Slow bowl ${user.id}`;
  await failModel(product, { mode: "latency", latencyMs: 2_000 });
  const form = new FormData();
  form.set("formData", JSON.stringify({ productName: product }));
  const response = call(address, "POST", "/api/generate-listing", form, { cookie }).catch(() => null);
  await until(async () => (await db().reservation.count({ where: { userId: user.id, state: "reserved" } })) === 1);
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
  expect(await db().usage.findMany({ where: { userId: user.id }, select: { used: true } })).toEqual([{ used: 1 }]);

  await db().reservation.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date(0) } });
  // A maintenance job of the running instances refunds it within a minute.
  await until(async () => (await db().reservation.count({ where: { userId: user.id, state: "refunded" } })) === 1);
  expect(await db().usage.findMany({ where: { userId: user.id }, select: { used: true } })).toEqual([{ used: 0 }]);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(0);
});
