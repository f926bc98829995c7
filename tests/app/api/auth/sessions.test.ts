import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resetPassword } from "@/app/api/auth/reset-password/route";
import { GET as readSession } from "@/app/api/auth/session/route";
import { DELETE as endOne } from "@/app/api/auth/sessions/[id]/route";
import {
  DELETE as endOthers,
  GET as listSessions,
} from "@/app/api/auth/sessions/route";
import { POST as signIn } from "@/app/api/auth/signin/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import type { SessionEntry } from "@/lib/auth/schema";
import { startSession } from "@/lib/auth/sessions/start-session";
import { db } from "@/lib/database/db";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { newestToken, queuedEmails } from "@/tests/support/emails";
import {
  createRequest,
  createUser,
  signIn as giveSession,
  password,
} from "@/tests/support/factories";

afterAll(closeConnections);

const chosen = "Oak-and-ash-9";
const request = (method: string, cookie: string | undefined, body?: unknown) =>
  createRequest(
    method,
    "/api/auth/x",
    body,
    cookie === undefined ? {} : { cookie },
  );
const userStatus = async (cookie: string) =>
  (await readUser(request("GET", cookie))).status;
const end = (id: string, cookie: string) =>
  answerOf(
    endOne(request("DELETE", cookie), { params: Promise.resolve({ id }) }),
  );
const list = async (cookie: string) =>
  (await answerOf(listSessions(request("GET", cookie)))).body as SessionEntry[];
const cookieOf = (headers: Headers) =>
  (headers.get("set-cookie") ?? "").split(";")[0] ?? "";

async function signInAs(email: string, userAgent: string) {
  const body = { email, password };
  const { headers } = await signIn(
    createRequest("POST", "/", body, { headers: { "User-Agent": userAgent } }),
  );
  return cookieOf(headers);
}
const firefox =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604";

test("the session list has devices and times, the caller's own first, and no keys", async () => {
  const { email, id } = await createUser();
  const desktop = await signInAs(email, firefox);
  const phone = await signInAs(email, iphone);
  const entries = await list(desktop);
  expect(entries.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ["Firefox on Windows", true],
    ["Safari on iPhone", false],
  ]);
  const rows = await db().session.findMany({ where: { userId: id } });
  const text = JSON.stringify(entries);
  for (const { sid } of rows) expect(text).not.toContain(sid.slice(0, 12));
  for (const cookie of [desktop, phone])
    expect(text).not.toContain(cookie.split("=")[1]);
  for (const entry of entries) {
    expect(Object.keys(entry).sort()).toEqual([
      "createdAt",
      "device",
      "expiresAt",
      "id",
      "isCurrent",
      "openedBy",
    ]);
    expect(entry.createdAt).toBe(new Date(entry.createdAt).toISOString());
  }
});

test("ends one of the user's own sessions at once", async () => {
  const user = await createUser();
  const [here, there] = [await giveSession(user), await giveSession(user)];
  const other = (await list(here)).find(({ isCurrent }) => !isCurrent);
  expect((await end(other?.id ?? "", here)).status).toBe(200);
  expect([await userStatus(here), await userStatus(there)]).toEqual([200, 401]);
  expect((await end(other?.id ?? "", here)).status).toBe(404);
});

test("another user's session: 404", async () => {
  const [user, stranger] = await Promise.all([createUser(), createUser()]);
  const [cookie, theirs] = [
    await giveSession(user),
    await giveSession(stranger),
  ];
  const [entry] = await list(theirs);
  for (const id of [
    entry?.id ?? "",
    "0",
    "-1",
    "0123456789abcdef",
    "x".repeat(5_000),
    "%",
    "' OR 1=1",
  ]) {
    expect(await end(id, cookie)).toMatchObject({
      status: 404,
      body: { message: "Session not found." },
    });
  }
  expect(await userStatus(theirs)).toBe(200);
});

test("ends all sessions of the user but this one", async () => {
  const [user, stranger] = await Promise.all([createUser(), createUser()]);
  const [here, there, theirs] = [
    await giveSession(user),
    await giveSession(user),
    await giveSession(stranger),
  ];
  const { body } = await answerOf(endOthers(request("DELETE", here)));
  expect(body).toEqual({ message: "Other devices are signed out.", ended: 1 });
  expect([
    await userStatus(here),
    await userStatus(there),
    await userStatus(theirs),
  ]).toEqual([200, 401, 200]);
});

describe("changing the password", () => {
  const change = (cookie: string, body: unknown) =>
    answerOf(changePassword(request("POST", cookie, body)));

  test("requires the current password", async () => {
    const user = await createUser();
    const cookie = await giveSession(user);
    expect(
      await change(cookie, {
        currentPassword: "Wrong-one-1",
        newPassword: chosen,
      }),
    ).toMatchObject({
      status: 422,
      body: {
        code: "invalid_input",
        message: "That is not your current password.",
      },
    });
    expect(await userStatus(cookie)).toBe(200);
  });

  test("signs out every other device, renews this session and notifies the owner", async () => {
    const user = await createUser();
    const [here, there] = [await giveSession(user), await giveSession(user)];
    const { status, headers } = await change(here, {
      currentPassword: password,
      newPassword: chosen,
    });
    expect(status).toBe(200);
    expect([
      await userStatus(here),
      await userStatus(there),
      await userStatus(cookieOf(headers)),
    ]).toEqual([401, 401, 200]);
    expect(
      (await queuedEmails(user.email)).map(({ email }) => email.template),
    ).toEqual(["password_changed"]);
    const again = await signIn(
      createRequest("POST", "/", { email: user.email, password: chosen }),
    );
    expect(again.status).toBe(200);
  });

  test("invalidates an open reset link, which another person may have read", async () => {
    const user = await createUser();
    expect(
      (await forgotPassword(createRequest("POST", "/", { email: user.email })))
        .status,
    ).toBe(200);
    const token = await newestToken(user.email);
    const cookie = await giveSession(user);
    expect(
      (await change(cookie, { currentPassword: password, newPassword: chosen }))
        .status,
    ).toBe(200);
    const reset = await answerOf(
      resetPassword(
        createRequest("POST", "/", { token, password: "Another-one-3" }),
      ),
    );
    expect(reset).toMatchObject({
      status: 400,
      body: { code: "invalid_token" },
    });
    expect(
      (
        await signIn(
          createRequest("POST", "/", { email: user.email, password: chosen }),
        )
      ).status,
    ).toBe(200);
  });

  test("attempts are limited per account", async () => {
    const cookie = await giveSession(await createUser());
    const body = { currentPassword: "Wrong-one-1", newPassword: chosen };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(cookie, body)),
    );
    expect(countStatuses(answers)).toEqual({ 422: 10, 429: 10 });
  });

  test("visitors get a 401", async () => {
    const answer = await changePassword(
      request("POST", undefined, {
        currentPassword: password,
        newPassword: chosen,
      }),
    );
    expect(answer.status).toBe(401);
  });
});

test("a sign-in during a password change creates no session", async () => {
  const user = await createUser();
  const old = await db().user.findUniqueOrThrow({
    where: { id: user.id },
    omit: { password: false },
  });
  const request = { remember: false, device: "Unknown device", oldToken: null };
  await startSession({ id: user.id, passwordHash: old.password }, request);
  await db().user.update({
    where: { id: user.id },
    data: { password: "$argon2id$another" },
  });
  await expect(
    startSession({ id: user.id, passwordHash: old.password }, request),
  ).rejects.toMatchObject({
    code: "invalid_credentials",
  });
  expect(await db().session.count({ where: { userId: user.id } })).toBe(1);
});

describe("GET /api/auth/session", () => {
  test("returns the user and the expiry", async () => {
    const user = await createUser();
    const cookie = await giveSession(user);
    const { body } = await answerOf(readSession(request("GET", cookie)));
    expect(body).toEqual({
      user: { id: String(user.id), email: user.email },
      expires: expect.any(String),
    });
  });

  test("is empty for visitors, and sets no cookie", async () => {
    for (const cookie of [
      undefined,
      "next-auth.session-token=x",
      `next-auth.session-token=${"A".repeat(43)}`,
    ]) {
      const { status, body, headers } = await answerOf(
        readSession(request("GET", cookie)),
      );
      expect([status, body, headers.get("set-cookie")]).toEqual([
        200,
        {},
        null,
      ]);
    }
  });
});
