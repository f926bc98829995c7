import { randomBytes, randomUUID } from "node:crypto";
import { POST as finish } from "@/app/api/auth/second-factor/route";
import { POST as signInRoute } from "@/app/api/auth/signin/route";
import { readSubject } from "@/lib/admin/acts/subject-data";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { createAdministrator, reason } from "@/tests/support/administrator";
import { closeConnections } from "@/tests/support/connections";
import { createUser, password } from "@/tests/support/factories";
import { openRouteBrowser } from "@/tests/support/route-browser";
import { createUserWithApp } from "@/tests/support/second-factors";
import { codeOf } from "@/tests/support/time-codes";

const adminEmail = `${randomUUID()}@example.com`;
let admin: Awaited<ReturnType<typeof createAdministrator>>;
beforeAll(async () => {
  Object.assign(env(), {
    TOKEN_ENCRYPTION_KEY: [randomBytes(32).toString("base64")],
    ADMIN_EMAILS: [adminEmail],
  });
  admin = await createAdministrator(adminEmail);
});
afterAll(closeConnections);

const suspend = (id: number) => admin.act(id, { act: "suspend", reason });
const setFactor = (id: number, hasSecondFactor: boolean) =>
  db().user.update({ where: { id }, data: { hasSecondFactor } });

/** The right password; ends with the code of the app. */
async function beginSignIn() {
  const { user, secret } = await createUserWithApp();
  const browser = openRouteBrowser();
  const given = { email: user.email, password };
  const { token } = (await browser.send(signInRoute, "POST", given)).body;
  const proof = { method: "app", code: codeOf(secret) };
  return { user, end: () => browser.send(finish, "POST", { token, proof }) };
}

test("suspended between password and code: no session, and the owner reads why", async () => {
  expect((await (await beginSignIn()).end()).status).toBe(200);
  const { user, end } = await beginSignIn();
  expect((await suspend(user.id)).status).toBe(200);
  const { status, body } = await end();
  expect([status, body.code]).toEqual([403, "account_suspended"]);
  expect(body.message).toContain(reason);
  expect(await db().session.count({ where: { userId: user.id } })).toBe(0);
});

test("an administrator with a second factor is asked again before an act", async () => {
  const somebody = await createUser();
  await setFactor(admin.user.id, true);
  const { status, body } = await suspend(somebody.id);
  await setFactor(admin.user.id, false);
  expect([status, body.code]).toEqual([403, "step_up_required"]);
  const { suspendedAt } = await db().user.findUniqueOrThrow({
    where: { id: somebody.id },
  });
  expect(suspendedAt).toBeNull();
});

test("ADMIN_SECOND_FACTOR=required: who is named but lacks a factor is protected all the same", async () => {
  const named = `${randomUUID()}@example.com`;
  const { id } = await createUser({ email: named });
  Object.assign(env(), {
    ADMIN_SECOND_FACTOR: "required",
    ADMIN_EMAILS: [adminEmail, named],
  });
  const call = { adminId: admin.user.id, page: null, requestKey: null };
  await expect(readSubject({ ...call, subjectId: id })).rejects.toMatchObject({
    code: "administrator_account",
  });
});
