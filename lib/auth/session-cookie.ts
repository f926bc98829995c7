import "server-only";
import { env } from "@/lib/env";

const tokenPattern = /^[\w-]{43}$/;

const isSecure = () => env().APP_URL.startsWith("https:");

/** The name by which next-auth knows it too; the prefix makes browsers refuse it from plain HTTP. */
export function sessionCookieName() {
  return `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;
}

/** The opaque token of the request, or null if there is none that could be ours. */
export function readSessionToken(request: Request) {
  const wanted = `${sessionCookieName()}=`;
  const pair = (request.headers.get("cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(wanted));
  const token = pair?.slice(wanted.length);
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

function serialize(value: string, attributes: string[]) {
  const fixed = ["Path=/", "HttpOnly", "SameSite=Lax", ...(isSecure() ? ["Secure"] : [])];
  return [`${sessionCookieName()}=${value}`, ...fixed, ...attributes].join("; ");
}

/** The Set-Cookie line that hands over a session. Without `remember` the browser drops it when it closes. */
export function sessionCookie({ token, expire, remember }: { token: string; expire: Date; remember: boolean }) {
  return serialize(token, remember ? [`Expires=${expire.toUTCString()}`] : []);
}

/** The Set-Cookie line that takes the session away. */
export function clearedSessionCookie() {
  return serialize("", ["Max-Age=0"]);
}
