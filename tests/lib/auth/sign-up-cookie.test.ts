import {
  clearedSessionCookie,
  clearedSignUpCookie,
  readSessionToken,
  readSignUpToken,
  sessionCookie,
  signUpCookie,
} from "@/lib/auth/cookies";
import { createToken } from "@/lib/token";

process.env.APP_URL = "https://listwright.example";
const read = (cookie: string) =>
  readSignUpToken(
    new Request("https://listwright.example/", { headers: { cookie } }),
  );

test("sign-up cookie: on HTTPS its prefix keeps plain HTTP and other hosts of the domain from setting it", () => {
  const token = createToken();
  const attributes = "Path=/; HttpOnly; SameSite=Lax; Secure";
  expect(signUpCookie(token)).toBe(
    `__Host-listwright-sign-up=${token}; ${attributes}; Max-Age=86400`,
  );
  expect(clearedSignUpCookie()).toBe(
    `__Host-listwright-sign-up=; ${attributes}; Max-Age=0`,
  );
  expect(read(`a=b; __Host-listwright-sign-up=${token}`)).toBe(token);
  expect(read(`listwright-sign-up=${token}`)).toBeNull();
});

test("session cookie: kept until its session ends, or until the browser closes", () => {
  const token = createToken();
  const expire = new Date("2026-12-01T12:00:00Z");
  const line = `__Secure-next-auth.session-token=${token}; Path=/; HttpOnly; SameSite=Lax; Secure`;
  expect(sessionCookie({ token, expire, remember: true })).toBe(
    `${line}; Expires=Tue, 01 Dec 2026 12:00:00 GMT`,
  );
  expect(sessionCookie({ token, expire, remember: false })).toBe(line);
  expect(clearedSessionCookie()).toBe(`${line.replace(token, "")}; Max-Age=0`);
});

test("session cookie: what can't be a token of ours is not read", () => {
  const token = createToken();
  const readSession = (cookie: string) =>
    readSessionToken(
      new Request("https://listwright.example/", { headers: { cookie } }),
    );
  expect(readSession(`__Secure-next-auth.session-token=${token}`)).toBe(token);
  for (const wrong of [token.slice(1), `${token}x`, `${token.slice(1)}.`, ""]) {
    expect(readSession(`__Secure-next-auth.session-token=${wrong}`)).toBeNull();
  }
  expect(
    readSessionToken(new Request("https://listwright.example/")),
  ).toBeNull();
});
