import { createHmac } from "node:crypto";

/** The header `stripe-signature`, good for five minutes after `seconds`. */
export function sign(body: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
