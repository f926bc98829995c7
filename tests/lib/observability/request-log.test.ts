import { publicRoute, userRoute } from "@/lib/http/route";
import { log } from "@/lib/log";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

afterAll(closeConnections);
afterEach(() => jest.restoreAllMocks());

function written() {
  const spy = jest.spyOn(log(), "info").mockImplementation(() => undefined);
  return () =>
    spy.mock.calls.map(
      ([entry]) => entry as unknown as Record<string, unknown>,
    );
}

test("request log: one line with route, user and result, without secrets in the path", async () => {
  const lines = written();
  const user = await createUser();
  const cookie = await signIn(user);
  const route = userRoute<{ sessionId: string }>(() => ({}));
  const request = createRequest(
    "GET",
    "/api/verify-subscription/cs_secret%21?email=anna@example.com",
    undefined,
    {
      cookie,
    },
  );
  const response = await route(request, {
    params: Promise.resolve({ sessionId: "cs_secret!" }),
  });
  expect(lines()).toEqual([
    {
      requestId: response.headers.get("x-request-id"),
      method: "GET",
      path: "/api/verify-subscription/[sessionId]",
      status: 200,
      ms: expect.any(Number),
      userId: user.id,
    },
  ]);
});

test("request log: a refused request is logged too", async () => {
  const lines = written();
  await publicRoute(() => ({}))(
    new Request("http://localhost:3000/api/x", { method: "POST" }),
  );
  expect(lines()).toMatchObject([
    { method: "POST", path: "/api/x", status: 403 },
  ]);
});

test.each([
  [
    "a rest of any length",
    "/api/a/b/c",
    { unknown: ["a", "b", "c"] },
    "/api/[...unknown]",
  ],
  [
    "a rest that repeats the name before it",
    "/api/api/api/",
    { unknown: ["api", "api"] },
    "/api/[...unknown]",
  ],
  [
    "an encoded value",
    "/api/listings/%2541",
    { id: "%2541" },
    "/api/listings/[id]",
  ],
  [
    "two values",
    "/api/logos/7/png",
    { id: "7", format: "png" },
    "/api/logos/[id]/[format]",
  ],
  [
    "a value like the name after it",
    "/api/listings/form/form",
    { id: "form" },
    "(unknown)",
  ],
  [
    "a value that is not in the path",
    "/api/listings/x",
    { id: "y" },
    "(unknown)",
  ],
])(
  "request log: %s: the path is that of a route",
  async (_, path, params, expected) => {
    const lines = written();
    await publicRoute<Record<string, string | string[]>>(() => ({}))(
      createRequest("GET", path),
      {
        params: Promise.resolve(params),
      },
    );
    expect(lines()).toMatchObject([{ path: expected }]);
  },
);
