import { spawnSync } from "node:child_process";
import { Webhook } from "standardwebhooks";
import { verifyWebhook } from "@/lib/public-api/examples/verify-webhook";
import { createSecret } from "@/lib/webhooks/seal-secrets";

const body = JSON.stringify({ type: "usage.low" });

/** Runs the documented program on a message. */
function isGenuine(
  secret: string,
  headers: Record<string, string>,
  received = body,
) {
  const input = `${verifyWebhook}\nconsole.log(isGenuine(...${JSON.stringify([secret, headers, received])}));`;
  return spawnSync(process.execPath, ["--input-type=module"], {
    input,
    encoding: "utf8",
  }).stdout.trim();
}

function signed(secrets: string[], sentAt = new Date()) {
  const signatures = secrets.map((secret) =>
    new Webhook(secret).sign("message", sentAt, body),
  );
  return {
    "webhook-id": "message",
    "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}

test("the documented program: takes what was signed with its secret, also beside another, and nothing else", () => {
  const [secret, other] = [createSecret(), createSecret()];
  expect(isGenuine(secret, signed([secret]))).toBe("true");
  expect(isGenuine(secret, signed([other, secret]))).toBe("true");
  expect(isGenuine(secret, signed([other]))).toBe("false");
  expect(isGenuine(secret, signed([secret]), `${body} `)).toBe("false");
  expect(
    isGenuine(secret, { ...signed([secret]), "webhook-id": "another" }),
  ).toBe("false");
  expect(
    isGenuine(secret, signed([secret], new Date(Date.now() - 600_000))),
  ).toBe("false");
});
