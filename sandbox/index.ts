import path from "node:path";
import process from "node:process";
import { startSandbox } from "./start-sandbox";

async function main(): Promise<void> {
  const port = Number(process.env.SANDBOX_PORT);
  if (!process.env.SANDBOX_PORT || !Number.isInteger(port) || port < 0 || port > 65_535) {
    fail("SANDBOX_PORT must be set to a port number.");
  }
  const dataDir = path.resolve(process.env.DATA_DIR ?? ".data");
  const sandbox = await startSandbox({ port, dataDir, stripeWebhook: stripeWebhook() }).catch(
    (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "EADDRINUSE" ? `Port ${port} is already taken; set SANDBOX_PORT to a free one.` : error.message,
      ),
  );
  console.log(`Sandbox listening on ${sandbox.url}`);
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // The script that started us was killed.
  process.once("disconnect", stop);
}

/** The application's own address unless another is set. */
function stripeWebhook(): { url: string; secret: string } {
  const { APP_URL, STRIPE_WEBHOOK_URL, STRIPE_WEBHOOK_SECRET } = process.env;
  const application = APP_URL || "http://localhost:3000";
  return {
    url: STRIPE_WEBHOOK_URL || new URL("/api/webhooks/stripe", application).href,
    secret: STRIPE_WEBHOOK_SECRET || "whsec_sandbox_embedded",
  };
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await main();
