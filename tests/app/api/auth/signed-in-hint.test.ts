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
import { createRequest, createUser, signIn as giveSession, password } from "@/tests/support/factories";

jest.setTimeout(60_000);
afterAll(closeConnections);

type Route = (request: Request) => Promise<Response>;
const hint = "listwright-signed-in=1";
const cleared = "listwright-signed-in=; Path=/; SameSite=Lax; Max-Age=0";
const call = (route: Route, method: string, body?: unknown, cookie?: string) =>
  route(createRequest(method, "/api/x", body, cookie === undefined ? {} : { cookie }));
const hintsOf = ({ headers }: Response) =>
  headers.getSetCookie().filter((line) => line.startsWith("listwright-signed-in="));

test.each([
  [{ remember: false }, /^listwright-signed-in=1; Path=\/; SameSite=Lax$/],
  [{ remember: true }, /^listwright-signed-in=1; Path=\/; SameSite=Lax; Expires=[^;]+ GMT$/],
])("signing in with %j sets one that lives as long as the session", async (choice, line) => {
  const { email } = await createUser();
  const answer = await call(signIn, "POST", { email, password, ...choice });
  expect(hintsOf(answer)).toEqual([expect.stringMatching(line)]);
  const [session = "", beside = ""] = answer.headers.getSetCookie();
  const expires = (text: string) => /Expires=[^;]+/.exec(text)?.[0];
  expect(expires(beside)).toBe(expires(session));
});

test("a failed sign-in sets none, and takes none from whoever is signed in", async () => {
  const { email } = await createUser();
  expect(hintsOf(await call(signIn, "POST", { email, password: "Wrong-one-1" }))).toEqual([]);
  expect(hintsOf(await call(signIn, "POST", { email, password: "Wrong-one-1" }, hint))).toEqual([]);
});

test("signing out, a reset and deletion take it away; a change of password renews it", async () => {
  const user = await createUser();
  const session = await giveSession(user);
  expect(hintsOf(await call(signOut, "POST", undefined, session))).toEqual([cleared]);

  const change = { currentPassword: password, newPassword: "Oak-and-ash-9" };
  const changed = await call(changePassword, "POST", change, await giveSession(user));
  expect(hintsOf(changed)).toEqual([`${hint}; Path=/; SameSite=Lax`]);

  await call(forgotPassword, "POST", { email: user.email });
  const reset = { token: await newestToken(user.email), password: "Ash-and-oak-9" };
  expect(hintsOf(await call(resetPassword, "POST", reset))).toEqual([cleared]);

  const deleted = await call(deleteAccount, "POST", { password: "Ash-and-oak-9" }, await giveSession(user));
  expect(hintsOf(deleted)).toEqual([cleared]);
});

test("the answer that the session has ended takes it away, and leaves those alone who have none", async () => {
  const ended = await giveSession(await createUser(), new Date(Date.now() - 1_000));
  const stale = await call(readUser, "GET", undefined, `${ended}; ${hint}`);
  expect([stale.status, hintsOf(stale)]).toEqual([401, [cleared]]);
  for (const cookie of [ended, undefined, "listwright-signed-in=2", `x${hint}`]) {
    const answer = await call(readUser, "GET", undefined, cookie);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  }
});

test("it opens nothing, and without it a session works as before", async () => {
  expect((await call(readUser, "GET", undefined, hint)).status).toBe(401);
  const answer = await call(readUser, "GET", undefined, await giveSession(await createUser()));
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

test("an answer that nobody can give just now takes nothing away", async () => {
  const failing = userRoute(() => {
    throw new AppError("unavailable", "Later");
  });
  const session = await giveSession(await createUser());
  const answer = await call(failing, "GET", undefined, `${session}; ${hint}`);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
});

test("where the site is served by HTTPS it is sent by HTTPS alone, and scripts may read it", () => {
  const line = "__Secure-next-auth.session-token=abc; Path=/; Expires=x; HttpOnly; Secure; SameSite=Lax";
  expect(hintCookieFor(line)).toBe("listwright-signed-in=1; Path=/; Expires=x; Secure; SameSite=Lax");
});

test.each([
  ["", false],
  [hint, true],
  [`a=b; ${hint}; c=d`, true],
  [`a=b;${hint}`, true],
  ["listwright-signed-in=", false],
  ["listwright-signed-in=10", false],
  [`a=${hint}`, false],
])("%j has the hint: %s", (cookies, isSet) => {
  expect(hasSignedInHint(cookies)).toBe(isSet);
});
