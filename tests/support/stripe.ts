import Stripe from "stripe";
import { POST as webhook } from "@/app/api/webhooks/stripe/route";
import { syncCustomer } from "@/lib/billing/sync/sync-customer";
import { syncCustomerTask } from "@/lib/billing/tasks";
import { setUpStripe } from "@/scripts/set-up-stripe";
import { takeJobs } from "@/tests/support/jobs";
import { startOwnSandbox } from "@/tests/support/sandbox";

export const webhookSecret = "whsec_sandbox_embedded";
const key = "sk_test_sandbox_tests";
const day = 86_400;

type Fault = {
  mode: string;
  status?: number;
  latencyMs?: number;
  count?: number;
};
type HeldEvent = { id: string; type: string };

/**
 * A Stripe sandbox for one test file, which holds events back until a test
 * delivers them. Start it before anything reads configuration.
 */
export async function startTestStripe(
  own: ReturnType<typeof startOwnSandbox> = startOwnSandbox(),
) {
  const sandbox = await own;
  const prices = await setUpStripe(key, sandbox.url);
  Object.assign(process.env, {
    STRIPE_BASE_URL: sandbox.url,
    STRIPE_TIMEOUT_MS: "1000",
    ...prices,
  });
  const { hostname, port } = new URL(sandbox.url);
  const stripe = new Stripe(key, {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });

  await sandbox.control("/stripe/webhooks", { mode: "hold" });

  async function eventsOf(customer: string): Promise<HeldEvent[]> {
    const response = await fetch(
      `${sandbox.url}/stripe/webhooks?customer=${customer}`,
    );
    const { deliveries }: { deliveries: HeldEvent[] } = await response.json();
    return deliveries.reverse();
  }

  return {
    url: sandbox.url,
    stripe,
    prices,
    eventsOf,
    fail: (fault: Fault) => sandbox.fail("stripe", fault),
    heal: sandbox.clearFaults,
    /** Moves the time of one customer. */
    advance: (customer: string, days: number) =>
      sandbox.control("/stripe/clock", {
        customer,
        advanceSeconds: Math.round(days * day),
      }),
    /** Every event of a customer as it would be posted, oldest first. */
    async signedEventsOf(customer: string) {
      const held = await eventsOf(customer);
      return Promise.all(
        held.map(async ({ id }) =>
          signed(JSON.stringify(await stripe.events.retrieve(id))),
        ),
      );
    },
    /**
     * What a browser does with the form of a hosted page; answers where it
     * leads.
     */
    async submit(address: string, fields: Record<string, string> = {}) {
      const response = await fetch(address, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
      return {
        status: response.status,
        location: response.headers.get("location"),
      };
    },
    close: sandbox.close,
  };
}

export type SignedEvent = { body: string; signature: string };

export function signed(body: string, secret = webhookSecret): SignedEvent {
  return {
    body,
    signature: Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
    }),
  };
}

/** Posts an event as Stripe does. */
export function postEvent({ body, signature }: SignedEvent) {
  const headers = {
    "Content-Type": "application/json",
    "Stripe-Signature": signature,
  };
  return webhook(
    new Request("http://localhost:3000/api/webhooks/stripe", {
      method: "POST",
      headers,
      body,
    }),
  );
}

/** Runs the syncs that are queued for a customer, as the job queue would. */
export async function runSyncs(customer: string) {
  for (;;) {
    const jobs = await takeJobs(syncCustomerTask, `sync:${customer}`);
    if (jobs.length === 0) return;
    for (const { payload } of jobs)
      await syncCustomer(payload.customer, new Date());
  }
}
