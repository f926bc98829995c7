import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Throws `cross_site` unless the browser vouches that one of our own pages makes the call.
 * Sec-Fetch-Site can't be set by scripts; old browsers that lack it send Origin with every unsafe method.
 */
export function requireSameOrigin(request: Request) {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const isOurs = site === null ? request.headers.get("origin") === env().APP_URL : site === "same-origin";
  if (!isOurs) throw new AppError("cross_site", "This call is only allowed from our own pages.");
}
