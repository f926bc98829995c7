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

function readPort(name) {
  const port = Number(process.env[name]);
  if (
    process.env[name] &&
    Number.isInteger(port) &&
    port >= 0 &&
    port <= 65_535
  )
    return port;
  return fail(`${name} must be set to a port number.`);
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

const port = readPort("SANDBOX_PORT");
const smtpPort = process.env.SANDBOX_SMTP_PORT
  ? readPort("SANDBOX_SMTP_PORT")
  : undefined;
const dataDir = path.resolve(process.env.DATA_DIR ?? ".data");
const sandbox = await startSandbox({
  port,
  dataDir,
  stripeWebhook: readStripeWebhook(),
  smtpPort,
}).catch((error) => {
  if (error.code !== "EADDRINUSE") return fail(error.message);
  const name = error.port === port ? "SANDBOX_PORT" : "SANDBOX_SMTP_PORT";
  return fail(
    `Port ${error.port} is already taken; set ${name} to a free one.`,
  );
});
console.log(`Sandbox listening on ${sandbox.url}`);
if (sandbox.smtpPort !== undefined)
  console.log(`Mail server on smtp://127.0.0.1:${sandbox.smtpPort}`);

const stop = () => void sandbox.close().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
// The script that started us has ended.
process.once("disconnect", stop);
