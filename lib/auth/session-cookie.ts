import "server-only";
import { isSecure, readToken, serializeCookie } from "@/lib/auth/cookie";

/** The name by which next-auth knows it too; the prefix makes browsers refuse it from plain HTTP. */
export function sessionCookieName() {
  return `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;
}

/** The opaque token of the request, or null if there is none that could be ours. */
export function readSessionToken(request: Request) {
  return readToken(request, sessionCookieName());
}

/** The Set-Cookie line that hands over a session. Without `remember` the browser drops it when it closes. */
export function sessionCookie({ token, expire, remember }: { token: string; expire: Date; remember: boolean }) {
  return serializeCookie(sessionCookieName(), token, remember ? [`Expires=${expire.toUTCString()}`] : []);
}

/** The Set-Cookie line that takes the session away. */
export function clearedSessionCookie() {
  return serializeCookie(sessionCookieName(), "", ["Max-Age=0"]);
}
