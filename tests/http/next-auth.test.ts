import { closeConnections } from "@/tests/support/connections";
import {
  createUser,
  password,
  randomIpAddress,
  signIn,
} from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";

afterAll(closeConnections);

const [first] = instances();
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Every action of next-auth, and unknown ones. */
const actions = [
  "_log",
  "callback",
  "callback/credentials",
  "callback/credentials/more",
  "callback/email",
  "callback/github",
  "csrf",
  "csrf/more",
  "error",
  "error/Callback",
  "providers",
  "signin/credentials",
  "signin/github",
  "signout/now",
  "verify-request",
  "new-user",
  "unknown",
  "__proto__",
  "CSRF",
  "callback%2fcredentials%2f",
];
/**
 * Actions replaced by our own routes. Next refuses their other methods without
 * a body.
 */
const ownCalls = { signin: ["POST"], signout: ["POST"], session: ["GET"] };
/** The mounted parts of next-auth: its sign-in and the CSRF token for it. */
const mounted: Record<string, number> = {
  "GET csrf": 200,
  "POST callback/credentials": 302,
};

function send(
  method: string,
  action: string,
  options: { body?: string; type?: string; cookie?: string } = {},
) {
  const body = method === "GET" ? undefined : (options.body ?? "{}");
  return fetch(`${first}/api/auth/${action}`, {
    method,
    redirect: "manual",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": randomIpAddress(),
      ...(body !== undefined && {
        "Content-Type": options.type ?? "application/json",
      }),
      ...(options.cookie !== undefined && { Cookie: options.cookie }),
    },
    ...(body !== undefined && { body }),
  });
}

async function expectProblem(answer: Response, status: number, code: string) {
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { code, message: expect.any(String) },
  ]);
}

describe.each(methods)("%s", (method) => {
  test.each(actions)("/api/auth/%s", async (action) => {
    const answer = await send(method, action, {
      cookie: await signIn(await createUser()),
    });
    const status = mounted[`${method} ${action}`];
    if (status === undefined) await expectProblem(answer, 404, "not_found");
    else expect(answer.status).toBe(status);
  });

  test.each(Object.entries(ownCalls))(
    "/api/auth/%s is handled by our own route",
    async (action, own) => {
      const answer = await send(method, action);
      expect(answer.status === 405).toBe(!own.includes(method));
      expect(await answer.text()).not.toMatch(/html|next-auth/i);
    },
  );
});

describe("the mounted sign-in", () => {
  const path = "callback/credentials";
  const form = "application/x-www-form-urlencoded";
  async function csrf() {
    const answer = await send("GET", "csrf");
    const { csrfToken } = (await answer.json()) as { csrfToken: string };
    return {
      csrfToken,
      cookie: answer.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; "),
    };
  }

  test.each([
    ["a cut object", '{"csrfToken":"a"', 400, "bad_request"],
    ["no JSON at all", "]", 400, "bad_request"],
    ["an empty body", "", 400, "bad_request"],
    ["half a character", "\xff\xfe", 400, "bad_request"],
    ["null", "null", 422, "invalid_input"],
    ["a list", "[1]", 422, "invalid_input"],
    ["a number", "7", 422, "invalid_input"],
    [
      "an object where a text belongs",
      '{"callbackUrl":{"a":1}}',
      422,
      "invalid_input",
    ],
    [
      "a list where a text belongs",
      '{"email":["a@example.com"]}',
      422,
      "invalid_input",
    ],
    ["NUL", '{"email":"\\u0000"}', 422, "invalid_input"],
  ])(
    "a JSON body that is %s: refused with a code",
    async (_, text, status, code) => {
      const body = Buffer.from(text, "latin1").toString("latin1");
      await expectProblem(await send("POST", path, { body }), status, code);
    },
  );

  test("names of built-in properties are not fields", async () => {
    const { csrfToken, cookie } = await csrf();
    const fields = `{"csrfToken":"${csrfToken}"}`;
    const body = `{"__proto__":${fields},"constructor":${JSON.stringify(fields)}}`;
    expect(
      (await send("POST", path, { body, cookie })).headers.get("location"),
    ).toMatch(/csrf=true$/);
  });

  test("JSON: signs in like a form", async () => {
    const { email } = await createUser();
    const { csrfToken, cookie } = await csrf();
    const fields = { csrfToken, email, password, json: "true" };
    const bodies = {
      "application/json": JSON.stringify(fields),
      [form]: new URLSearchParams(fields).toString(),
    };
    for (const [type, body] of Object.entries(bodies)) {
      const answer = await send("POST", path, { type, body, cookie });
      const lines = answer.headers.getSetCookie();
      expect([
        answer.status,
        lines.some((line) => /^next-auth\.session-token=[\w-]{43};/.test(line)),
      ]).toEqual([200, true]);
    }
  });

  test.each([
    "nowhere",
    "http://",
    "//",
    "",
    "https://evil.example/x",
    "/\\evil.example",
    "/generate",
  ])("callbackUrl %j: redirects to our own pages", async (callbackUrl) => {
    const { email } = await createUser();
    const { csrfToken, cookie } = await csrf();
    const body = new URLSearchParams({
      csrfToken,
      email,
      password,
      json: "true",
      callbackUrl,
    }).toString();
    const answer = await send("POST", path, { type: form, body, cookie });
    expect(answer.status).toBe(200);
    expect(new URL((await answer.json()).url).origin).toBe(first);
  });

  test.each([
    "?callbackUrl=nowhere",
    "?error=x&callbackUrl[]=1",
    "?nextauth=_log",
  ])("the query %s is ignored", async (query) => {
    expect((await send("GET", `csrf${query}`)).status).toBe(200);
    expect((await send("POST", `${path}${query}`)).status).toBe(302);
  });

  test("a cookie with an invalid callback URL: refused with a code", async () => {
    const cookie = "next-auth.callback-url=nowhere";
    await expectProblem(
      await send("GET", "csrf", { cookie }),
      400,
      "bad_request",
    );
    await expectProblem(
      await send("POST", path, { cookie }),
      400,
      "bad_request",
    );
  });
});

test("its client's log endpoint: 404 for every method", async () => {
  const entry = {
    level: "error",
    code: "mug@example.com",
    message: "x".repeat(60_000),
  };
  await expectProblem(
    await call(first, "POST", "/api/auth/_log", entry),
    404,
    "not_found",
  );
  const body = new URLSearchParams(entry).toString();
  await expectProblem(
    await send("POST", "_log", {
      type: "application/x-www-form-urlencoded",
      body,
    }),
    404,
    "not_found",
  );
});
