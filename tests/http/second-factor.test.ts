import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import {
  cookiesOf,
  createUser,
  password,
  signIn,
} from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";
import { createSoftPasskey } from "@/tests/support/soft-passkey";
import { codeOf, step } from "@/tests/support/time-codes";

jest.setTimeout(120_000);
afterAll(closeConnections);

const [first, second] = instances();
/** One after the other of the instances. */
const instanceOf = (turn: number) => (turn % 2 === 0 ? first : second);

type Answer = { status: number; body: Record<string, string>; cookie: string };

async function send(
  instance: string,
  method: string,
  path: string,
  body: unknown,
  cookie = "",
): Promise<Answer> {
  const answer = await call(instance, method, path, body, { cookie });
  return {
    status: answer.status,
    body: await answer.json(),
    cookie: cookiesOf(answer.headers),
  };
}

/** In a session that has shown the password. */
async function openConfirmed() {
  const user = await createUser();
  const cookie = await signIn(user);
  const proof = { method: "password", password };
  await send(first, "POST", "/api/auth/step-up", proof, cookie);
  return { user, cookie };
}

async function createUserWithApp() {
  const { user, cookie } = await openConfirmed();
  const path = "/api/auth/factors/app";
  const { body } = await send(first, "POST", path, undefined, cookie);
  const secret = body.secret ?? "";
  const code = codeOf(secret, Date.now() - step);
  const done = await send(first, "PUT", path, { code }, cookie);
  expect(done.status).toBe(200);
  return { user, secret };
}

/** The right password in a browser of its own. */
async function begin(instance: string, email: string) {
  const asked = { email, password };
  const begun = await send(instance, "POST", "/api/auth/signin", asked);
  expect([begun.status, begun.body.code]).toEqual([
    403,
    "second_factor_required",
  ]);
  expect(begun.cookie).toMatch(/^listwright-sign-in=[\w-]{43}$/);
  return { token: begun.body.token, cookie: begun.cookie };
}

const finish = (
  instance: string,
  { token, cookie }: { token: string | undefined; cookie: string },
  code: string,
) => {
  const body = { token, proof: { method: "app", code } };
  return send(instance, "POST", "/api/auth/second-factor", body, cookie);
};

const count = (answers: Answer[], status: number, code?: string) =>
  answers.filter(
    (answer) => answer.status === status && answer.body.code === code,
  ).length;

test("forty wrong codes at two instances at once: five are looked at", async () => {
  const { user, secret } = await createUserWithApp();
  const right = [0, step, -step].map((by) => codeOf(secret, Date.now() + by));
  const wrong = ["111111", "222222", "333333", "444444"].find(
    (code) => !right.includes(code),
  );
  const steps: { token: string | undefined; cookie: string }[] = [];
  for (let turn = 0; turn < 8; turn += 1)
    steps.push(await begin(instanceOf(turn), user.email));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => {
      const held = steps[turn % steps.length];
      if (!held) throw new Error("no step");
      return finish(instanceOf(turn), held, wrong ?? "");
    }),
  );
  expect(count(answers, 422, "invalid_code")).toBe(5);
  expect(count(answers, 429, "rate_limited")).toBe(35);
  const where = {
    userId: user.id,
    sess: { path: ["openedBy"], equals: "password_and_app" },
  };
  expect(await db().session.count({ where })).toBe(0);
});

test("one code, eight sign-ins at two instances at once: one session", async () => {
  const { user, secret } = await createUserWithApp();
  const steps = await Promise.all(
    Array.from({ length: 4 }, (_, turn) => begin(instanceOf(turn), user.email)),
  );
  const code = codeOf(secret);
  const answers = await Promise.all(
    steps.map((held, turn) => finish(instanceOf(turn), held, code)),
  );
  expect(count(answers, 200)).toBe(1);
  expect(count(answers, 422, "invalid_code")).toBe(3);
});

test("one assertion, at two instances at once: one session", async () => {
  const { user, cookie } = await openConfirmed();
  const device = createSoftPasskey(new URL(first).origin);
  const path = "/api/auth/factors/passkeys";
  const asked = await send(first, "POST", `${path}/options`, undefined, cookie);
  const response = device.create({ challenge: asked.body.challenge ?? "" });
  const added = await send(first, "POST", path, { response }, cookie);
  expect(added.status).toBe(201);
  const options = await send(first, "POST", "/api/auth/passkey/options", {});
  const signed = device.sign({ challenge: options.body.challenge ?? "" });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      send(
        instanceOf(turn),
        "POST",
        "/api/auth/passkey",
        { response: signed },
        options.cookie,
      ),
    ),
  );
  expect(count(answers, 200)).toBe(1);
  expect(count(answers, 422, "invalid_passkey")).toBe(11);
  const where = {
    userId: user.id,
    sess: { path: ["openedBy"], equals: "passkey" },
  };
  expect(await db().session.count({ where })).toBe(1);
});

test("next-auth's own door asks too: the password alone gets no session cookie", async () => {
  const { user } = await createUserWithApp();
  const csrf = await call(first, "GET", "/api/auth/csrf");
  const { csrfToken } = await csrf.json();
  const answer = await call(
    first,
    "POST",
    "/api/auth/callback/credentials",
    { csrfToken, email: user.email, password, json: "true" },
    { cookie: cookiesOf(csrf.headers) },
  );
  expect((await answer.json()).url).toContain("error=second_factor_required");
  expect(cookiesOf(answer.headers)).not.toContain("session-token");
});
