import { findBearer } from "@/lib/access/bearer";
import { changePassword, confirmPassword } from "@/lib/auth/change-password";
import { startSession } from "@/lib/auth/sessions/start-session";
import { findPasswordHash, replacePassword } from "@/lib/auth/user-data";
import { closeConnections } from "@/tests/support/connections";
import { createUser, password } from "@/tests/support/factories";
import { createProgram } from "@/tests/support/public-api";

afterAll(closeConnections);

const change = { currentPassword: password, newPassword: "Oak-and-ash-9" };
const device = "Firefox on Windows";

test.each([true, false])(
  "password change: a session that is remembered (%s) stays so",
  async (remember) => {
    const user = await createUser();
    const { token } = await startSession(
      { id: user.id, passwordHash: await confirmPassword(user.id, password) },
      { remember, device, oldToken: null },
    );
    expect(await changePassword(user, change, { device, token })).toMatchObject(
      { remember },
    );
  },
);

test("password change: without a session before, the new one is not remembered", async () => {
  expect(
    await changePassword(await createUser(), change, { device, token: null }),
  ).toMatchObject({ remember: false });
});

test("password change: keys for programs go on, unless their owner wants them revoked", async () => {
  const [program, other] = [
    await createProgram(["read"]),
    await createProgram(["read"]),
  ];
  const works = async (secret: string) =>
    (await findBearer(secret, new Date())) !== null;
  const browser = { device, token: null };
  await changePassword(program.user, change, browser);
  expect(await works(program.secret)).toBe(true);
  const back = {
    currentPassword: change.newPassword,
    newPassword: "Elm-and-yew-7",
    revokeKeys: true,
  };
  await expect(
    changePassword(
      program.user,
      { ...back, currentPassword: password },
      browser,
    ),
  ).rejects.toThrow();
  expect(await works(program.secret)).toBe(true);
  await changePassword(program.user, back, browser);
  expect([await works(program.secret), await works(other.secret)]).toEqual([
    false,
    true,
  ]);
});

test("password confirmation: a wrong password and an account that is gone are refused alike", async () => {
  const refused = {
    code: "invalid_input",
    message: "That is not your current password.",
  };
  const user = await createUser();
  await expect(confirmPassword(user.id, "Wrong-one-1")).rejects.toMatchObject(
    refused,
  );
  await expect(confirmPassword(2_000_000_000, password)).rejects.toMatchObject(
    refused,
  );
  expect(await confirmPassword(user.id, password)).toMatch(/^\$argon2id\$/);
});

test("password change: only the user's own, and only while the password that was checked still holds", async () => {
  const [user, other] = await Promise.all([createUser(), createUser()]);
  const checked = await confirmPassword(user.id, password);
  expect(
    await replacePassword(
      user,
      { from: checked, to: "$argon2id$new" },
      new Date(),
    ),
  ).toBe(true);
  expect(
    await replacePassword(
      user,
      { from: checked, to: "$argon2id$newer" },
      new Date(),
    ),
  ).toBe(false);
  expect(await findPasswordHash(user.id)).toBe("$argon2id$new");
  expect(await confirmPassword(other.id, password)).toBe(
    await findPasswordHash(other.id),
  );
});
