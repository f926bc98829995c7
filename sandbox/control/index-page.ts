import { faultModes } from "../faults";
import type { Reply } from "../wire/reply";
import { escapeHtml, page } from "./page";

const entries: [name: string, about: string][] = [
  ["POST /v1/messages", "Anthropic's Messages API, answered by a sample writer. Keys start with sk-ant-sandbox-."],
  ["POST /emails", "Resend's API. Keys start with re_sandbox_. Nothing leaves this machine."],
  ["GET /outbox", "The mailbox: every mail that was sent."],
  ["GET /outbox.json?to=", "The same for programs, newest first."],
  ["GET /requests.json?service=&limit=", "What the services received, newest first, without keys. DELETE empties it."],
  [
    "POST /faults",
    `Makes a service misbehave: {service, mode, latencyMs?, status?, retryAfter?, count?, match?, answer?}. Modes: ${faultModes.join(", ")}. ` +
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
