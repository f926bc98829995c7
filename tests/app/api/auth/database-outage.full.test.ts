import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resetPassword } from "@/app/api/auth/reset-password/route";
import { GET as readSession } from "@/app/api/auth/session/route";
import { POST as signInRoute } from "@/app/api/auth/signin/route";
import { POST as signOut } from "@/app/api/auth/signout/route";
import { POST as signUp } from "@/app/api/auth/signup/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { GET as health } from "@/app/api/health/route";
import { adminRoute } from "@/lib/http/route";
import { answerOf, countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { startDatabaseProxy } from "@/tests/support/database-proxy";
import {
  createRequest,
  createUser,
  password,
  signIn,
} from "@/tests/support/factories";
import { repetitions } from "@/tests/support/repetitions";

let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
beforeAll(async () => {
  proxy = await startDatabaseProxy();
});
afterEach(() => proxy.restore());
afterAll(async () => {
  await closeConnections();
  await proxy.close();
});

type Route = (request: Request) => Promise<Response>;
const get = (route: Route, cookie: string) =>
  route(createRequest("GET", "/", undefined, { cookie }));
const post = (route: Route, body: unknown, cookie?: string) =>
  route(
    createRequest("POST", "/", body, cookie === undefined ? {} : { cookie }),
  );

async function expectUnavailable(response: Response) {
  const { status, body, headers } = await answerOf(response);
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: "unavailable" });
  expect(headers.get("retry-after")).toBe("5");
  expect(headers.get("set-cookie")).toBeNull();
}

async function callAll(cookie: string) {
  const email = "anna@example.com";
  return Promise.all([
    get(readUser, cookie),
    get(readSession, cookie),
    get(
      adminRoute(() => ({})),
      cookie,
    ),
    post(signInRoute, { email, password }),
    post(signUp, { email, password }),
    post(forgotPassword, { email }),
    post(resetPassword, { token: "x", password }),
    post(signOut, undefined, cookie),
  ]);
}

test.each(["cut", "hang"] as const)(
  "with the database %s, everything says so and nobody is signed out",
  async (mode) => {
    const cookie = await signIn(await createUser());
    proxy[mode]();
    for (const response of await callAll(cookie))
      await expectUnavailable(response);
    proxy.restore();
    expect((await get(readUser, cookie)).status).toBe(200);
  },
);

const browsers = 200;

test(`sessions survive database restarts under ${browsers} polling browsers, and no cookie changes`, async () => {
  const cookies: string[] = [];
  for (let count = 0; count < browsers; count++)
    cookies.push(await signIn(await createUser()));
  for (let restart = 0; restart < repetitions(3, 10); restart++) {
    const polls = cookies.flatMap((cookie) => [
      get(readUser, cookie),
      get(readSession, cookie),
    ]);
    proxy.cut();
    const answers = await Promise.all(polls);
    const statuses = Object.keys(countStatuses(answers));
    expect(statuses.filter((status) => status !== "200")).toEqual(["503"]);
    expect(answers.filter(({ headers }) => headers.has("set-cookie"))).toEqual(
      [],
    );
    proxy.restore();
  }
  // In groups, as only the sessions count now and not how many fit in a moment.
  const answers: Response[] = [];
  for (let first = 0; first < browsers; first += 20)
    answers.push(
      ...(await Promise.all(
        cookies.slice(first, first + 20).map((cookie) => get(readUser, cookie)),
      )),
    );
  expect(countStatuses(answers)).toEqual({ 200: browsers });
});

test("health check: names the part that is down, and recovers by itself", async () => {
  const read = () =>
    answerOf(health(new Request("http://localhost:3000/api/health")));
  expect(await read()).toMatchObject({ status: 200, body: { status: "ok" } });
  proxy.cut();
  expect(await read()).toMatchObject({
    status: 503,
    body: { status: "down", part: "database" },
  });
  proxy.restore();
  expect(await read()).toMatchObject({ status: 200, body: { status: "ok" } });
});
