import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { adminRoute } from "@/lib/http/route";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

const email = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = ` ${email.toUpperCase()} , somebody@example.com`;

afterAll(closeConnections);

const route = adminRoute(() => ({}));
const call = async (user: { id: number }) =>
  (
    await route(
      createRequest("GET", "/admin/api/users", undefined, {
        cookie: await signIn(user),
      }),
    )
  ).status;

test("an administrator: has a verified address from ADMIN_EMAILS", async () => {
  const user = await createUser({ email, isVerified: false });
  expect(await call(user)).toBe(404);
  await db().user.update({
    where: { id: user.id },
    data: { isVerified: true },
  });
  expect(await call(user)).toBe(200);
  expect(await call(await createUser({ email: `x${email}` }))).toBe(404);
});
