import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as signIn } from "@/app/api/auth/signin/route";
import { POST as signUp } from "@/app/api/auth/signup/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { db } from "@/lib/database/db";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { waitAsForSellers } from "@/tests/support/database-proxy";
import { queuedEmails } from "@/tests/support/emails";
import {
  createRequest,
  createUser,
  signIn as giveSession,
  password,
} from "@/tests/support/factories";

beforeAll(waitAsForSellers);
afterAll(closeConnections);

const post = (route: (request: Request) => Promise<Response>, body: unknown) =>
  answerOf(route(createRequest("POST", "/api/auth/x", body)));

/** Occupies every connection of the pool until `release`. */
async function fillPool() {
  let release: () => void = () => undefined;
  let isReleased = false;
  const gate = new Promise<void>((resolve) => {
    release = () => {
      isReleased = true;
      resolve();
    };
  });
  const started: Promise<unknown>[] = [];
  const all = Array.from({ length: 10 }, () => {
    let begin: () => void = () => undefined;
    started.push(
      new Promise<void>((resolve) => {
        begin = resolve;
      }),
    );
    return db().$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1`;
        begin();
        // The database would end an idle transaction.
        while (!isReleased) {
          await Promise.race([gate, sleep(500)]);
          await tx.$queryRaw`SELECT 1`;
        }
      },
      // Longer than the requests wait for a connection, however slow the
      // machine is.
      { timeout: 40_000 },
    );
  });
  await Promise.all(started);
  return async () => {
    release();
    await Promise.all(all);
  };
}

test("a full connection pool: requests fail with a 503 after a limited wait, and nothing runs later", async () => {
  const user = await createUser();
  const cookie = await giveSession(user);
  const email = `${randomUUID()}@example.com`;
  const release = await fillPool();
  const answers = await Promise.all([
    post(signUp, { email, password }),
    post(signIn, { email: user.email, password }),
    post(forgotPassword, { email: user.email }),
    answerOf(
      readUser(createRequest("GET", "/api/auth/user", undefined, { cookie })),
    ),
  ]);
  for (const { status, body, headers } of answers) {
    expect([status, body]).toMatchObject([503, { code: "unavailable" }]);
    expect(headers.get("retry-after")).toBe("5");
    expect(headers.getSetCookie()).toEqual([]);
  }
  await release();
  expect(await db().user.count({ where: { email } })).toBe(0);
  expect([await queuedEmails(email), await queuedEmails(user.email)]).toEqual([
    [],
    [],
  ]);

  // The requests that gave up leaked no connection.
  const again = Array.from({ length: 20 }, () =>
    post(signUp, { email: `${randomUUID()}@example.com`, password }),
  );
  expect(countStatuses(await Promise.all(again))).toEqual({ 201: 20 });
});
