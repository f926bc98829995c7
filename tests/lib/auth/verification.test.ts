import { randomUUID } from "node:crypto";
import {
  findVerification,
  verifyUser,
  verifyWithNewPassword,
} from "@/lib/auth/email-token-data";
import { createEmailToken } from "@/lib/auth/token";
import { db } from "@/lib/database/db";
import { hashToken } from "@/lib/token";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";

afterAll(closeConnections);

async function withLink() {
  const now = new Date();
  const { tokenHash, expires } = createEmailToken("verify", now);
  const signUpCookie = hashToken(randomUUID());
  const fields = {
    isVerified: false,
    verificationToken: tokenHash,
    verificationTokenExpires: expires,
    signUpCookie,
  };
  const { id } = await createUser(fields);
  const found = await findVerification(tokenHash, now);
  if (!found) throw new Error("The link does not work.");
  return {
    id,
    tokenHash,
    signUpCookie,
    password: found.password,
    now,
    expires,
  };
}
const isVerified = async (id: number) =>
  (await db().user.findUniqueOrThrow({ where: { id } })).isVerified;

test("verification: a password or sign-up cookie that changed after the check is refused", async () => {
  const { id, tokenHash, signUpCookie, password, now } = await withLink();
  await db().user.update({
    where: { id },
    data: { password: "$argon2id$another", signUpCookie: hashToken("another") },
  });
  expect(await verifyUser(tokenHash, { password }, now)).toBe(false);
  expect(await verifyUser(tokenHash, { signUpCookie }, now)).toBe(false);
  expect(await isVerified(id)).toBe(false);
});

test("verification: a link that expires after the lookup sets no password", async () => {
  const { id, tokenHash, password, expires } = await withLink();
  expect(
    await verifyWithNewPassword(tokenHash, "$argon2id$another", expires),
  ).toBe(false);
  expect(await verifyUser(tokenHash, { password }, expires)).toBe(false);
  expect(await isVerified(id)).toBe(false);
});
