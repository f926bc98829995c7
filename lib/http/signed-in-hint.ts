import "server-only";
import { clearedSessionCookie, sessionCookieName } from "@/lib/auth/cookies";
import { hasSignedInHint, hintCookieFor } from "@/lib/auth/signed-in-hint";
import { AppError } from "@/lib/errors";

/** Lets the hint follow the session's cookie, whichever call sets or takes that. */
export function addSignedInHint(headers: Headers) {
  const start = `${sessionCookieName()}=`;
  for (const line of headers.getSetCookie()) {
    if (line.startsWith(start)) headers.append("Set-Cookie", hintCookieFor(line));
  }
}

/** Takes a hint away that turned out wrong: the session it spoke of has ended. */
export function clearStaleHint(request: Request, error: unknown, headers: Headers) {
  const isStale = error instanceof AppError && error.code === "unauthenticated";
  if (isStale && hasSignedInHint(request.headers.get("cookie") ?? "")) {
    headers.append("Set-Cookie", hintCookieFor(clearedSessionCookie()));
  }
}
