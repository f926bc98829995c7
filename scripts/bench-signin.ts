// `npm run bench -- signin`: the duration of calls whose timing must not reveal
// whether an account exists.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";
import { buildWhenStale } from "./build-when-stale";
import { endChild } from "./embedded/child";
import { startApplication } from "./embedded/start-application";
import { startServices } from "./embedded/start-services";
import { findFreePort } from "./ports";
import { allEmbedded } from "./settings";

const rounds = Number(process.argv[2] ?? 500);
const known = (index: number) => `known-${index}@example.com`;
/** As many bytes, so that nothing but the account differs. */
const unknown = (index: number) => `nobod-${index}@example.com`;
/**
 * The reference is a second sample of known accounts: the difference of two
 * medians of the same call in this run.
 */
const groups = {
  known: [known, 0],
  unknown: [unknown, 0],
  reference: [known, rounds],
} as const;
type Group = keyof typeof groups;
const names: Group[] = ["known", "unknown", "reference"];

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function addAccounts(connectionString: string) {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  const password = await hash("Kiln-fired-7");
  const data = Array.from({ length: 2 * rounds }, (_, index) => ({
    email: known(index),
    password,
  }));
  await db.user.createMany({ data, skipDuplicates: true });
  await db.$disconnect();
}

let calls = 0;
/** Each call has another IP address, as set by our proxy. */
function nextAddress() {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

async function time(url: string, body: object, status: number) {
  const startedAt = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": nextAddress(),
    },
    body: JSON.stringify(body),
  });
  await answer.text();
  const duration = performance.now() - startedAt;
  if (answer.status !== status)
    throw new Error(`${url} answered ${answer.status}.`);
  return duration;
}

/**
 * One call of each group per round, in random order, since a job queued by one
 * call slows the next.
 */
async function measure(url: string, fields: object, status: number) {
  const times: Record<Group, number[]> = {
    known: [],
    unknown: [],
    reference: [],
  };
  for (let round = -10; round < rounds; round++) {
    for (const name of names.toSorted(() => Math.random() - 0.5)) {
      const [emailOf, offset] = groups[name];
      const taken = await time(
        url,
        { email: emailOf(((round + rounds) % rounds) + offset), ...fields },
        status,
      );
      if (round >= 0) times[name].push(taken);
    }
  }
  return {
    known: median(times.known),
    unknown: median(times.unknown),
    reference: median(times.reference),
  };
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-bench-"));
const port = await findFreePort();
const services = await startServices({
  ...allEmbedded,
  port,
  sandboxPort: await findFreePort(),
  dataDir,
});
await buildWhenStale(console.log);
await addAccounts(services.env.DATABASE_URL);
const application = await startApplication({
  port,
  env: {
    ...services.env,
    LOG_LEVEL: "error",
    TRUSTED_PROXY_HOPS: "1",
    HIDE_ACCOUNT_EXISTENCE: "true",
  },
});

console.log(
  `\nmedian of ${rounds}, ms     known   unknown     ratio   known again     ratio`,
);
for (const [call, fields, status] of [
  ["signin", { password: "Wrong-one-1" }, 401],
  ["forgot-password", {}, 200],
  ["resend-verification", {}, 200],
] as const) {
  const result = await measure(
    `http://localhost:${port}/api/auth/${call}`,
    fields,
    status,
  );
  const cell = (value: number, width: number, digits = 2) =>
    value.toFixed(digits).padStart(width);
  console.log(
    `${call.padEnd(20)}${cell(result.known, 9)}${cell(result.unknown, 10)}${cell(result.unknown / result.known, 10, 3)}` +
      `${cell(result.reference, 14)}${cell(result.reference / result.known, 10, 3)}`,
  );
}
await endChild(application);
await services.stop();
rmSync(dataDir, { recursive: true, force: true });
