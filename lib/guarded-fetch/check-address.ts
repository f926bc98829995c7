import "server-only";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";

/** Why nothing was fetched, or nothing that counts. */
export type FetchFailure = "address" | "connection" | "timeout" | "too_large";

/** Its message names no address, and is safe to show to whoever gave it. */
export class GuardedFetchError extends Error {
  override name = "GuardedFetchError";
  constructor(
    readonly reason: FetchFailure,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}

const refused = (message: string) => new GuardedFetchError("address", message);

const maxAddressLength = 2_000;
const ports = new Set(["", "8443"]);
const hasAllowedPort = ({ port }: URL) => ports.has(port) || allowsLoopback();

/**
 * Only tests set it; production refuses to start with it, see
 * `lib/settings/env-schema.ts`.
 */
const allowsLoopback = () => env().ALLOW_LOOPBACK_FETCH;

/** Without the brackets that an address has around a literal of IPv6. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/**
 * Throws `address` unless we may connect to it as far as the text tells; what
 * its name resolves to is checked with it.
 */
export function checkAddress(text: string, ownOrigin?: string): URL {
  const url = text.length <= maxAddressLength ? URL.parse(text) : null;
  if (url === null) throw refused("This is not an address.");
  if (url.username !== "" || url.password !== "")
    throw refused("The address must not hold a user name or password.");
  if (ownOrigin !== undefined && url.origin === ownOrigin) return url;
  const host = hostOf(url);
  if (allowsLoopback() && isLoopback(host) && /^https?:$/.test(url.protocol))
    return url;
  if (url.protocol !== "https:")
    throw refused("The address must start with https://.");
  if (!hasAllowedPort(url))
    throw refused("The address must use port 443 or 8443.");
  if (isIP(host) !== 0) requirePublic([host]);
  else if (!host.includes(".") || /(?:^|\.)localhost\.?$/.test(host))
    throw refused(notPublic);
  return url;
}

const notPublic = "The address must point to a public server.";

/** Throws `address` unless every one of these IP addresses is public. */
export function requirePublic(addresses: string[]) {
  if (addresses.length === 0)
    throw new GuardedFetchError(
      "connection",
      "The server's name could not be resolved.",
    );
  const isAllowed = (address: string) =>
    isPublic(address) || (allowsLoopback() && isLoopback(address));
  if (!addresses.every(isAllowed)) throw refused(notPublic);
}

const isLoopback = (host: string) =>
  host === "localhost" ||
  (ipaddr.isValid(host) && ipaddr.parse(host).range() === "loopback");

/**
 * What IANA has given out for IPv6 so far; everything outside of it is for
 * special uses.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Addresses of IPv6 that hold one of IPv4, such as mapped ones, NAT64 and 6to4,
 * are never public.
 */
function isPublic(address: string) {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return (
    parsed.range() === "unicast" &&
    (parsed.kind() === "ipv4" || parsed.match(globalUnicast))
  );
}
