import { Secret, TOTP } from "otpauth";

/** Milliseconds for which an app shows a code. */
export const step = 30_000;

/** The code that an app with this secret shows at a time. */
export const codeOf = (secret: string, at = Date.now()) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(" ", "")),
    timestamp: at,
  });
