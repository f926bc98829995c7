import "server-only";
import { isIP } from "node:net";
import { env } from "@/lib/env";

/** The first 64 bits: what a provider gives to one household, within which addresses change freely. */
function network64(address: string) {
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const groups = address.includes("::")
    ? [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back]
    : front;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * The address that limits count, or "unknown", one bucket for all who have none.
 * Our server appends the socket's address to X-Forwarded-For, and each proxy of ours in front of it one more entry;
 * everything to the left of those is the caller's own claim.
 */
export function clientAddress(request: Request, hops = env().TRUSTED_PROXY_HOPS) {
  const entries = (request.headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const entry = (entries.at(-1 - hops) ?? "").replace(/^\[|\]$|%.*$/g, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(entry)?.[1];
  const address = (mapped ?? entry).toLowerCase();
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? network64(address) : "unknown";
}
