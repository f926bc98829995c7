import "server-only";
import { env } from "@/lib/env";

const tokenPattern = /^[\w-]{43}$/;

/** Whether browsers send our cookies over encrypted connections alone. */
export const isSecure = () => env().APP_URL.startsWith("https:");

/** The token that the request's cookie of this name holds, or null if there is none that could be ours. */
export function readToken(request: Request, name: string) {
  const wanted = `${name}=`;
  const pair = (request.headers.get("cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(wanted));
  const token = pair?.slice(wanted.length);
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** A Set-Cookie line, for a cookie that scripts can't read and other sites' forms don't send. */
export function serializeCookie(name: string, value: string, attributes: string[]) {
  const fixed = ["Path=/", "HttpOnly", "SameSite=Lax", ...(isSecure() ? ["Secure"] : [])];
  return [`${name}=${value}`, ...fixed, ...attributes].join("; ");
}
