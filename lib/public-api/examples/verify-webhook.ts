/** A program of a receiver's, which a test runs. */
export const verifyWebhook = `import { createHmac, timingSafeEqual } from "node:crypto";

// headers: with names in lower case. body: the text as it came, before it is
// parsed.
export function isGenuine(secret, headers, body) {
  const sentAt = headers["webhook-timestamp"];
  if (!(Math.abs(Date.now() / 1000 - sentAt) < 300)) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const content = headers["webhook-id"] + "." + sentAt + "." + body;
  const expected = "v1," + createHmac("sha256", key).update(content).digest("base64");
  return headers["webhook-signature"].split(" ").some(
    (one) => one.length === expected.length && timingSafeEqual(Buffer.from(one), Buffer.from(expected)),
  );
}`;
