import { db } from "@/lib/database/db";
import { restartPostgres } from "@/tests/support/embedded-postgres";
import { createUser, signIn } from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";
import { repetitions } from "@/tests/support/repetitions";

afterAll(() => db().$disconnect());

test("database restarts: two hundred sessions survive each of them", async () => {
  // Few at a time: a busy machine has no connection for all of them.
  const cookies: string[] = [];
  while (cookies.length < 200) {
    const some = Array.from({ length: 20 }, async () =>
      signIn(await createUser()),
    );
    cookies.push(...(await Promise.all(some)));
  }
  let polling = true;
  const seen = new Map<number, number>();
  const touched: string[] = [];

  async function poll(cookie: string, index: number) {
    const instance = instances()[index % 2] ?? instances()[0];
    while (polling) {
      for (const path of ["/api/auth/user", "/api/auth/session"]) {
        const response = await call(instance, "GET", path, undefined, {
          cookie,
        });
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        touched.push(...response.headers.getSetCookie());
        await response.arrayBuffer();
      }
    }
  }

  const pollers = cookies.map(poll);
  for (let round = 0; round < repetitions(3, 10); round += 1) {
    restartPostgres();
    const healthyBefore = seen.get(200) ?? 0;
    while ((seen.get(200) ?? 0) < healthyBefore + 50)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
  polling = false;
  await Promise.all(pollers);

  expect(touched).toEqual([]);
  expect(
    [...seen.keys()].filter((status) => status !== 200 && status !== 503),
  ).toEqual([]);
  const after = await Promise.all(
    cookies.map((cookie) =>
      call(instances()[1], "GET", "/api/auth/user", undefined, { cookie }),
    ),
  );
  expect(after.every((response) => response.status === 200)).toBe(true);
});
