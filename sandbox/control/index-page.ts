import { faultModes } from "../faults";
import type { Reply } from "../wire/reply";
import { escapeHtml, page } from "./page";

const entries: [name: string, about: string][] = [
  ["POST /v1/messages", "Anthropic's Messages API, answered by a sample writer. Keys start with sk-ant-sandbox-."],
  ["POST /emails", "Resend's API. Keys start with re_sandbox_. Nothing leaves this machine."],
  [
    "/v1/customers, /v1/checkout/sessions …",
    "The part of Stripe's API that the product uses. Keys start with sk_test_sandbox_.",
  ],
  ["POST /stripe/clock", "Moves Stripe's time: {advanceSeconds, customer?}. GET tells it."],
  [
    "POST /stripe/webhooks",
    "How events go out: {mode, copies?, windowMs?, customer?, url?}. Modes: normal, duplicate, shuffle, drop, hold. GET tells it and lists the deliveries.",
  ],
  [
    "POST /stripe/webhooks/deliver",
    "Sends what is held or waits: {ids?, customer?, order?, seed?, copies?, parallel?}; answers when all were tried.",
  ],
  [
    "POST /stripe/dunning",
    "What a subscription becomes that nobody pays: {finally: canceled, unpaid or past_due, customer?}.",
  ],
  ["GET /stripe/state.json?customer=", "What Stripe holds. DELETE forgets everything."],
  ["GET /outbox", "The mailbox: every mail that was sent."],
  ["GET /outbox.json?to=", "The same for programs, newest first."],
  ["GET /requests.json?service=&limit=", "What the services received, newest first, without keys. DELETE empties it."],
  [
    "POST /faults",
    `Makes a service misbehave: {service, mode, latencyMs?, status?, retryAfter?, count?, match?, answer?, firstTokenMs?, tokensPerSecond?}. Modes: ${faultModes.join(", ")}. ` +
      "For the writer, malformed is an answer that is not JSON; for the others, a body that is not. GET lists the faults, DELETE ends them.",
  ],
  ["GET /health", "Whether it is up."],
  ["SANDBOX_PACE=real", "Set when it starts, lets the writer take as long as a real model; else it answers at once."],
];

export function indexPage(): Reply {
  const list = entries.map(([name, about]) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${escapeHtml(about)}</dd>`);
  return page(
    "Sandbox",
    `<h1>Sandbox</h1><p class="soft">Local stand-ins for the outside services. They speak the real protocols and reach nobody.</p>
<p><a href="/outbox">Open the mailbox</a></p><dl>${list.join("")}</dl>`,
  );
}
