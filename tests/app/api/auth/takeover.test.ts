import { randomUUID } from "node:crypto";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resendVerification } from "@/app/api/auth/resend-verification/route";
import { POST as resetPassword } from "@/app/api/auth/reset-password/route";
import { POST as signIn } from "@/app/api/auth/signin/route";
import { POST as signUp } from "@/app/api/auth/signup/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { POST as verifyEmail } from "@/app/api/auth/verify-email/route";
import { db } from "@/lib/database/db";
import { purgeTokens } from "@/lib/maintenance/jobs";
import { hashToken } from "@/lib/token";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { newestToken, queuedEmails } from "@/tests/support/emails";
import {
  cookiesOf,
  createRequest,
  signIn as giveSession,
  randomIpAddress,
} from "@/tests/support/factories";
import { runs } from "@/tests/support/repetitions";

const adminAddress = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = adminAddress;
afterAll(closeConnections);

const attackers = "Planted-by-a-stranger-1";
const owners = "Oak-and-ash-9";
const post = (
  route: (request: Request) => Promise<Response>,
  body: unknown,
  options = {},
) => answerOf(route(createRequest("POST", "/api/auth/x", body, options)));
const callers = runs(100);
const parallel = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const passwordRequired = [
  409,
  expect.objectContaining({ code: "password_required" }),
];
const wrongPassword = [
  401,
  { code: "invalid_credentials", message: "Invalid credentials" },
];

/**
 * An attacker signs up with another person's email. Their browser has the
 * cookies.
 */
async function plant(email = `${randomUUID()}@example.com`) {
  const { status, headers } = await post(signUp, {
    email,
    password: attackers,
  });
  expect(status).toBe(201);
  return {
    email,
    token: await newestToken(email),
    browser: cookiesOf(headers),
  };
}

async function expectLockedOut(email: string, browser: string) {
  expect(
    (await post(signIn, { email, password: attackers }, { cookie: browser }))
      .status,
  ).toBe(401);
}

describe("an account that an attacker created with another person's email", () => {
  test.each([
    ["hers", undefined],
    ["an administrator's", adminAddress],
  ])(
    "%s: her click on the link does not let the attacker in",
    async (_, address) => {
      const { email, token, browser } = await plant(address);
      const { status, body } = await post(verifyEmail, { token });
      expect([status, body]).toEqual(passwordRequired);
      expect(
        await post(signIn, { email, password: attackers }, { cookie: browser }),
      ).toMatchObject({
        status: 403,
        body: { code: "email_unverified" },
      });

      expect(
        (await post(verifyEmail, { token, newPassword: owners })).status,
      ).toBe(200);
      await expectLockedOut(email, browser);
      const signedIn = await post(signIn, { email, password: owners });
      expect(signedIn).toMatchObject({
        status: 200,
        body: { user: { isVerified: true, isAdmin: address !== undefined } },
      });
    },
  );

  test("her own sign-up password is refused, and the link stays valid", async () => {
    const { email, token, browser } = await plant();
    expect((await post(signUp, { email, password: owners })).status).toBe(409);
    const { status, body } = await post(verifyEmail, {
      token,
      password: owners,
    });
    expect([status, body]).toEqual(wrongPassword);
    expect(
      (await post(verifyEmail, { token, newPassword: owners })).status,
    ).toBe(200);
    await expectLockedOut(email, browser);
  });

  type Planted = Awaited<ReturnType<typeof plant>>;
  test.each<[string, (planted: Planted) => Promise<{ status: number }>]>([
    [
      "the link and a new password",
      ({ token }) => post(verifyEmail, { token, newPassword: owners }),
    ],
    [
      "another link, that she asked for",
      async ({ email }) => {
        expect((await post(resendVerification, { email })).status).toBe(200);
        const token = await newestToken(email);
        expect((await post(verifyEmail, { token })).status).toBe(409);
        return post(verifyEmail, { token, newPassword: owners });
      },
    ],
    [
      "a forgotten password",
      async ({ email }) => {
        expect((await post(forgotPassword, { email })).status).toBe(200);
        return post(resetPassword, {
          token: await newestToken(email),
          password: owners,
        });
      },
    ],
  ])("%s signs her in and the attacker out", async (_, enter) => {
    const planted = await plant();
    const { email, browser, token } = planted;
    const { id } = await db().user.findUniqueOrThrow({ where: { email } });
    const session = await giveSession({ id });
    expect((await enter(planted)).status).toBe(200);

    await expectLockedOut(email, browser);
    const read = readUser(
      createRequest("GET", "/api/auth/user", undefined, { cookie: session }),
    );
    expect((await read).status).toBe(401);
    expect(
      (await post(verifyEmail, { token }, { cookie: browser })).status,
    ).toBe(400);
    expect((await post(signIn, { email, password: owners })).status).toBe(200);
    expect((await queuedEmails(email)).at(-1)?.email.template).toBe(
      "password_changed",
    );
  });

  test("a new password invalidates an open reset link", async () => {
    const { email, token } = await plant();
    await post(forgotPassword, { email });
    const reset = await newestToken(email);
    expect(
      (await post(verifyEmail, { token, newPassword: owners })).status,
    ).toBe(200);
    expect(
      (await post(resetPassword, { token: reset, password: attackers })).status,
    ).toBe(400);
  });
});

describe("verification without a password", () => {
  test("works in the browser that signed up, even after an attacker requested another link", async () => {
    const { email, browser } = await plant();
    expect((await post(resendVerification, { email })).status).toBe(200);
    expect(
      (
        await post(
          verifyEmail,
          { token: await newestToken(email) },
          { cookie: browser },
        )
      ).status,
    ).toBe(200);
    expect((await post(signIn, { email, password: attackers })).status).toBe(
      200,
    );
  });

  test("the sign-up cookie lasts as long as the newest link", async () => {
    const { email, browser } = await plant();
    const answer = await post(
      resendVerification,
      { email },
      { cookie: browser },
    );
    expect(answer.headers.getSetCookie()).toEqual([
      `${browser}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`,
    ]);
    expect(
      (await post(resendVerification, { email })).headers.getSetCookie(),
    ).toEqual([]);
    expect(
      (
        await post(
          verifyEmail,
          { token: await newestToken(email) },
          { cookie: browser },
        )
      ).status,
    ).toBe(200);
  });

  test("is refused in any other browser, whatever its cookie", async () => {
    const [{ email, token, browser }, other] = await Promise.all([
      plant(),
      plant(),
    ]);
    const [name = "", secret = ""] = browser.split("=");
    expect(secret).toMatch(/^[\w-]{43}$/);
    const stored = await db().user.findUniqueOrThrow({
      where: { email },
      select: { signUpCookie: true },
    });
    expect(stored).toEqual({ signUpCookie: hashToken(secret) });
    const cookies = [
      other.browser,
      `${name}=${stored.signUpCookie}`,
      `${name}=`,
      `${name}=null`,
      `x${browser}`,
    ];
    for (const cookie of cookies) {
      const { status, body } = await post(verifyEmail, { token }, { cookie });
      expect([status, body]).toEqual(passwordRequired);
    }
    expect(
      (await post(verifyEmail, { token }, { cookie: browser })).status,
    ).toBe(200);
  });

  test("is refused for an account without a sign-up cookie", async () => {
    const { email, token, browser } = await plant();
    await db().user.update({ where: { email }, data: { signUpCookie: null } });
    for (const cookie of [browser, undefined]) {
      const answer = await post(
        verifyEmail,
        { token },
        cookie === undefined ? {} : { cookie },
      );
      expect([answer.status, answer.body]).toEqual(passwordRequired);
    }
  });

  test("is refused once the first link has expired, even if another is requested", async () => {
    const { email, browser } = await plant();
    await db().user.update({
      where: { email },
      data: { verificationTokenExpires: new Date(Date.now() - 1) },
    });
    await purgeTokens();
    expect((await post(resendVerification, { email })).status).toBe(200);
    const { status, body } = await post(
      verifyEmail,
      { token: await newestToken(email) },
      { cookie: browser },
    );
    expect([status, body]).toEqual(passwordRequired);
  });

  test("the sign-up cookie is HttpOnly, and cleared once used", async () => {
    const email = `${randomUUID()}@example.com`;
    const { headers } = await post(signUp, { email, password: owners });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^listwright-sign-up=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/,
      ),
    ]);
    const verified = await post(
      verifyEmail,
      { token: await newestToken(email) },
      { cookie: cookiesOf(headers) },
    );
    expect(verified.headers.getSetCookie()).toEqual([
      "listwright-sign-up=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    ]);
    expect(
      await db().user.findUnique({
        where: { email },
        select: { signUpCookie: true },
      }),
    ).toEqual({
      signUpCookie: null,
    });
  });
});

describe("verification in another browser", () => {
  test("works with the password of the sign-up", async () => {
    const { email, token } = await plant();
    expect(
      (await post(verifyEmail, { token, password: attackers })).status,
    ).toBe(200);
    expect((await post(signIn, { email, password: attackers })).status).toBe(
      200,
    );
    expect(
      (await queuedEmails(email)).map(({ email }) => email.template),
    ).toEqual(["verify_email"]);
  });

  test("without the password it is refused any number of times, and the link stays valid", async () => {
    const { token } = await plant();
    expect(
      countStatuses(await parallel(20, () => post(verifyEmail, { token }))),
    ).toEqual({ 409: 20 });
    expect(
      (await post(verifyEmail, { token, password: attackers })).status,
    ).toBe(200);
  });

  test.each([
    [{ newPassword: "Short1" }, "Password must be at least 8 characters long"],
    [
      { newPassword: "Qwerty123" },
      "Password must not be one of the most common passwords",
    ],
    [{ password: "" }, "Password is required"],
    [{ password: { not: "" } }, "Password is required"],
    [
      { password: attackers, newPassword: owners },
      "Send the password or a new one, not both.",
    ],
  ])("%j is refused, and the link stays valid", async (fields, message) => {
    const { token } = await plant();
    const { status, body } = await post(verifyEmail, { token, ...fields });
    expect([status, body]).toEqual([400, { code: "invalid_input", message }]);
    expect(
      (await post(verifyEmail, { token, password: attackers })).status,
    ).toBe(200);
  });

  test("password attempts count toward the sign-in limit", async () => {
    const [{ email, token }, ipAddress] = [await plant(), randomIpAddress()];
    const wrong = { token, password: "Wrong-one-1" };
    expect(
      countStatuses(
        await parallel(15, () => post(verifyEmail, wrong, { ipAddress })),
      ),
    ).toEqual({
      401: 10,
      429: 5,
    });
    const right = await post(
      verifyEmail,
      { token, password: attackers },
      { ipAddress },
    );
    expect(right).toMatchObject({
      status: 429,
      body: {
        message: "Too many sign-in attempts. Please wait before trying again.",
      },
    });
    expect(
      (await post(signIn, { email, password: attackers }, { ipAddress }))
        .status,
    ).toBe(429);
    expect(
      (await post(verifyEmail, { token, password: attackers })).status,
    ).toBe(200);
  });

  test(`one of ${callers} parallel requests uses the link, whatever the proof`, async () => {
    const { email, token, browser } = await plant();
    const proofs = [
      { body: { token }, options: { cookie: browser } },
      { body: { token, password: attackers } },
      { body: { token, newPassword: owners } },
    ];
    const answers = await parallel(callers, (index) => {
      const { body, options } = proofs[index % proofs.length] ?? {};
      return post(verifyEmail, body, options);
    });
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: callers - 1 });
    const signedIn = await parallel(2, (index) =>
      post(signIn, { email, password: [attackers, owners][index] }),
    );
    expect(countStatuses(signedIn)).toEqual({ 200: 1, 401: 1 });
    const changes = (await queuedEmails(email)).filter(
      ({ email }) => email.template === "password_changed",
    );
    expect(changes).toHaveLength(signedIn[1]?.status === 200 ? 1 : 0);
  });

  test("an expired link is refused with any proof", async () => {
    const { email, token, browser } = await plant();
    const verificationTokenExpires = new Date(Date.now() - 1);
    await db().user.update({
      where: { email },
      data: { verificationTokenExpires },
    });
    for (const fields of [
      {},
      { password: attackers },
      { newPassword: owners },
    ]) {
      expect(
        await post(verifyEmail, { token, ...fields }, { cookie: browser }),
      ).toMatchObject({
        status: 400,
        body: { code: "invalid_token" },
      });
    }
  });
});
