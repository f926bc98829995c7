import { randomBytes } from "node:crypto";
import { GET as readMetrics } from "@/app/admin/api/metrics/route";
import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import {
  PUT as confirmApp,
  DELETE as removeApp,
  POST as startApp,
} from "@/app/api/auth/factors/app/route";
import { POST as renewCodes } from "@/app/api/auth/factors/recovery-codes/route";
import { GET as readFactors } from "@/app/api/auth/factors/route";
import { POST as finish } from "@/app/api/auth/second-factor/route";
import { GET as listSessions } from "@/app/api/auth/sessions/route";
import { POST as signInRoute } from "@/app/api/auth/signin/route";
import { POST as stepUp } from "@/app/api/auth/step-up/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { POST as rollKey } from "@/app/api/keys/[id]/roll/route";
import { POST as createKey } from "@/app/api/keys/route";
import { POST as authorize } from "@/app/api/oauth/authorization/route";
import { reencryptAppSecrets } from "@/lib/auth/factors/own-factors";
import { requestReset, resetPassword } from "@/lib/auth/reset-password";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { purgeTokens } from "@/lib/maintenance/jobs";
import { hashToken } from "@/lib/token";
import { closeConnections } from "@/tests/support/connections";
import { changesOfSignIn, newestToken } from "@/tests/support/emails";
import {
  createUser,
  password,
  randomIpAddress,
  signIn,
} from "@/tests/support/factories";
import {
  openRouteBrowser,
  type RouteBrowser,
} from "@/tests/support/route-browser";
import { createUserWithApp } from "@/tests/support/second-factors";
import { codeOf, step } from "@/tests/support/time-codes";

const tokenKeys = [randomBytes(32).toString("base64")];
beforeEach(() =>
  Object.assign(env(), {
    TOKEN_ENCRYPTION_KEY: tokenKeys,
    ADMIN_SECOND_FACTOR: "optional",
    ADMIN_EMAILS: [],
  }),
);
afterAll(closeConnections);

/** The right password in a browser; gives the token of the step between. */
async function begin(email: string, browser: RouteBrowser, remember = false) {
  const { status, body } = await browser.send(signInRoute, "POST", {
    email,
    password,
    remember,
  });
  expect([status, body.code]).toEqual([403, "second_factor_required"]);
  return body as { token: string; methods: string[]; message: string };
}

const byCode = (token: string, code: string, method = "app") => ({
  token,
  proof: { method, code },
});

const wrongCode = (right: string) =>
  String((Number(right) + 1) % 1_000_000).padStart(6, "0");

const countSessions = (userId: number) =>
  db().session.count({ where: { userId } });

/** Moves all of the user's steps, challenges and proofs into the past. */
async function pass(userId: number, milliseconds: number) {
  for (const { hash, expiresAt } of await db().signInStep.findMany({
    where: { userId },
  }))
    await db().signInStep.update({
      where: { hash },
      data: { expiresAt: new Date(expiresAt.getTime() - milliseconds) },
    });
  await db().$executeRaw`
    UPDATE "Session" SET sess = jsonb_set(sess, '{confirmed,at}', to_jsonb(
      to_char((now() - make_interval(secs => ${milliseconds / 1_000}::float8)) AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
    WHERE "userId" = ${userId} AND sess ? 'confirmed'`;
}

describe("sign-in", () => {
  test("without a second factor: the password opens a session, as before", async () => {
    const { email } = await createUser();
    const { status, body } = await openRouteBrowser().send(
      signInRoute,
      "POST",
      { email, password },
    );
    expect([status, body.user.email]).toEqual([200, email]);
  });

  test("with an app: the right password gives a step, no session; its code then a session", async () => {
    const { user, secret } = await createUserWithApp();
    const browser = openRouteBrowser();
    const { token, methods, message } = await begin(user.email, browser);
    expect([methods, message]).toEqual([
      ["app", "recovery_code"],
      expect.any(String),
    ]);
    expect(await countSessions(user.id)).toBe(0);
    // The token of the step is none of a session.
    const asSession = openRouteBrowser(`next-auth.session-token=${token}`);
    expect((await asSession.send(readUser, "GET")).status).toBe(401);
    const done = await browser.send(
      finish,
      "POST",
      byCode(token, codeOf(secret)),
    );
    expect([done.status, done.body.user.id]).toEqual([200, user.id]);
    expect((await browser.send(readUser, "GET")).body.id).toBe(user.id);
    const sessions = await browser.send(listSessions, "GET");
    expect(sessions.body).toEqual([
      expect.objectContaining({ openedBy: "password_and_app" }),
    ]);
  });

  test.each([true, false])(
    "remember %s of the password is that of the session",
    async (remember) => {
      const { user, secret } = await createUserWithApp();
      const browser = openRouteBrowser();
      const { token } = await begin(user.email, browser, remember);
      await browser.send(finish, "POST", byCode(token, codeOf(secret)));
      const row = await db().session.findFirstOrThrow({
        where: { userId: user.id },
      });
      expect(row.sess).toMatchObject({ remember });
    },
  );

  test("a wrong password: nothing says that there is a second factor", async () => {
    const { user } = await createUserWithApp();
    const { status, body } = await openRouteBrowser().send(
      signInRoute,
      "POST",
      {
        email: user.email,
        password: "Wrong-one-1",
      },
    );
    expect([status, body]).toEqual([
      401,
      { code: "invalid_credentials", message: "Invalid credentials" },
    ]);
  });

  test("a code with a space, of the step before or after: taken", async () => {
    for (const offset of [0, step]) {
      const { user, secret } = await createUserWithApp();
      const browser = openRouteBrowser();
      const { token } = await begin(user.email, browser);
      const code = codeOf(secret, Date.now() + offset).replace(/(...)/, "$1 ");
      const done = await browser.send(finish, "POST", byCode(token, code));
      expect(done.status).toBe(200);
    }
  });

  test.each([
    [
      "a wrong code",
      (secret: string) => wrongCode(codeOf(secret)),
      "invalid_code",
    ],
    [
      "of a clock ten minutes behind",
      (secret: string) => codeOf(secret, Date.now() - 600_000),
      "invalid_code",
    ],
    [
      "of a clock ten minutes ahead",
      (secret: string) => codeOf(secret, Date.now() + 600_000),
      "invalid_code",
    ],
    [
      "taken already",
      (secret: string) => codeOf(secret, Date.now() - step),
      "invalid_code",
    ],
    ["too short", () => "12345", "invalid_input"],
    ["letters", () => "abcdef", "invalid_input"],
    ["other digits", () => "١٢٣٤٥٦", "invalid_input"],
    ["empty", () => "", "invalid_input"],
  ])(
    "%s: refused, nothing changed, and the next one goes on",
    async (_, codeFrom, refusal) => {
      const { user, secret } = await createUserWithApp();
      const browser = openRouteBrowser();
      const { token } = await begin(user.email, browser);
      const refused = await browser.send(
        finish,
        "POST",
        byCode(token, codeFrom(secret)),
      );
      expect([refused.status, refused.body]).toEqual([
        422,
        { code: refusal, message: expect.stringMatching(/\w{4}/) },
      ]);
      expect(await countSessions(user.id)).toBe(0);
      const done = await browser.send(
        finish,
        "POST",
        byCode(token, codeOf(secret)),
      );
      expect(done.status).toBe(200);
    },
  );

  test("a code is taken once, also by two sign-ins at the same time", async () => {
    const { user, secret } = await createUserWithApp();
    const code = codeOf(secret);
    const browsers = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const browser = openRouteBrowser();
        return { browser, ...(await begin(user.email, browser)) };
      }),
    );
    const outcomes = await Promise.all(
      browsers.map(({ browser, token }) =>
        browser.send(finish, "POST", byCode(token, code)),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      200, 422, 422, 422,
    ]);
    expect(await countSessions(user.id)).toBe(1);
  });

  test("a step is taken once, also with two proofs at the same time", async () => {
    const { user, recoveryCodes } = await createUserWithApp();
    const browser = openRouteBrowser();
    const { token } = await begin(user.email, browser);
    const copies = recoveryCodes.slice(0, 4).map((code) => {
      const copy = openRouteBrowser();
      for (const pair of browser.cookies) copy.cookies.set(...pair);
      return copy.send(finish, "POST", byCode(token, code, "recovery_code"));
    });
    const statuses = (await Promise.all(copies)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await countSessions(user.id)).toBe(1);
  });

  test.each([
    ["no cookie", async () => openRouteBrowser()],
    [
      "another browser's cookie",
      async (email: string) => {
        const other = openRouteBrowser();
        await begin(email, other);
        return other;
      },
    ],
  ])("a stolen step, with %s: refused", async (_, openThief) => {
    const { user, secret } = await createUserWithApp();
    const browser = openRouteBrowser();
    const { token } = await begin(user.email, browser);
    const thief = await openThief(user.email);
    const refused = await thief.send(
      finish,
      "POST",
      byCode(token, codeOf(secret)),
    );
    expect([refused.status, refused.body.code]).toEqual([400, "invalid_token"]);
    expect(await countSessions(user.id)).toBe(0);
    // The code was not used up by it.
    const done = await browser.send(
      finish,
      "POST",
      byCode(token, codeOf(secret)),
    );
    expect(done.status).toBe(200);
  });

  test("a step is over after five minutes, and once the password is another one", async () => {
    const { user, secret } = await createUserWithApp();
    const browser = openRouteBrowser();
    const late = await begin(user.email, browser);
    await pass(user.id, 5 * 60_000);
    const refused = await browser.send(
      finish,
      "POST",
      byCode(late.token, codeOf(secret)),
    );
    expect([refused.status, refused.body.code]).toEqual([400, "invalid_token"]);
    const { token } = await begin(user.email, browser);
    await reset(user.email);
    const again = await browser.send(
      finish,
      "POST",
      byCode(token, codeOf(secret)),
    );
    expect([again.status, again.body.code]).toEqual([400, "invalid_token"]);
    expect(await countSessions(user.id)).toBe(0);
  });
});

async function reset(email: string) {
  await requestReset({ email, ipAddress: randomIpAddress() });
  const token = await newestToken(email);
  await resetPassword({ token, password, ipAddress: randomIpAddress() });
}

test("a reset by mail leaves the factor: the new password alone opens nothing", async () => {
  const { user } = await createUserWithApp();
  await reset(user.email);
  await begin(user.email, openRouteBrowser());
});

describe("tries", () => {
  test("twenty wrong codes at once: five are looked at, the recovery code still works", async () => {
    const { user, secret, recoveryCodes } = await createUserWithApp();
    const wrong = wrongCode(codeOf(secret));
    const attempts = Array.from({ length: 20 }, async () => {
      const browser = openRouteBrowser();
      const ipAddress = randomIpAddress();
      const asked = { email: user.email, password, remember: false };
      const { body } = await browser.send(signInRoute, "POST", asked, {
        ipAddress,
      });
      return browser.send(finish, "POST", byCode(body.token, wrong), {
        ipAddress,
      });
    });
    const codes = (await Promise.all(attempts)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === "invalid_code")).toHaveLength(5);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(15);
    const owner = openRouteBrowser();
    const { token } = await begin(user.email, owner);
    const right = await owner.send(
      finish,
      "POST",
      byCode(token, codeOf(secret)),
    );
    expect(right.status).toBe(429);
    const [code = ""] = recoveryCodes;
    const done = await owner.send(
      finish,
      "POST",
      byCode(token, code, "recovery_code"),
    );
    expect(done.status).toBe(200);
  });

  test("right codes are no tries", async () => {
    const { user, recoveryCodes } = await createUserWithApp();
    for (const code of recoveryCodes.slice(0, 7)) {
      const browser = openRouteBrowser();
      const { token } = await begin(user.email, browser);
      const done = await browser.send(
        finish,
        "POST",
        byCode(token, code, "recovery_code"),
      );
      expect(done.status).toBe(200);
    }
  });
});

describe("recovery codes", () => {
  test("are ten, stored as hashes, and taken once each, in any case and spacing", async () => {
    const { user, recoveryCodes } = await createUserWithApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/);
    const rows = JSON.stringify(
      await db().recoveryCode.findMany({ where: { userId: user.id } }),
    );
    for (const code of recoveryCodes)
      for (const text of [
        code,
        hashToken(code),
        hashToken(code.replaceAll("-", "")),
      ])
        expect(rows).not.toContain(text);
    const [code = ""] = recoveryCodes;
    const use = async (text: string) => {
      const browser = openRouteBrowser();
      const { token } = await begin(user.email, browser);
      const { status } = await browser.send(
        finish,
        "POST",
        byCode(token, text, "recovery_code"),
      );
      return status;
    };
    expect(await use(` ${code.toUpperCase().replaceAll("-", " ")}`)).toBe(200);
    expect(await use(code)).toBe(422);
    const statuses = await Promise.all(
      [1, 2, 3].map(() => use(recoveryCodes[1] ?? "")),
    );
    expect(statuses.sort()).toEqual([200, 422, 422]);
    expect(await changesOfSignIn(user.email)).toEqual([
      "app_added",
      "code_used",
      "code_used",
    ]);
  });

  test("one user's are none of another's, and new ones end those before", async () => {
    const one = await createUserWithApp();
    const other = await createUserWithApp();
    const browser = openRouteBrowser();
    const { token } = await begin(other.user.email, browser);
    const [code = ""] = one.recoveryCodes;
    const foreign = await browser.send(
      finish,
      "POST",
      byCode(token, code, "recovery_code"),
    );
    expect(foreign.status).toBe(422);
    const owner = openRouteBrowser();
    const begun = await begin(one.user.email, owner);
    await owner.send(finish, "POST", byCode(begun.token, codeOf(one.secret)));
    const renewed = await owner.send(renewCodes, "POST");
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await changesOfSignIn(one.user.email)).toContain("codes_renewed");
    const later = openRouteBrowser();
    const again = await begin(one.user.email, later);
    const old = await later.send(
      finish,
      "POST",
      byCode(again.token, code, "recovery_code"),
    );
    expect(old.status).toBe(422);
  });
});

const setUp = async (browser: RouteBrowser) => {
  await browser.send(stepUp, "POST", { method: "password", password });
  const { body } = await browser.send(startApp, "POST");
  return body.secret as string;
};

describe("setting up an app", () => {
  test("takes the password, then a code; it asks for nothing before", async () => {
    const user = await createUser();
    const browser = openRouteBrowser(await signIn(user));
    const refused = await browser.send(startApp, "POST");
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        code: "step_up_required",
        message: expect.any(String),
        methods: ["password"],
      },
    ]);
    const wrong = await browser.send(stepUp, "POST", {
      method: "password",
      password: "Wrong-1-one",
    });
    expect(wrong.status).toBe(422);
    const secret = await setUp(browser);
    expect(
      await db().user.findUnique({
        where: { id: user.id },
        select: { hasSecondFactor: true },
      }),
    ).toEqual({ hasSecondFactor: false });
    const row = await db().authenticatorApp.findUniqueOrThrow({
      where: { userId: user.id },
    });
    expect(JSON.stringify(row)).not.toContain(secret.replaceAll(" ", ""));
    const bad = await browser.send(confirmApp, "PUT", {
      code: wrongCode(codeOf(secret)),
    });
    expect([bad.status, bad.body.code]).toEqual([422, "invalid_code"]);
    const done = await browser.send(confirmApp, "PUT", {
      code: codeOf(secret),
    });
    expect([done.status, done.body.recoveryCodes.length]).toEqual([200, 10]);
    const factors = await browser.send(readFactors, "GET");
    expect(factors.body).toMatchObject({
      app: {},
      recoveryCodes: 10,
      passkeys: [],
    });
  });

  test("a phone whose clock is ten minutes off: the answer says so", async () => {
    const browser = openRouteBrowser(await signIn(await createUser()));
    const secret = await setUp(browser);
    const { status, body } = await browser.send(confirmApp, "PUT", {
      code: codeOf(secret, Date.now() - 600_000),
    });
    expect([status, body.code]).toEqual([422, "invalid_code"]);
    expect(body.message).toContain("clock is about 10 minutes off");
  });

  test("a second one is refused while there is one, and parallel confirmations give one set of codes", async () => {
    const user = await createUser();
    const browser = openRouteBrowser(await signIn(user));
    const code = codeOf(await setUp(browser));
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.send(confirmApp, "PUT", { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db().recoveryCode.count({ where: { userId: user.id } })).toBe(
      10,
    );
    expect((await browser.send(startApp, "POST")).status).toBe(409);
    expect(await changesOfSignIn(user.email)).toEqual(["app_added"]);
  });

  test("without a key to encrypt it, no app is offered, and one from before is no method", async () => {
    const { user } = await createUserWithApp();
    Object.assign(env(), { TOKEN_ENCRYPTION_KEY: undefined });
    const { methods } = await begin(user.email, openRouteBrowser());
    expect(methods).toEqual(["recovery_code"]);
    const browser = openRouteBrowser(await signIn(await createUser()));
    await browser.send(stepUp, "POST", { method: "password", password });
    expect((await browser.send(startApp, "POST")).status).toBe(503);
    expect((await browser.send(readFactors, "GET")).body.canAddApp).toBe(false);
  });

  test("a replaced key: the secret is encrypted anew, and still works", async () => {
    const { user, secret } = await createUserWithApp();
    const find = () =>
      db().authenticatorApp.findUniqueOrThrow({ where: { userId: user.id } });
    const before = await find();
    const next = randomBytes(32).toString("base64");
    Object.assign(env(), { TOKEN_ENCRYPTION_KEY: [next, ...tokenKeys] });
    expect(await reencryptAppSecrets()).toBeGreaterThan(0);
    expect((await find()).keyId).not.toBe(before.keyId);
    Object.assign(env(), { TOKEN_ENCRYPTION_KEY: [next] });
    const browser = openRouteBrowser();
    const { token } = await begin(user.email, browser);
    const done = await browser.send(
      finish,
      "POST",
      byCode(token, codeOf(secret)),
    );
    expect(done.status).toBe(200);
  });
});

const newKey = { name: "Sheet", scopes: ["read"] };
const guarded: [
  string,
  (
    browser: RouteBrowser,
  ) => Promise<{ status: number; body: { code?: string; methods?: string[] } }>,
][] = [
  ["a new key", (browser) => browser.send(createKey, "POST", newKey)],
  [
    "another password",
    (browser) =>
      browser.send(changePassword, "POST", {
        currentPassword: password,
        newPassword: "Oak-and-ash-9",
      }),
  ],
  [
    "deleting the account",
    (browser) => browser.send(deleteAccount, "POST", { password }),
  ],
  ["removing the app", (browser) => browser.send(removeApp, "DELETE")],
  ["new recovery codes", (browser) => browser.send(renewCodes, "POST")],
];

describe("step-up", () => {
  test.each(guarded)(
    "%s: asked of a session opened by a stolen cookie, or ten minutes after the proof",
    async (_, act) => {
      const { user, secret } = await createUserWithApp();
      const stolen = openRouteBrowser(await signIn(user));
      const refused = await act(stolen);
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          code: "step_up_required",
          message: expect.any(String),
          methods: ["app", "recovery_code"],
        },
      ]);
      // The password is no second factor.
      const asPassword = await stolen.send(stepUp, "POST", {
        method: "password",
        password,
      });
      expect(asPassword.status).toBe(422);
      expect((await act(stolen)).status).toBe(403);

      const proved = await stolen.send(stepUp, "POST", {
        method: "app",
        code: codeOf(secret),
      });
      expect(proved.status).toBe(200);
      await pass(user.id, 10 * 60_000);
      expect((await act(stolen)).body.code).toBe("step_up_required");
      const again = await stolen.send(stepUp, "POST", {
        method: "app",
        code: codeOf(secret, Date.now() + step),
      });
      expect(again.status).toBe(200);
      expect((await act(stolen)).status).toBeLessThan(300);
    },
  );

  test("allowing an app and rolling a key: asked; denying an app is not", async () => {
    const { user } = await createUserWithApp();
    const stolen = openRouteBrowser(await signIn(user));
    const answer = { query: "?client_id=none", email: user.email };
    const allowed = await stolen.send(authorize, "POST", {
      ...answer,
      allow: true,
    });
    const denied = await stolen.send(authorize, "POST", {
      ...answer,
      allow: false,
    });
    const rolled = await stolen.send(rollKey, "POST", { overlapHours: 0 });
    expect([allowed.body.code, rolled.body.code]).toEqual([
      "step_up_required",
      "step_up_required",
    ]);
    expect(denied.body.code).not.toBe("step_up_required");
  });

  test("a proof counts in its own session alone", async () => {
    const { user, secret } = await createUserWithApp();
    const [here, there] = [
      openRouteBrowser(await signIn(user)),
      openRouteBrowser(await signIn(user)),
    ];
    await here.send(stepUp, "POST", { method: "app", code: codeOf(secret) });
    expect((await here.send(createKey, "POST", newKey)).status).toBe(201);
    expect((await there.send(createKey, "POST", newKey)).status).toBe(403);
  });

  test("a password from before the factor is no proof once there is one", async () => {
    const user = await createUser();
    const [here, there] = [
      openRouteBrowser(await signIn(user)),
      openRouteBrowser(await signIn(user)),
    ];
    await there.send(stepUp, "POST", { method: "password", password });
    const secret = await setUp(here);
    await here.send(confirmApp, "PUT", { code: codeOf(secret) });
    expect((await there.send(createKey, "POST", newKey)).body.code).toBe(
      "step_up_required",
    );
    expect((await here.send(createKey, "POST", newKey)).status).toBe(201);
  });

  test("without a second factor keys need no proof, as before", async () => {
    const browser = openRouteBrowser(await signIn(await createUser()));
    expect((await browser.send(createKey, "POST", newKey)).status).toBe(201);
  });
});

test("the last factor, removed after using it: recovery codes end, and the password alone signs in", async () => {
  const { user, secret } = await createUserWithApp();
  const browser = openRouteBrowser();
  const { token } = await begin(user.email, browser);
  await browser.send(finish, "POST", byCode(token, codeOf(secret)));
  expect((await browser.send(removeApp, "DELETE")).status).toBe(200);
  expect(await db().recoveryCode.count({ where: { userId: user.id } })).toBe(0);
  expect(await changesOfSignIn(user.email)).toEqual([
    "app_added",
    "app_removed",
  ]);
  const signedIn = await openRouteBrowser().send(signInRoute, "POST", {
    email: user.email,
    password,
  });
  expect(signedIn.status).toBe(200);
});

test("ADMIN_SECOND_FACTOR=required: an administrator without one gets 404, with one 200", async () => {
  const plain = await createUser();
  const { user } = await createUserWithApp();
  Object.assign(env(), { ADMIN_EMAILS: [plain.email, user.email] });
  const read = async (owner: { id: number }) =>
    (await openRouteBrowser(await signIn(owner)).send(readMetrics, "GET"))
      .status;
  const isRequired = async (owner: { id: number }) =>
    (await openRouteBrowser(await signIn(owner)).send(readFactors, "GET")).body
      .isRequired;
  expect([await read(plain), await read(user)]).toEqual([200, 200]);
  expect(await isRequired(plain)).toBe(false);
  Object.assign(env(), { ADMIN_SECOND_FACTOR: "required" });
  expect([await read(plain), await read(user)]).toEqual([404, 200]);
  expect([await isRequired(plain), await isRequired(user)]).toEqual([
    true,
    false,
  ]);
});

test("maintenance: expired steps and challenges, and apps that were never confirmed, are deleted", async () => {
  const user = await createUser();
  const past = new Date(Date.now() - 86_400_000 * 2);
  const userId = user.id;
  await db().signInStep.create({
    data: {
      hash: `h${userId}`,
      userId,
      browserHash: "b",
      remember: false,
      expiresAt: past,
    },
  });
  await db().passkeyChallenge.create({
    data: {
      hash: `h${userId}`,
      purpose: "add",
      holder: "s",
      userId,
      expiresAt: past,
    },
  });
  await db().authenticatorApp.create({
    data: { userId, secret: "s", keyId: "k", createdAt: past },
  });
  const confirmed = await createUserWithApp();
  await begin(confirmed.user.email, openRouteBrowser());
  await purgeTokens();
  const where = { userId };
  expect([
    await db().signInStep.count({ where }),
    await db().passkeyChallenge.count({ where }),
    await db().authenticatorApp.count({ where }),
  ]).toEqual([0, 0, 0]);
  const kept = { userId: confirmed.user.id };
  expect([
    await db().signInStep.count({ where: kept }),
    await db().authenticatorApp.count({ where: kept }),
  ]).toEqual([1, 1]);
});
