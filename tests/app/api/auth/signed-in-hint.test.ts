import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resetPassword } from "@/app/api/auth/reset-password/route";
import { POST as signIn } from "@/app/api/auth/signin/route";
import { POST as signOut } from "@/app/api/auth/signout/route";
import { GET as readUser } from "@/app/api/auth/user/route";
import { hasSignedInHint, hintCookieFor } from "@/lib/auth/signed-in-hint";
import { AppError } from "@/lib/errors";
import { userRoute } from "@/lib/http/route";
import { closeConnections } from "@/tests/support/connections";
import { newestToken } from "@/tests/support/emails";
import {
  createRequest,
  createUser,
  signIn as giveSession,
  password,
} from "@/tests/support/factories";

afterAll(closeConnections);

type Route = (request: Request) => Promise<Response>;
const hint = "listwright-signed-in=1";
const cleared = "listwright-signed-in=; Path=/; SameSite=Lax; Max-Age=0";
const call = (route: Route, method: string, body?: unknown, cookie?: string) =>
  route(
    createRequest(
      method,
      "/api/x",
      body,
      cookie === undefined ? {} : { cookie },
    ),
  );
const hintsOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .filter((line) => line.startsWith("listwright-signed-in="));

test.each([
  [{ remember: false }, /^listwright-signed-in=1; Path=\/; SameSite=Lax$/],
  [
    { remember: true },
    /^listwright-signed-in=1; Path=\/; SameSite=Lax; Expires=[^;]+ GMT$/,
  ],
])(
  "sign-in with %j sets a hint that lasts as long as the session",
  async (choice, line) => {
    const { email } = await createUser();
    const answer = await call(signIn, "POST", { email, password, ...choice });
    expect(hintsOf(answer)).toEqual([expect.stringMatching(line)]);
    const [session = "", beside = ""] = answer.headers.getSetCookie();
    const expires = (text: string) => /Expires=[^;]+/.exec(text)?.[0];
    expect(expires(beside)).toBe(expires(session));
  },
);

test("a failed sign-in neither sets nor clears the hint", async () => {
  const { email } = await createUser();
  expect(
    hintsOf(await call(signIn, "POST", { email, password: "Wrong-one-1" })),
  ).toEqual([]);
  expect(
    hintsOf(
      await call(signIn, "POST", { email, password: "Wrong-one-1" }, hint),
    ),
  ).toEqual([]);
});

test("sign-out, password reset and account deletion clear the hint; a password change renews it", async () => {
  const user = await createUser();
  const session = await giveSession(user);
  expect(hintsOf(await call(signOut, "POST", undefined, session))).toEqual([
    cleared,
  ]);

  const change = { currentPassword: password, newPassword: "Oak-and-ash-9" };
  const changed = await call(
    changePassword,
    "POST",
    change,
    await giveSession(user),
  );
  expect(hintsOf(changed)).toEqual([`${hint}; Path=/; SameSite=Lax`]);

  await call(forgotPassword, "POST", { email: user.email });
  const reset = {
    token: await newestToken(user.email),
    password: "Ash-and-oak-9",
  };
  expect(hintsOf(await call(resetPassword, "POST", reset))).toEqual([cleared]);

  const deleted = await call(
    deleteAccount,
    "POST",
    { password: "Ash-and-oak-9" },
    await giveSession(user),
  );
  expect(hintsOf(deleted)).toEqual([cleared]);
});

test("a 401 clears the hint, and sets no cookie for a browser without one", async () => {
  const ended = await giveSession(
    await createUser(),
    new Date(Date.now() - 1_000),
  );
  const stale = await call(readUser, "GET", undefined, `${ended}; ${hint}`);
  expect([stale.status, hintsOf(stale)]).toEqual([401, [cleared]]);
  for (const cookie of [
    ended,
    undefined,
    "listwright-signed-in=2",
    `x${hint}`,
  ]) {
    const answer = await call(readUser, "GET", undefined, cookie);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  }
});

test("the hint grants nothing, and a session works without it", async () => {
  expect((await call(readUser, "GET", undefined, hint)).status).toBe(401);
  const answer = await call(
    readUser,
    "GET",
    undefined,
    await giveSession(await createUser()),
  );
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

test("a 503 does not clear the hint", async () => {
  const failing = userRoute(() => {
    throw new AppError("unavailable", "Later");
  });
  const session = await giveSession(await createUser());
  const answer = await call(failing, "GET", undefined, `${session}; ${hint}`);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
});

test("on HTTPS the hint is Secure and readable by scripts", () => {
  const line =
    "__Secure-next-auth.session-token=abc; Path=/; Expires=x; HttpOnly; Secure; SameSite=Lax";
  expect(hintCookieFor(line)).toBe(
    "listwright-signed-in=1; Path=/; Expires=x; Secure; SameSite=Lax",
  );
});

test.each([
  ["", false],
  [hint, true],
  [`a=b; ${hint}; c=d`, true],
  [`a=b;${hint}`, true],
  ["listwright-signed-in=", false],
  ["listwright-signed-in=10", false],
  [`a=${hint}`, false],
])("cookies %j have the hint: %s", (cookies, isSet) => {
  expect(hasSignedInHint(cookies)).toBe(isSet);
});
