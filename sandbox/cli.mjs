#!/usr/bin/env node
// `listwright-sandbox`: starts the stand-ins and says where they listen. The
// README lists the settings.
import path from "node:path";
import process from "node:process";
import { startSandbox } from "./index.mjs";

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readPort() {
  const port = Number(process.env.SANDBOX_PORT);
  if (
    process.env.SANDBOX_PORT &&
    Number.isInteger(port) &&
    port >= 0 &&
    port <= 65_535
  )
    return port;
  return fail("SANDBOX_PORT must be set to a port number.");
}

/** Events go to the application's own address unless another one is set. */
function readStripeWebhook() {
  const { APP_URL, STRIPE_WEBHOOK_URL, STRIPE_WEBHOOK_SECRET } = process.env;
  return {
    url:
      STRIPE_WEBHOOK_URL ||
      new URL("/api/webhooks/stripe", APP_URL || "http://localhost:3000").href,
    secret: STRIPE_WEBHOOK_SECRET || "whsec_sandbox_embedded",
  };
}

const port = readPort();
const dataDir = path.resolve(process.env.DATA_DIR ?? ".data");
const sandbox = await startSandbox({
  port,
  dataDir,
  stripeWebhook: readStripeWebhook(),
}).catch((error) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${port} is already taken; set SANDBOX_PORT to a free one.`
      : error.message,
  ),
);
console.log(`Sandbox listening on ${sandbox.url}`);

const stop = () => void sandbox.close().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
// The script that started us has ended.
process.once("disconnect", stop);
