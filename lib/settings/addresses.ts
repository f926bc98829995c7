import ipaddr from "ipaddr.js";
import { z } from "zod";

export const address = z.url({ protocol: /^https?$/ });
export const addressWithoutLogin = address.refine((value) => {
  const url = URL.parse(value);
  return url === null || url.username + url.password === "";
}, "must not hold a user name or password");

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
/** Whether a host is this machine. An IPv6 address may stand in brackets. */
export const isLoopback = (host: string) => loopback.test(host);

/** Whether an address leads to this machine. */
export const isLocal = (url: string) => isLoopback(new URL(url).hostname);

const privateRanges = new Set(["loopback", "private", "uniqueLocal"]);
/** Names that no public server has, such as a container's. */
const privateName = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/;

/** What is sent in plain text to it stays on this machine or its network. */
export function isPrivate(url: string) {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host)
    ? privateRanges.has(ipaddr.process(host).range())
    : privateName.test(host);
}
