import { randomUUID } from "node:crypto";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resendVerification } from "@/app/api/auth/resend-verification/route";
import { POST as resetPassword } from "@/app/api/auth/reset-password/route";
import { POST as signIn } from "@/app/api/auth/signin/route";
import { POST as signOut } from "@/app/api/auth/signout/route";
import { POST as signUp } from "@/app/api/auth/signup/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { POST as verifyEmail } from "@/app/api/auth/verify-email/route";
import { POST as verifyResetToken } from "@/app/api/auth/verify-reset-token/route";
import { db } from "@/lib/database/db";
import { hashToken } from "@/lib/token";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { newestToken, queuedEmails } from "@/tests/support/emails";
import {
  cookiesOf,
  createRequest,
  createUser,
  signIn as giveSession,
  password,
  randomIpAddress,
} from "@/tests/support/factories";
import { runs } from "@/tests/support/repetitions";

// A hundred passwords are hashed in one test.
afterAll(closeConnections);

const freshEmail = () => `${randomUUID()}@example.com`;
const post = (
  route: (request: Request) => Promise<Response>,
  body: unknown,
  options = {},
) => answerOf(route(createRequest("POST", "/api/auth/x", body, options)));
const fresh = { email: "", password };
const findUser = (email: string) =>
  db().user.findUniqueOrThrow({
    where: { email },
    omit: {
      password: false,
      verificationToken: false,
      passwordResetToken: false,
    },
  });
const cookieOf = (headers: Headers) =>
  (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const callers = runs(100);
const parallel = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

describe("sign-up", () => {
  test("creates an unverified account and queues one email", async () => {
    const email = freshEmail();
    const { status, body } = await post(signUp, {
      email: `  ${email.toUpperCase()} `,
      password,
    });
    expect([status, body]).toEqual([
      201,
      {
        message:
          "Account created. Please check your email to verify your address.",
        email,
      },
    ]);
    const user = await findUser(email);
    expect(user.isVerified).toBe(false);
    expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const mails = await queuedEmails(email);
    expect(mails.map(({ email }) => email.template)).toEqual(["verify_email"]);
    const token = await newestToken(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user.verificationToken).toBe(hashToken(token));
  });

  test.each([
    ["/pricing?plan=pro", "/pricing?plan=pro"],
    ["https://evil.example/", "/dashboard"],
    ["//evil.example", "/dashboard"],
    ["/signin?callbackUrl=//evil.example", "/dashboard"],
  ])(
    "the link in the email leads to a path on our own site: %j",
    async (callbackUrl, path) => {
      const email = freshEmail();
      expect(
        (await post(signUp, { email, password, callbackUrl })).status,
      ).toBe(201);
      expect(
        (await post(resendVerification, { email, callbackUrl })).status,
      ).toBe(200);
      const mails = await queuedEmails(email);
      expect(mails.map(({ email }) => email)).toEqual([
        expect.objectContaining({ callbackUrl: path }),
        expect.objectContaining({ callbackUrl: path }),
      ]);
    },
  );

  test("a taken address: 409", async () => {
    const { email } = await createUser();
    const { status, body } = await post(signUp, { email, password });
    expect([status, body]).toEqual([
      409,
      { code: "conflict", message: "Email already registered" },
    ]);
    expect(await queuedEmails(email)).toEqual([]);
  });

  test.each([
    [{ ...fresh, email: "nobody" }, "Please enter a valid email address"],
    [{ password }, "Please enter a valid email address"],
    [
      { ...fresh, email: ["a@example.com"] },
      "Please enter a valid email address",
    ],
    [
      { ...fresh, email: { contains: "" } },
      "Please enter a valid email address",
    ],
    [{ email: "a@example.com" }, "Password is required"],
    [
      { email: "a@example.com", password: "Ab1" },
      "Password must be at least 8 characters long",
    ],
    [
      { email: "a@example.com", password: "kiln-fired-7" },
      "Password must contain at least one uppercase letter",
    ],
    [
      { email: "a@example.com", password: "KILN-FIRED-7" },
      "Password must contain at least one lowercase letter",
    ],
    [
      { email: "a@example.com", password: "Kiln-fired" },
      "Password must contain at least one number",
    ],
    [
      { email: "a@example.com", password: "Password1" },
      "Password must not be one of the most common passwords",
    ],
    [
      { email: "a@example.com", password: `A1${"a".repeat(127)}` },
      "Password must be at most 128 characters long",
    ],
    [
      { email: "a@example.com", password: "Kiln-fired-7\0" },
      "Please remove the characters we can't store.",
    ],
    [
      { email: "a@example.com", password: "Kiln-fired-7\ud800" },
      "Please remove the characters we can't store.",
    ],
  ])("refuses %j", async (input, message) => {
    const { status, body } = await post(signUp, input);
    expect([status, body]).toEqual([400, { code: "invalid_input", message }]);
  });

  test("refuses unknown fields", async () => {
    const email = freshEmail();
    const { status } = await post(signUp, {
      email,
      password,
      isVerified: true,
    });
    expect(status).toBe(400);
    expect(await db().user.count({ where: { email } })).toBe(0);
  });

  test("refuses a password of a megabyte without reading it", async () => {
    const { status, body } = await post(signUp, {
      email: freshEmail(),
      password: "A1".repeat(500_000),
    });
    expect([status, body]).toMatchObject([413, { code: "too_large" }]);
  });

  test(`${callers} parallel sign-ups with one address: one succeeds, and one email is sent`, async () => {
    const email = freshEmail();
    const answers = await parallel(callers, () =>
      post(signUp, { email, password }),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: callers - 1 });
    expect(await queuedEmails(email)).toHaveLength(1);
  });
});

describe("email verification", () => {
  async function signedUp() {
    const email = freshEmail();
    const { headers } = await post(signUp, { email, password });
    return {
      email,
      token: await newestToken(email),
      browser: { cookie: cookiesOf(headers) },
    };
  }
  const invalid = {
    code: "invalid_token",
    message: "Invalid or expired verification link. Please request a new one.",
  };

  test("allows the user to sign in", async () => {
    const { email, token, browser } = await signedUp();
    expect((await post(verifyEmail, { token }, browser)).status).toBe(200);
    expect((await post(signIn, { email, password })).status).toBe(200);
  });

  test(`${callers} parallel requests with one token: one succeeds`, async () => {
    const { token, browser } = await signedUp();
    const answers = await parallel(callers, () =>
      post(verifyEmail, { token }, browser),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: callers - 1 });
  });

  test("the stored hash and a reset token are refused", async () => {
    const { email, token, browser } = await signedUp();
    await post(forgotPassword, { email });
    for (const wrong of [
      hashToken(token),
      await newestToken(email),
      "",
      "x",
      `${token}=`,
      null,
      { gt: "" },
    ]) {
      const { status, body } = await post(
        verifyEmail,
        { token: wrong },
        browser,
      );
      expect([status, body]).toEqual([400, invalid]);
    }
    expect((await findUser(email)).isVerified).toBe(false);
  });

  test.each([
    [-1, 400],
    [60, 200],
  ])("a token that expires in %i s: %i", async (left, status) => {
    const { email, token, browser } = await signedUp();
    await db().user.update({
      where: { email },
      data: { verificationTokenExpires: new Date(Date.now() + left * 1_000) },
    });
    expect((await post(verifyEmail, { token }, browser)).status).toBe(status);
  });

  test("a new email invalidates the old link", async () => {
    const { email, token, browser } = await signedUp();
    expect((await post(resendVerification, { email })).status).toBe(200);
    expect((await post(verifyEmail, { token }, browser)).status).toBe(400);
    expect(
      (await post(verifyEmail, { token: await newestToken(email) }, browser))
        .status,
    ).toBe(200);
  });

  test("resending says why nothing was sent", async () => {
    const { email } = await createUser();
    expect(await post(resendVerification, { email })).toMatchObject({
      status: 400,
      body: { code: "conflict", message: "Email is already verified" },
    });
    expect(
      await post(resendVerification, { email: freshEmail() }),
    ).toMatchObject({
      status: 404,
      body: { message: "User not found" },
    });
  });
});

describe("sign-in", () => {
  test("returns the user and sets an HttpOnly session cookie", async () => {
    const user = await createUser();
    const { status, body, headers } = await post(signIn, {
      email: user.email,
      password,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        id: user.id,
        email: user.email,
        isVerified: true,
        isAdmin: false,
        createdAt: user.createdAt.toISOString(),
      },
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^next-auth\.session-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      "listwright-signed-in=1; Path=/; SameSite=Lax",
    ]);
    const token = cookieOf(headers).split("=")[1] ?? "";
    const [row] = await db().session.findMany({ where: { userId: user.id } });
    expect(row?.sid).toBe(hashToken(token));
    const me = await answerOf(
      readUser(
        createRequest("GET", "/api/auth/user", undefined, {
          cookie: cookieOf(headers),
        }),
      ),
    );
    expect(me.body).toEqual((body as { user: unknown }).user);
  });

  test("a session lasts 30 days with remember, else at most one day", async () => {
    const user = await createUser();
    const day = 86_400_000;
    const { headers } = await post(signIn, {
      email: user.email,
      password,
      remember: true,
    });
    const expires = Date.parse(
      /Expires=([^;]+)/.exec(headers.getSetCookie()[0] ?? "")?.[1] ?? "",
    );
    expect(Math.round((expires - Date.now()) / day)).toBe(30);
    await post(signIn, { email: user.email, password });
    const rows = await db().session.findMany({
      where: { userId: user.id },
      orderBy: { expire: "asc" },
    });
    expect(
      rows.map(({ expire }) =>
        Math.round((expire.getTime() - Date.now()) / day),
      ),
    ).toEqual([1, 30]);
  });

  test("a wrong password and an unknown account get the same response", async () => {
    const { email } = await createUser();
    const expected = [
      401,
      { code: "invalid_credentials", message: "Invalid credentials" },
    ];
    for (const [who, what] of [
      [email, "Kiln-fired-8"],
      [freshEmail(), password],
      [email, password.toLowerCase()],
    ]) {
      const { status, body, headers } = await post(signIn, {
        email: who,
        password: what,
      });
      expect([status, body]).toEqual(expected);
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  test("asks for verification only after the right password", async () => {
    const { email } = await createUser({ isVerified: false });
    expect(await post(signIn, { email, password })).toMatchObject({
      status: 403,
      body: {
        code: "email_unverified",
        message: "Please verify your email address before signing in.",
      },
    });
    expect(
      (await post(signIn, { email, password: "Kiln-fired-8" })).status,
    ).toBe(401);
  });

  test.each([
    [{ email: { contains: "" }, password }],
    [{ email: { startsWith: "a" }, password }],
    [{ email: ["a@example.com"], password }],
    [{ email: "a@example.com", password: { not: "" } }],
    [{ email: "a@example.com", password: 1 }],
    [{ email: "a@example.com", password, remember: "yes" }],
    [["a@example.com", password]],
    [null],
    ["text"],
  ])("refuses operators and other types: %j", async (input) => {
    const { status, body } = await post(signIn, input);
    expect([status, body]).toMatchObject([422, { code: "invalid_input" }]);
  });

  test("ends the session the browser had before", async () => {
    const [victim, attacker] = await Promise.all([createUser(), createUser()]);
    const planted = await giveSession(attacker);
    const { headers } = await post(
      signIn,
      { email: victim.email, password },
      { cookie: planted },
    );
    expect(cookieOf(headers)).not.toBe(planted);
    expect(await db().session.count({ where: { userId: attacker.id } })).toBe(
      0,
    );
  });

  test("a made-up cookie is not adopted", async () => {
    const user = await createUser();
    const chosen = `next-auth.session-token=${"A".repeat(43)}`;
    const { headers } = await post(
      signIn,
      { email: user.email, password },
      { cookie: chosen },
    );
    expect(cookieOf(headers)).not.toBe(chosen);
  });

  test("is limited per account and network address before the password is checked", async () => {
    const { email } = await createUser();
    const ipAddress = randomIpAddress();
    const answers = await parallel(30, () =>
      post(signIn, { email, password: "Wrong-one-1" }, { ipAddress }),
    );
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 20 });
    const { body, headers, status } = await post(
      signIn,
      { email, password },
      { ipAddress },
    );
    expect([status, body]).toEqual([
      429,
      {
        code: "rate_limited",
        message: "Too many sign-in attempts. Please wait before trying again.",
      },
    ]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800);
    expect((await post(signIn, { email, password })).status).toBe(200);
  });

  test("is limited per network address over all accounts, known or not", async () => {
    const ipAddress = randomIpAddress();
    const answers = await parallel(60, () =>
      post(signIn, { email: freshEmail(), password }, { ipAddress }),
    );
    expect(countStatuses(answers)).toEqual({ 401: 50, 429: 10 });
  });

  test("a client's own X-Forwarded-For does not lift the limit", async () => {
    const { email } = await createUser();
    const peer = randomIpAddress();
    const answers = await parallel(15, () =>
      post(
        signIn,
        { email, password: "Wrong-one-1" },
        { ipAddress: `${randomIpAddress()}, ${peer}` },
      ),
    );
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 5 });
  });
});

describe("sign-out", () => {
  test("ends this session on the server and clears the cookie", async () => {
    const user = await createUser();
    const [here, elsewhere] = await Promise.all([
      giveSession(user),
      giveSession(user),
    ]);
    const { status, headers } = await post(signOut, undefined, {
      cookie: here,
    });
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([
      "next-auth.session-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
      "listwright-signed-in=; Path=/; SameSite=Lax; Max-Age=0",
    ]);
    const read = (cookie: string) =>
      readUser(createRequest("GET", "/api/auth/user", undefined, { cookie }));
    expect((await read(here)).status).toBe(401);
    expect((await read(elsewhere)).status).toBe(200);
  });

  test("succeeds without a session", async () => {
    expect((await post(signOut, undefined)).status).toBe(200);
  });
});

describe("password reset", () => {
  const chosen = "Oak-and-ash-9";
  const invalid =
    "Invalid or expired reset token. Please request a new password reset.";
  async function asked(fields = {}) {
    const user = await createUser(fields);
    expect((await post(forgotPassword, { email: user.email })).status).toBe(
      200,
    );
    return { ...user, token: await newestToken(user.email) };
  }

  test("an unknown address: 404", async () => {
    expect(await post(forgotPassword, { email: freshEmail() })).toMatchObject({
      status: 404,
      body: {
        code: "not_found",
        message: "No account found with that email address.",
      },
    });
  });

  test("ends every session, notifies the owner, and the new password works at once", async () => {
    const user = await asked();
    const sessions = await Promise.all([giveSession(user), giveSession(user)]);
    expect(
      (await post(resetPassword, { token: user.token, password: chosen }))
        .status,
    ).toBe(200);
    for (const cookie of sessions) {
      expect(
        (
          await readUser(
            createRequest("GET", "/api/auth/user", undefined, { cookie }),
          )
        ).status,
      ).toBe(401);
    }
    expect((await post(signIn, { email: user.email, password })).status).toBe(
      401,
    );
    expect(
      (await post(signIn, { email: user.email, password: chosen })).status,
    ).toBe(200);
    expect(
      (await queuedEmails(user.email)).map(({ email }) => email.template),
    ).toEqual(["reset_password", "password_changed"]);
  });

  test("leaves other users' sessions alone", async () => {
    const [user, other] = await Promise.all([asked(), createUser()]);
    const cookie = await giveSession(other);
    await post(resetPassword, { token: user.token, password: chosen });
    expect(
      (
        await readUser(
          createRequest("GET", "/api/auth/user", undefined, { cookie }),
        )
      ).status,
    ).toBe(200);
  });

  test("checking the token leaves it valid", async () => {
    const { token } = await asked();
    for (const _ of [1, 2, 3])
      expect(await post(verifyResetToken, { token })).toMatchObject({
        status: 200,
        body: { valid: true },
      });
    expect(
      (await post(resetPassword, { token, password: chosen })).status,
    ).toBe(200);
    expect(await post(verifyResetToken, { token })).toMatchObject({
      status: 400,
      body: { valid: false, message: invalid },
    });
  });

  test(`${callers} parallel resets with one token: one succeeds, and one email is sent`, async () => {
    const user = await asked();
    const answers = await parallel(callers, () =>
      post(resetPassword, { token: user.token, password: chosen }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: callers - 1 });
    expect(await queuedEmails(user.email)).toHaveLength(2);
  });

  test("a weak password is refused and leaves the token valid", async () => {
    const { token } = await asked();
    expect(
      await post(resetPassword, { token, password: "Short1" }),
    ).toMatchObject({
      status: 422,
      body: { message: "Password must be at least 8 characters long" },
    });
    expect(
      await post(resetPassword, { token, password: "Qwerty123" }),
    ).toMatchObject({
      status: 422,
      body: {
        message: "Password must not be one of the most common passwords",
      },
    });
    expect(
      (await post(resetPassword, { token, password: chosen })).status,
    ).toBe(200);
  });

  test("the stored hash, an old or expired token and a verification token are refused", async () => {
    const user = await asked({ isVerified: false });
    await post(forgotPassword, { email: user.email });
    const newest = await newestToken(user.email);
    await post(resendVerification, { email: user.email });
    const tries = [
      user.token,
      hashToken(newest),
      await newestToken(user.email),
      "",
      null,
      { not: "" },
    ];
    for (const token of tries) {
      const { status, body } = await post(resetPassword, {
        token,
        password: chosen,
      });
      expect([status, body]).toEqual([
        400,
        { code: "invalid_token", message: invalid },
      ]);
    }
    await db().user.update({
      where: { id: user.id },
      data: { passwordResetTokenExpires: new Date(Date.now() - 1) },
    });
    expect(
      (await post(resetPassword, { token: newest, password: chosen })).status,
    ).toBe(400);
  });

  test("at most three emails an hour to one address, whether or not it has an account", async () => {
    for (const email of [(await createUser()).email, freshEmail()]) {
      const answers = await parallel(20, () => post(forgotPassword, { email }));
      expect(countStatuses(answers)[429]).toBe(17);
      expect((await post(forgotPassword, { email })).body).toEqual({
        code: "rate_limited",
        message: "Too many reset attempts. Please wait before trying again.",
      });
    }
  });
});
