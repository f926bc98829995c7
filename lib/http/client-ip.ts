import "server-only";
import { isIP } from "node:net";
import { env } from "@/lib/env";

/**
 * The first 64 bits, which providers assign to one household. Devices change
 * the rest freely.
 */
function network64(ipAddress: string) {
  const [head = "", tail = ""] = ipAddress.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const groups = ipAddress.includes("::")
    ? [
        ...front,
        ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"),
        ...back,
      ]
    : front;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * The IP address, or IPv6 network, that rate limits count by; "unknown" if
 * there is none. Our server appends the socket's address to X-Forwarded-For,
 * and each of our proxies one more entry. The entries to the left of those come
 * from the caller and can't be trusted.
 */
export function clientIp(request: Request, hops = env().TRUSTED_PROXY_HOPS) {
  const entries = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim());
  const entry = (entries.at(-1 - hops) ?? "").replace(/^\[|\]$|%.*$/g, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(entry)?.[1];
  const ipAddress = (mapped ?? entry).toLowerCase();
  if (isIP(ipAddress) === 4) return ipAddress;
  return isIP(ipAddress) === 6 ? network64(ipAddress) : "unknown";
}
