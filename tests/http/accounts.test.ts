import { randomUUID } from "node:crypto";
import http from "node:http";
import { countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createUser, password, signIn } from "@/tests/support/factories";
import { call, instances, sandboxUrl } from "@/tests/support/instances";
import { runs } from "@/tests/support/repetitions";

afterAll(closeConnections);

const [first, second] = instances();
const freshEmail = () => `${randomUUID()}@example.com`;
const chosen = "Oak-and-ash-9";
const cookieOf = (response: Response) =>
  (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
/** Retries when a busy machine responds with Retry-After. */
async function persist(
  instance: string,
  path: string,
  body: unknown,
  options: object,
): Promise<Response> {
  const answer = await call(instance, "POST", path, body, options);
  if (answer.status !== 503) return answer;
  expect(answer.headers.get("retry-after")).toBe("5");
  return persist(instance, path, body, options);
}
const callers = runs(100);
/** That many parallel calls, alternating between the instances. */
const storm = (path: string, body: unknown, options = {}) =>
  Promise.all(
    Array.from({ length: callers }, (_, index) =>
      persist(index % 2 ? first : second, path, body, options),
    ),
  );

type Arrived = { to: string; subject: string; html: string; text: string };
async function waitForMail(to: string, subject: string): Promise<Arrived> {
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const answer = await fetch(
      `${sandboxUrl()}/outbox.json?to=${encodeURIComponent(to)}`,
    );
    const found = ((await answer.json()) as Arrived[]).find(
      (mail) => mail.subject === subject,
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail "${subject}" to ${to}.`);
}
const tokenIn = ({ text }: Arrived) =>
  /(?:verify|token)=([\w-]{43})/.exec(text)?.[1] ?? "";

async function mailedReset() {
  const user = await createUser();
  await call(first, "POST", "/api/auth/forgot-password", { email: user.email });
  return {
    ...user,
    token: tokenIn(await waitForMail(user.email, "Choose a new password")),
  };
}

test("sign-up, verification and sign-in: across two instances", async () => {
  const email = freshEmail();
  const signedUp = await call(first, "POST", "/api/auth/signup", {
    email,
    password,
  });
  expect(signedUp.status).toBe(201);
  const browser = { cookie: cookieOf(signedUp) };
  expect(
    (await call(second, "POST", "/api/auth/signin", { email, password }))
      .status,
  ).toBe(403);
  const token = tokenIn(await waitForMail(email, "Confirm your email address"));
  for (let count = 0; count < 10; count++) {
    expect(
      (
        await call(
          first,
          "GET",
          `/api/auth/verify-email?token=${token}`,
          undefined,
          browser,
        )
      ).status,
    ).toBe(405);
  }
  expect(
    (await call(first, "POST", "/api/auth/verify-email", { token })).status,
  ).toBe(409);
  expect(
    (await call(second, "POST", "/api/auth/verify-email", { token }, browser))
      .status,
  ).toBe(200);
  const signedIn = await call(first, "POST", "/api/auth/signin", {
    email,
    password,
  });
  expect(signedIn.status).toBe(200);
  const me = await call(second, "GET", "/api/auth/user", undefined, {
    cookie: cookieOf(signedIn),
  });
  expect(await me.json()).toMatchObject({ email, isVerified: true });
});

test("links in emails: always to our own URL, whatever the Host header", async () => {
  const { email } = await createUser();
  const body = JSON.stringify({ email });
  const headers = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    Forwarded: "host=evil.example",
    "X-Original-Host": "evil.example",
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  };
  const status = await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(first);
    const request = http.request({
      hostname,
      port,
      path: "/api/auth/forgot-password",
      method: "POST",
      headers,
    });
    request
      .on("response", (response) => resolve(response.resume().statusCode))
      .on("error", reject);
    request.end(body);
  });
  expect(status).toBe(200);
  const mail = await waitForMail(email, "Choose a new password");
  expect(`${mail.html}${mail.text}`).not.toContain("evil");
  expect(mail.text).toContain(`${first}/reset-password?token=`);
});

describe(`${callers} parallel requests on two instances`, () => {
  test("sign-up: one succeeds", async () => {
    const answers = await storm("/api/auth/signup", {
      email: freshEmail(),
      password,
    });
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: callers - 1 });
  });

  test("verification: one succeeds", async () => {
    const email = freshEmail();
    const cookie = cookieOf(
      await call(first, "POST", "/api/auth/signup", { email, password }),
    );
    const token = tokenIn(
      await waitForMail(email, "Confirm your email address"),
    );
    expect(
      countStatuses(
        await storm("/api/auth/verify-email", { token }, { cookie }),
      ),
    ).toEqual({ 200: 1, 400: callers - 1 });
  });

  test("verification with a new password: one succeeds, and one email is sent", async () => {
    const email = freshEmail();
    await call(first, "POST", "/api/auth/signup", { email, password });
    const token = tokenIn(
      await waitForMail(email, "Confirm your email address"),
    );
    const answers = await storm("/api/auth/verify-email", {
      token,
      newPassword: chosen,
    });
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: callers - 1 });
    await waitForMail(email, "Your password was changed");
    expect(
      (await call(second, "POST", "/api/auth/signin", { email, password }))
        .status,
    ).toBe(401);
    expect(
      (
        await call(second, "POST", "/api/auth/signin", {
          email,
          password: chosen,
        })
      ).status,
    ).toBe(200);
  });

  test("password reset: one succeeds", async () => {
    const { token } = await mailedReset();
    const answers = await storm("/api/auth/reset-password", {
      token,
      password: chosen,
    });
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: callers - 1 });
  });

  test("sign-in: ten attempts are allowed, and claimed X-Forwarded-For entries are ignored", async () => {
    const { email } = await createUser();
    const body = { email, password: "Wrong-one-1" };
    const answers = await storm("/api/auth/signin", body, {
      ipAddress: "198.51.100.77",
    });
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: callers - 10 });
    const claims = { ipAddress: "203.0.113.9, 198.51.100.77" };
    expect(
      (await call(first, "POST", "/api/auth/signin", body, claims)).status,
    ).toBe(429);
  });
});

test("a password reset ends sessions on both instances immediately", async () => {
  const user = await mailedReset();
  const cookies = await Promise.all([signIn(user), signIn(user), signIn(user)]);
  const readAt = (instance: string, cookie: string) =>
    call(instance, "GET", "/api/auth/user", undefined, { cookie });
  const readAll = () =>
    Promise.all(
      cookies.flatMap((cookie) => [
        readAt(first, cookie),
        readAt(second, cookie),
      ]),
    );
  const inFlight = Array.from({ length: 10 }, readAll);
  const reset = await call(first, "POST", "/api/auth/reset-password", {
    token: user.token,
    password: chosen,
  });
  expect(reset.status).toBe(200);
  expect(countStatuses(await readAll())).toEqual({ 401: 6 });
  await Promise.all(inFlight);
  await waitForMail(user.email, "Your password was changed");
});

describe("next-auth", () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  async function callback(
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const csrf = await call(first, "GET", "/api/auth/csrf");
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    return fetch(`${first}/api/auth/callback/credentials`, {
      method: "POST",
      redirect: "manual",
      headers: {
        ...form,
        "Sec-Fetch-Site": "same-origin",
        Cookie: cookieOf(csrf),
        ...headers,
      },
      body: new URLSearchParams({ csrfToken, json: "true", ...fields }),
    });
  }
  const sessionCookie = (response: Response) =>
    response.headers
      .getSetCookie()
      .find((line) => line.startsWith("next-auth.session-token="))
      ?.split(";")[0];

  test("its sign-in creates one of our sessions", async () => {
    const user = await createUser();
    const response = await callback({ email: user.email, password });
    expect(response.status).toBe(200);
    const cookie = sessionCookie(response) ?? "";
    expect(cookie).toMatch(/=[\w-]{43}$/);
    const lines = response.headers.getSetCookie();
    const lifetime = lines
      .find((line) => line.startsWith(cookie))
      ?.match(/Expires=[^;]+/)?.[0];
    const hints = lines.filter((line) =>
      line.startsWith("listwright-signed-in=1; "),
    );
    expect(hints).toEqual([expect.stringContaining(lifetime ?? "an end")]);
    expect(hints[0]).not.toMatch(/HttpOnly/i);
    const session = await call(second, "GET", "/api/auth/session", undefined, {
      cookie,
    });
    expect(await session.json()).toMatchObject({
      user: { id: String(user.id), email: user.email },
    });
    expect(
      (await call(second, "POST", "/api/auth/signout", undefined, { cookie }))
        .status,
    ).toBe(200);
    expect(
      (await call(first, "GET", "/api/auth/user", undefined, { cookie }))
        .status,
    ).toBe(401);
  });

  test.each([
    [
      "a wrong password",
      {},
      { password: "Wrong-one-1" },
      "CredentialsSignin|invalid_credentials",
    ],
    [
      "an unverified address",
      { isVerified: false },
      { password },
      "email_unverified",
    ],
  ])("%s: a documented code and no session", async (_, fields, given, code) => {
    const { email } = await createUser(fields);
    const response = await callback({ email, ...given });
    expect(sessionCookie(response)).toBeUndefined();
    const { url } = (await response.json()) as { url: string };
    expect(new URL(url).origin).toBe(first);
    expect(url).toMatch(new RegExp(`[?&]error=(?:${code})(?:&|$)`));
  });

  test("a form of another site is refused before its body is read", async () => {
    const { email } = await createUser();
    const response = await callback(
      { email, password },
      { "Sec-Fetch-Site": "cross-site" },
    );
    expect(response.status).toBe(403);
    expect(sessionCookie(response)).toBeUndefined();
  });

  test("a body above the limit is refused", async () => {
    expect(
      (await callback({ email: "x".repeat(100_000), password })).status,
    ).toBe(413);
  });

  test("requests can't change a session", async () => {
    const cookie = await signIn(await createUser());
    const answer = await call(
      first,
      "POST",
      "/api/auth/session",
      { role: "admin", isAdmin: true },
      { cookie },
    );
    expect(answer.status).toBe(405);
    const me = await call(first, "GET", "/api/auth/user", undefined, {
      cookie,
    });
    expect(await me.json()).toMatchObject({ isAdmin: false });
  });

  test.each([
    "signin",
    "error",
    "signout",
    "verify-request",
    "new-user",
    "signin/credentials",
    "unknown",
  ])("its own page %s is never shown", async (page) => {
    const response = await fetch(`${first}/api/auth/${page}`, {
      redirect: "manual",
    });
    expect(await response.text()).not.toMatch(/<html/i);
    const location = response.headers.get("location");
    if (location) expect(new URL(location, first).pathname).toBe("/signin");
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https:evil.example",
  ])("%s is refused as a callback URL", async (callbackUrl) => {
    const user = await createUser();
    const response = await callback({
      email: user.email,
      password,
      callbackUrl,
    });
    const { url } = (await response.json()) as { url?: string };
    if (url) expect(new URL(url, first).origin).toBe(first);
  });
});
