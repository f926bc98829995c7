import type { CredentialsConfig } from "next-auth/providers/credentials";
import { nextAuthOptions } from "@/lib/auth/next-auth-options";
import { describeSession } from "@/lib/auth/sessions/own-sessions";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import {
  createUser,
  password,
  randomIpAddress,
} from "@/tests/support/factories";

afterAll(closeConnections);

const session = {
  remember: false,
  device: "Firefox on Windows",
  oldToken: null,
};
const options = (ipAddress = randomIpAddress()) =>
  nextAuthOptions(ipAddress, session, async () => undefined);

async function authorize(given: Record<string, string>, ipAddress?: string) {
  // next-auth keeps what it was given under `options`, and lays it over its
  // defaults later.
  const [provider] = options(ipAddress).providers as unknown as {
    options: CredentialsConfig;
  }[];
  return provider?.options.authorize(given, {});
}

test("next-auth: sign-in and errors are on our page, and a session lasts a day", () => {
  expect(options()).toMatchObject({
    session: { strategy: "jwt", maxAge: 86_400 },
    pages: { signIn: "/signin", error: "/signin" },
    cookies: {
      sessionToken: {
        name: "next-auth.session-token",
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: false },
      },
    },
  });
});

test("next-auth: the right password starts a session of ours, whose token becomes the cookie", async () => {
  const { id, email } = await createUser();
  const user = await authorize({ email, password });
  expect(user).toEqual({
    id: String(id),
    email,
    opaque: expect.stringMatching(/^[\w-]{43}$/),
  });
  const { jwt, callbacks } = options();
  const token = await callbacks?.jwt?.({
    token: { sub: "1" },
    user: user ?? { id: "" },
    account: null,
  });
  expect(token).toEqual({ sub: "1", opaque: Object(user).opaque });
  expect(await jwt?.encode?.({ token: token ?? {}, secret: "" })).toBe(
    Object(user).opaque,
  );
  expect(await describeSession(Object(user).opaque)).toMatchObject({
    user: { id: String(id), email },
  });
  const [row] = await db().session.findMany({ where: { userId: id } });
  expect(row?.sess).toMatchObject({ device: session.device, remember: false });
});

test("next-auth: the right password without the second factor starts no session", async () => {
  const { id, email } = await createUser({ hasSecondFactor: true });
  await expect(authorize({ email, password })).rejects.toThrow(
    /^second_factor_required$/,
  );
  expect(await db().session.count({ where: { userId: id } })).toBe(0);
});

test("next-auth: a cookie is never decoded, and a token without a session of ours encodes to nothing", async () => {
  const { jwt, callbacks } = options();
  expect(await jwt?.decode?.({ token: "x", secret: "" })).toBeNull();
  expect(await jwt?.encode?.({ token: { opaque: 1 }, secret: "" })).toBe("");
  const token = { opaque: "kept" };
  expect(
    await callbacks?.jwt?.({ token, user: { id: "1" }, account: null }),
  ).toEqual(token);
});

test.each([
  [{ email: "no-address", password }],
  [{ email: "anna@example.com" }],
  [{}],
])("next-auth: %j is no sign-in at all", async (given) => {
  expect(await authorize(given as Record<string, string>)).toBeNull();
});

test("next-auth: a failed sign-in has a code that may stand in an address", async () => {
  const [known, unverified] = await Promise.all([
    createUser(),
    createUser({ isVerified: false }),
  ]);
  await expect(
    authorize({ email: known.email, password: "Wrong-one-1" }),
  ).rejects.toThrow(/^invalid_credentials$/);
  await expect(
    authorize({ email: unverified.email, password }),
  ).rejects.toThrow(/^email_unverified$/);
  const ipAddress = randomIpAddress();
  for (let count = 0; count < 10; count += 1) {
    await authorize(
      { email: known.email, password: "Wrong-one-1" },
      ipAddress,
    ).catch(() => undefined);
  }
  await expect(
    authorize({ email: known.email, password }, ipAddress),
  ).rejects.toThrow(/^rate_limited$/);
});

test("next-auth: any other failure says no more than unavailable", async () => {
  const { email } = await createUser();
  const failing = jest
    .spyOn(db().user, "findUnique")
    .mockRejectedValue(new Error("secret detail"));
  await expect(authorize({ email, password })).rejects.toThrow(/^unavailable$/);
  failing.mockRestore();
});

test.each([
  [
    "http://localhost:3000/history?page=2",
    "http://localhost:3000/history?page=2",
  ],
  ["/history", "http://localhost:3000/history"],
  [
    "http://localhost:3000.evil.example/history",
    "http://localhost:3000/dashboard",
  ],
  ["https://evil.example/history", "http://localhost:3000/dashboard"],
  ["//evil.example", "http://localhost:3000/dashboard"],
  ["http://[", "http://localhost:3000/dashboard"],
])("next-auth: after signing in, %s leads to %s", async (url, expected) => {
  expect(
    await options().callbacks?.redirect?.({
      url,
      baseUrl: "http://localhost:3000",
    }),
  ).toBe(expected);
});
