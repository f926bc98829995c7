import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/errors";

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const originPattern = /^https?:\/\/[^/?#]*/i;
const pageMethods = ["GET", "HEAD"];
const apiMethods = [
  ...pageMethods,
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
];

/**
 * Rules that match by path must hold for every spelling of it, so each path is
 * reduced to one. Null for an invalid path.
 */
export function normalizePath(path: string): string | null {
  if (!path.startsWith("/")) return null;
  const segments: string[] = [];
  try {
    for (const segment of path.split("/").map(decodeURIComponent)) {
      if (/[\\\p{Cc}]/u.test(segment)) return null;
      if (segment === "..") segments.pop();
      else if (segment !== "." && segment !== "")
        segments.push(encodeURIComponent(segment));
    }
  } catch {
    return null;
  }
  const isFolder = segments.length > 0 && path.endsWith("/");
  return `/${segments.join("/")}${isFolder ? "/" : ""}`;
}

/**
 * Exactly one Host, and a readable one (RFC 9112, 3.2). Of several, `headers`
 * would have the first.
 */
function hasValidHost({
  headersDistinct: { host: hosts },
  httpVersion,
}: IncomingMessage) {
  if (hosts === undefined) return httpVersion === "1.0";
  return hosts.length === 1 && hosts.every((host) => hostPattern.test(host));
}

export const isApiPath = (path: string) =>
  /^\/(?:(?:admin\/)?api(?:\/|$)|metrics$|mcp\/?$|oauth\/(?:register|revoke|token)\/?$|\.well-known\/oauth-)/.test(
    path,
  );

/**
 * Runs before everything else: later handlers see a normalized path, a method
 * that it can have, and an RSC header only on RSC requests. Returns the path;
 * throws the AppError to send for an invalid request.
 */
export function validateRequest(request: IncomingMessage) {
  const { url = "", method = "", headers } = request;
  if (!hasValidHost(request))
    throw new AppError("bad_request", "The Host header can't be read.");

  const query = url.indexOf("?");
  const target = query < 0 ? url : url.slice(0, query);
  const path = normalizePath(
    target.replace(originPattern, "") ||
      (originPattern.test(target) ? "/" : ""),
  );
  if (path === null)
    throw new AppError("bad_request", "The address can't be read.");

  const allowed = isApiPath(path) ? apiMethods : pageMethods;
  if (!allowed.includes(method)) throw methodNotAllowed(allowed.join(", "));
  // Next's internal error pages are not public.
  if (path.startsWith("/_") && !path.startsWith("/_next/"))
    throw new AppError("not_found", "Not found.");
  if (headers.rsc !== "1") delete headers.rsc;
  request.url = query < 0 ? path : path + url.slice(query);
  return path;
}

export function methodNotAllowed(allow: string) {
  return new AppError(
    "method_not_allowed",
    "This address doesn't support that method.",
    { allow },
  );
}
