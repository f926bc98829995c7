import {
  listSessions,
  removeOtherSessions,
  removeSessionOf,
} from "@/lib/auth/sessions/session-data";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createUser, signIn } from "@/tests/support/factories";

afterAll(closeConnections);

async function withSession() {
  const user = await createUser();
  await signIn(user);
  const { sid } = await db().session.findFirstOrThrow({
    where: { userId: user.id },
  });
  return { ...user, sid };
}

test("sessions: another user's session key does not end it", async () => {
  const [user, stranger] = await Promise.all([withSession(), withSession()]);
  expect(await removeSessionOf(stranger.id, user.sid)).toBe(false);
  expect(await db().session.count({ where: { sid: user.sid } })).toBe(1);
  expect(await removeSessionOf(user.id, user.sid)).toBe(true);
});

test("sessions: the list has only the user's own", async () => {
  const [user] = await Promise.all([withSession(), withSession()]);
  expect(
    (await listSessions(user.id, new Date())).map(({ sid }) => sid),
  ).toEqual([user.sid]);
});

test("sessions: ending all others leaves other users' sessions alone", async () => {
  const [user, stranger] = await Promise.all([withSession(), withSession()]);
  expect(await removeOtherSessions(user.id, user.sid)).toBe(0);
  expect(
    await db().session.count({
      where: { sid: { in: [user.sid, stranger.sid] } },
    }),
  ).toBe(2);
});
