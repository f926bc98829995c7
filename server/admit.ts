import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/errors";

const knownHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const absoluteForm = /^https?:\/\/[^/?#]*/i;
const reading = ["GET", "HEAD"];
const calling = [...reading, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** A path has many spellings, and what is decided by its name must hold for all of them. Null for what names nothing. */
export function normalizePath(path: string): string | null {
  if (!path.startsWith("/")) return null;
  const segments: string[] = [];
  try {
    for (const segment of path.split("/").map(decodeURIComponent)) {
      if (/[\\\p{Cc}]/u.test(segment)) return null;
      if (segment === "..") segments.pop();
      else if (segment !== "." && segment !== "") segments.push(encodeURIComponent(segment));
    }
  } catch {
    return null;
  }
  const isFolder = segments.length > 0 && path.endsWith("/");
  return `/${segments.join("/")}${isFolder ? "/" : ""}`;
}

export const isCall = (path: string) => /^\/(?:admin\/)?api(?:\/|$)/.test(path);

/**
 * Stands before everything else: whoever answers afterwards finds one spelling of the address, a method it has, and
 * an RSC header only where RSC is meant. Throws what the caller is answered instead.
 */
export function admit(request: IncomingMessage) {
  const { url = "", method = "", headers } = request;
  const isHost = headers.host === undefined ? request.httpVersion === "1.0" : knownHost.test(headers.host);
  if (!isHost) throw new AppError("bad_request", "The Host header can't be read.");

  const query = url.indexOf("?");
  const given = query < 0 ? url : url.slice(0, query);
  const path = normalizePath(given.replace(absoluteForm, "") || (absoluteForm.test(given) ? "/" : ""));
  if (path === null) throw new AppError("bad_request", "The address can't be read.");

  const allowed = isCall(path) ? calling : reading;
  if (!allowed.includes(method)) throw notAllowed(allowed.join(", "));
  // Next's own pages for errors are no addresses.
  if (path.startsWith("/_") && !path.startsWith("/_next/")) throw new AppError("not_found", "Not found.");
  if (headers.rsc !== "1") delete headers.rsc;
  request.url = query < 0 ? path : path + url.slice(query);
  return path;
}

export function notAllowed(allow: string) {
  return new AppError("method_not_allowed", "This address doesn't support that method.", { allow });
}
