import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds, also for clocks that differ. */
const lifetime = 120;

export const tokenHeader = "x-doctor-token";

function sign(secret: string, time: number) {
  return createHmac("sha256", secret)
    .update(`listwright doctor ${time}`)
    .digest("hex");
}

/**
 * Lets `npm run doctor` ask its installation, which has the same secret, for
 * two minutes.
 */
export function createToken(secret: string, now: number) {
  const time = Math.floor(now / 1_000);
  return `${time}.${sign(secret, time)}`;
}

export function isValidToken(token: string, secret: string, now: number) {
  const [, time, signature] = /^(\d{1,12})\.([\da-f]{64})$/.exec(token) ?? [];
  if (!time || !signature || Math.abs(now / 1_000 - Number(time)) > lifetime)
    return false;
  return timingSafeEqual(
    Buffer.from(signature, "hex"),
    Buffer.from(sign(secret, Number(time)), "hex"),
  );
}
