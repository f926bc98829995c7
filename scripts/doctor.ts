// `npm run doctor` says what is wrong with an installation; `--json` prints
// only the rows, `--send` lets Stripe send an event, and a mail server an email.
import { existsSync } from "node:fs";
import type { Check } from "../lib/doctor/check";
import { readRelease } from "../lib/doctor/release";
import { writeChanges } from "./doctor/release";
import { runChecks } from "./doctor/run-checks";

const marks = { ok: "✓", warning: "!", error: "✗" } as const;

function toTable(checks: Check[]) {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks
    .map(({ name, status, message, fix }) => {
      const line = `${marks[status]} ${name.padEnd(width)}  ${message}`;
      return fix ? `${line}\n  ${" ".repeat(width)}  → ${fix}` : line;
    })
    .join("\n");
}

function summarize(checks: Check[]) {
  const count = (status: Check["status"]) =>
    checks.filter((check) => check.status === status).length;
  return `${count("error")} ✗, ${count("warning")} !, ${count("ok")} ✓`;
}

if (existsSync(".env")) process.loadEnvFile(".env");
const checks = await runChecks({
  source: process.env,
  send: process.argv.includes("--send"),
});
const isJson = process.argv.includes("--json");
const text = isJson
  ? JSON.stringify(checks, null, 2)
  : [toTable(checks), writeChanges(readRelease()), summarize(checks)]
      .filter(Boolean)
      .join("\n\n");
// Connections to a service that hangs would keep the process alive.
process.stdout.write(`${text}\n`, () =>
  process.exit(checks.some(({ status }) => status === "error") ? 1 : 0),
);
