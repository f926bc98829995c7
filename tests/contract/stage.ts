import { startOwnSandbox } from "@/tests/support/sandbox";
import { postEvent, runSyncs, startTestStripe } from "@/tests/support/stripe";
import { startRecorder } from "./recorder";

/**
 * A sandbox behind a recorder, as Stripe, model and email service of the
 * application in this process.
 */
export async function setStage() {
  const sandbox = await startOwnSandbox();
  const recorder = await startRecorder(sandbox.url, postEvent);
  recorder.begin("stripe:setup");
  const stripe = await startTestStripe(
    Promise.resolve({ ...sandbox, url: recorder.url }),
  );
  Object.assign(process.env, {
    STRIPE_TIMEOUT_MS: "6000",
    ANTHROPIC_BASE_URL: recorder.url,
    RESEND_BASE_URL: recorder.url,
  });
  await sandbox.control("/stripe/webhooks", {
    mode: "hold",
    url: recorder.webhookUrl,
  });
  return {
    sandbox,
    recorder,
    stripe,
    begin: recorder.begin,
    /**
     * Has Stripe post all events, and runs the syncs that they queue for these
     * customers.
     */
    async deliver(...customers: string[]) {
      await sandbox.control("/stripe/webhooks/deliver", {});
      for (const customer of customers) await runSyncs(customer);
    },
    async close() {
      await recorder.close();
      await sandbox.close();
    },
  };
}
export type Stage = Awaited<ReturnType<typeof setStage>>;
