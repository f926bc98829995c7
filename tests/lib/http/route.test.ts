import { z } from "zod";
import { AppError, errorStatus } from "@/lib/errors";
import { adminRoute, publicRoute, userRoute } from "@/lib/http/route";
import { hashToken } from "@/lib/token";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

afterAll(closeConnections);

const get = (cookie?: string) =>
  createRequest(
    "GET",
    "/api/x",
    undefined,
    cookie === undefined ? {} : { cookie },
  );
const failing = (error: unknown) =>
  publicRoute(() => {
    throw error;
  });

test("data becomes JSON with headers against caching, framing and scripts", async () => {
  const { status, body, headers } = await answerOf(
    publicRoute(() => ({ a: 1 }))(get()),
  );
  expect([status, body]).toEqual([200, { a: 1 }]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "private, no-store",
    "content-security-policy":
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
});

test("responses and errors have the same headers", async () => {
  const routes = [
    publicRoute(
      () =>
        new Response("x", { status: 201, headers: { "Set-Cookie": "a=b" } }),
    ),
    publicRoute(() => Response.redirect("http://localhost:3000/x")),
    failing(new AppError("not_found", "Gone")),
    failing(new Error("boom")),
    userRoute(() => ({})),
  ];
  for (const route of routes) {
    const { headers } = await route(get());
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("the request id is generated, whatever the caller sends", async () => {
  const request = createRequest("GET", "/api/x", undefined, {
    headers: { "X-Request-Id": "forged" },
  });
  let seen = "";
  const response = await publicRoute(({ requestId }) => {
    seen = requestId;
  })(request);
  expect(response.headers.get("x-request-id")).toBe(seen);
  expect(seen).not.toBe("forged");
});

test.each(Object.entries(errorStatus))("%s: %i", async (code, status) => {
  const answer = await answerOf(
    failing(new AppError(code as keyof typeof errorStatus, "Words"))(get()),
  );
  expect([answer.status, answer.body]).toEqual([
    status,
    { code, message: "Words" },
  ]);
});

test("Retry-After is in seconds", async () => {
  const { headers } = await failing(
    new AppError("rate_limited", "Wait", { retryAfter: 7 }),
  )(get());
  expect(headers.get("retry-after")).toBe("7");
});

test.each([
  [
    "an error of ours",
    new Error("relation User at 10.0.0.5, anna@example.com"),
  ],
  [
    "malformed data of our own",
    z.object({ a: z.string() }).safeParse({}).error,
  ],
  ["something that is no error", "text"],
])("%s: 500 without details", async (_, error) => {
  const answer = await answerOf(failing(error)(get()));
  expect([answer.status, answer.body]).toEqual([
    500,
    { code: "internal", message: "Something went wrong. Please try again." },
  ]);
});

const coded = (code: string, message = "x") =>
  Object.assign(new Error(message), { code });
test.each([
  ["a refused connection", coded("ECONNREFUSED")],
  ["a connection cut", coded("ECONNRESET")],
  ["Prisma can't reach it", coded("P1001")],
  ["Prisma's pool timed out", coded("P2024")],
  ["Prisma's transaction could not begin", coded("P2028")],
  ["it is shutting down", coded("57P01")],
  ["it is starting up", coded("57P03")],
  ["a statement took too long", coded("57014")],
  [
    "a raw query met a shutdown",
    Object.assign(coded("P2010"), {
      meta: {
        driverAdapterError: { cause: { kind: "postgres", code: "57P03" } },
      },
    }),
  ],
  [
    "the pool waited too long",
    new Error("timeout exceeded when trying to connect"),
  ],
  ["an answer took too long", new Error("Query read timeout")],
  ["a connection ended", new Error("Connection terminated unexpectedly")],
  [
    "a connection timed out",
    new Error("Connection terminated due to connection timeout"),
  ],
  [
    "a cause further down",
    new Error("outer", {
      cause: new Error("inner", { cause: coded("ECONNREFUSED") }),
    }),
  ],
])("database failure: 503 with Retry-After: %s", async (_, error) => {
  const answer = await answerOf(failing(error)(get()));
  expect([
    answer.status,
    answer.headers.get("retry-after"),
    answer.body,
  ]).toMatchObject([503, "5", { code: "unavailable" }]);
});

test.each([
  [
    "a raw query of ours that is wrong",
    Object.assign(coded("P2010"), { meta: { code: "42601" } }),
  ],
  ["a broken rule", coded("P2002")],
])("not a database failure: %s", async (_, error) => {
  expect((await failing(error)(get())).status).toBe(500);
});

describe("authorization", () => {
  const asUser = userRoute(({ user }) => ({ id: user.id }));
  const asAdmin = adminRoute(({ user }) => ({ id: user.id }));

  test("without a session: 401, and 404 on an administrator's route", async () => {
    expect(await answerOf(asUser(get()))).toMatchObject({
      status: 401,
      body: { code: "unauthenticated", message: "Authentication required" },
    });
    expect(await answerOf(asAdmin(get()))).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  });

  test("a user: allowed, but 404 on an administrator's route", async () => {
    const user = await createUser();
    const cookie = await signIn(user);
    expect(await answerOf(asUser(get(cookie)))).toMatchObject({
      status: 200,
      body: { id: user.id },
    });
    expect((await asAdmin(get(cookie))).status).toBe(404);
  });

  const token = "A".repeat(43);
  test.each([
    "next-auth.session-token=",
    "next-auth.session-token=x",
    `next-auth.session-token=${token}`,
    `next-auth.session-token=${token}%00`,
    `next-auth.session-token="${token}"`,
    "next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..x.y.z",
    `next-auth.session-token=${"A".repeat(100_000)}`,
    "next-auth.session-token[$ne]=x",
    ";;;=;",
  ])("a forged cookie: no session: %.60s", async (cookie) => {
    expect((await asUser(get(cookie))).status).toBe(401);
  });

  test("an expired session and a stored hash: no session", async () => {
    const user = await createUser();
    expect(
      (await asUser(get(await signIn(user, new Date(Date.now() - 1))))).status,
    ).toBe(401);
    const cookie = await signIn(user);
    const hash = hashToken(cookie.split("=")[1] ?? "");
    expect((await asUser(get(`next-auth.session-token=${hash}`))).status).toBe(
      401,
    );
    expect(
      (await asUser(get(`next-auth.session-token=${hash.slice(0, 43)}`)))
        .status,
    ).toBe(401);
  });
});
