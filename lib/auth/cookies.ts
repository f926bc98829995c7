import "server-only";
import { emailTokenLifetimes } from "@/lib/auth/token";
import { env } from "@/lib/env";

const tokenPattern = /^[\w-]{43}$/;

/** Whether browsers send our cookies only over encrypted connections. */
const isSecure = () => env().APP_URL.startsWith("https:");

/**
 * The name that next-auth uses too; the prefix makes browsers refuse it over
 * plain HTTP.
 */
export const sessionCookieName = () =>
  `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;

/**
 * The prefix makes browsers refuse one that another host of the domain, or
 * plain HTTP, tries to plant.
 */
const signUpCookieName = () =>
  `${isSecure() ? "__Host-" : ""}listwright-sign-up`;

/** Of a browser in which somebody is signing in. */
const signInCookieName = () =>
  `${isSecure() ? "__Host-" : ""}listwright-sign-in`;
const signInMinutes = 10;

/** Of a browser that had a listing written without an account. */
const tryCookieName = () => `${isSecure() ? "__Host-" : ""}listwright-try`;
const tryDays = 30;

/**
 * The session token of the request, or null if it has none that could be ours.
 */
export const readSessionToken = (request: Request) =>
  readToken(request, sessionCookieName());

/** The token that identifies the browser that signed up, or null. */
export const readSignUpToken = (request: Request) =>
  readToken(request, signUpCookieName());

/** The token of a browser that tried, or null. */
export const readTryToken = (request: Request) =>
  readToken(request, tryCookieName());

/** The token of a browser in which somebody is signing in, or null. */
export const readSignInToken = (request: Request) =>
  readToken(request, signInCookieName());

function readToken(request: Request, name: string) {
  const start = `${name}=`;
  const pair = (request.headers.get("cookie") ?? "")
    .split(/;\s*/)
    .find((one) => one.startsWith(start));
  const token = pair?.slice(start.length);
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/**
 * The Set-Cookie line that starts a session. Without `remember` the browser
 * deletes the cookie when it closes.
 */
export function sessionCookie({
  token,
  expire,
  remember,
}: {
  token: string;
  expire: Date;
  remember: boolean;
}) {
  return serializeCookie(
    sessionCookieName(),
    token,
    remember ? [`Expires=${expire.toUTCString()}`] : [],
  );
}

export const clearedSessionCookie = () =>
  serializeCookie(sessionCookieName(), "", ["Max-Age=0"]);

/**
 * The Set-Cookie line for the browser that signs up or asks for another link.
 * It expires with the link.
 */
export function signUpCookie(token: string) {
  return serializeCookie(signUpCookieName(), token, [
    `Max-Age=${emailTokenLifetimes.verify / 1_000}`,
  ]);
}

export const clearedSignUpCookie = () =>
  serializeCookie(signUpCookieName(), "", ["Max-Age=0"]);

/**
 * The Set-Cookie line for a browser that is asked for a passkey or a second
 * factor: what it is asked can't be answered by another one.
 */
export const signInCookie = (token: string) =>
  serializeCookie(signInCookieName(), token, [`Max-Age=${signInMinutes * 60}`]);

export const clearedSignInCookie = () =>
  serializeCookie(signInCookieName(), "", ["Max-Age=0"]);

/** The Set-Cookie line for a browser that tried: one try in so many days. */
export const tryCookie = (token: string) =>
  serializeCookie(tryCookieName(), token, [
    `Max-Age=${tryDays * 24 * 60 * 60}`,
  ]);

/** Scripts can't read it, and forms on other sites don't send it. */
function serializeCookie(name: string, value: string, attributes: string[]) {
  const fixed = [
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure() ? ["Secure"] : []),
  ];
  return [`${name}=${value}`, ...fixed, ...attributes].join("; ");
}
