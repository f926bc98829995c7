import { spawn } from "node:child_process";
import { setUpStripe } from "@/scripts/set-up-stripe";

/**
 * The settings of an application whose services are all in this sandbox, in a
 * Stripe account of its own.
 */
export async function settingsFor(sandboxUrl: string) {
  const key = "sk_test_sandbox_deploy";
  return {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: "whsec_sandbox_embedded",
    ...(await setUpStripe(key, sandboxUrl)),
    ANTHROPIC_BASE_URL: sandboxUrl,
    RESEND_BASE_URL: sandboxUrl,
    STRIPE_BASE_URL: sandboxUrl,
    ALLOW_STAND_INS: "true",
  };
}

type Options = { origin: string; sandboxUrl: string; authority?: string };

/**
 * The journey of a new seller, as a process of its own. Resolves with what it
 * saw; rejects with what it printed.
 */
export function runJourney({ origin, sandboxUrl, authority = "" }: Options) {
  const child = spawn(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "tests/support/seller-journey.ts"],
    {
      env: {
        ...process.env,
        ORIGIN: origin,
        SANDBOX_URL: sandboxUrl,
        NODE_EXTRA_CA_CERTS: authority,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += String(chunk)));
  return new Promise<unknown>((resolve, reject) =>
    child.once("close", (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(output)),
    ),
  );
}

/** What the journey sees when everything works. */
export const wholeJourney = {
  storedAtFirstField: 0,
  tier: "standard",
  isRewritten: true,
  history: [1, 0],
  page: 200,
};
