import "server-only";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import type { NewApp } from "@/lib/auth/factors/schema";
import { installation } from "@/lib/settings/installation";

/** Seconds for which a code is shown. What every app does (RFC 6238). */
const period = 30;
/** Steps before and after ours that a clock may be off. */
const tolerance = 1;

/** 160 random bits, Base32 (RFC 4226, 4). */
export const createTimeSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: installation().name, label, secret, period });

function offsetOf(secret: string, code: string, now: Date, window: number) {
  const timestamp = now.getTime();
  return totpOf(secret).validate({ token: code, timestamp, window });
}

/** The number of the step whose code this is; null for a wrong code. */
export function timeStepOf(secret: string, code: string, now: Date) {
  const offset = offsetOf(secret, code, now, tolerance);
  return offset === null
    ? null
    : TOTP.counter({ period, timestamp: now.getTime() }) + offset;
}

/**
 * By how many minutes the clock of whoever made the code is wrong, up to a
 * quarter of an hour; null for a code of no such clock. Only for who knows the
 * secret: to others it would be a hint.
 */
export function clockErrorOf(secret: string, code: string, now: Date) {
  const offset = offsetOf(secret, code, now, (15 * 60) / period);
  return offset && Math.max(1, Math.round((Math.abs(offset) * period) / 60));
}

/** What an app needs to know. */
export function describeNewApp(secret: string, email: string): NewApp {
  const uri = totpOf(secret, email).toString();
  return {
    secret: secret.replace(/(.{4})(?=.)/g, "$1 "),
    uri,
    qr: drawCode(uri),
  };
}

/** With the quiet zone of four modules that readers need. */
function drawCode(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    )
    .join("");
  return { size, path };
}
