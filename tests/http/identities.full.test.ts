import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createUser, password, signIn } from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";
import { startInstance } from "@/tests/support/one-more-instance";

afterAll(closeConnections);

const [first] = instances();

test("a deleted account's trial and usage: recognized by an instance with a new NEXTAUTH_SECRET", async () => {
  const { id, email } = await createUser();
  const cookie = await signIn({ id });
  await db()
    .$executeRaw`INSERT INTO "Usage" ("userId", period, used) VALUES (${id}, listing_period(), 5)`;
  expect(
    (await call(first, "POST", "/api/start-trial", undefined, { cookie }))
      .status,
  ).toBe(200);
  expect(
    (await call(first, "POST", "/api/account/delete", { password }, { cookie }))
      .status,
  ).toBe(200);

  const rotated = await startInstance({
    NEXTAUTH_SECRET: "another-secret-after-a-rotation-0123456789",
  });
  try {
    expect(
      (
        await call(rotated.address, "POST", "/api/auth/signup", {
          email,
          password,
        })
      ).status,
    ).toBe(201);
    const again = await db().user.update({
      where: { email },
      data: { isVerified: true },
    });
    const options = { cookie: await signIn(again) };
    expect(
      (
        await call(
          rotated.address,
          "POST",
          "/api/start-trial",
          undefined,
          options,
        )
      ).status,
    ).toBe(409);
    const refused = await call(
      rotated.address,
      "POST",
      "/api/generate-listing",
      { productName: "Mug" },
      options,
    );
    expect([refused.status, (await refused.json()).code]).toEqual([
      403,
      "limit_reached",
    ]);
  } finally {
    rotated.child.kill("SIGKILL");
    await rotated.ended;
  }
});
