import type { StripeEvent } from "../shapes";
import { sign } from "./sign";

export type Endpoint = { url: string; secret: string };

/** Milliseconds that the application may take. */
const patienceMs = 10_000;

/** Posts one event, signed as of now in real time. */
export async function send(event: StripeEvent, { url, secret }: Endpoint) {
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": sign(body, secret, Math.floor(Date.now() / 1000)),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    return { ok: response.ok, text: String(response.status) };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return { ok: false, text: cause?.code ?? (error instanceof Error ? error.name : "failed") };
  }
}
