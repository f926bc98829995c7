import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { openDatabaseProxy } from "@/tests/support/database-proxy";
import { openHolds } from "@/tests/support/held-statements";
import { releaseLocks } from "@/tests/support/jobs";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { repetitions } from "@/tests/support/repetitions";
import {
  createTestClient,
  type Kind,
  kinds,
  readOutcome,
} from "@/tests/support/test-client";

/**
 * How often each point is tested: FAULT_ROUNDS times, or else once, in the long
 * tests fifty times.
 */
export const rounds = Array.from(
  { length: Number(process.env.FAULT_ROUNDS ?? repetitions(1, 50)) },
  (_, index) => index + 1,
);

const faultInstances: {
  child: ChildProcess;
  proxy: { close: () => Promise<void> };
}[] = [];

/**
 * An instance to kill or pause, whose connection to the database can be
 * silenced. It has done each kind of work once, so that its code is loaded. Its
 * statements wait for the slowest test that holds them, unless `env` says
 * otherwise.
 */
export async function startFaultInstance(env: Record<string, string> = {}) {
  const proxy = await openDatabaseProxy();
  const application = `fault-instance-${randomUUID()}`;
  const url = new URL(proxy.url);
  url.searchParams.set("application_name", application);
  const instance = await startInstance({
    ...env,
    DATABASE_URL: url.href,
  });
  faultInstances.push({ child: instance.child, proxy });
  // On a busy machine it answers its first requests with 503.
  const works = async (kind: Kind) =>
    (await readOutcome(
      (await createTestClient(kind)).post(instance.address),
    )) === "result";
  await Promise.all(kinds.map((kind) => until(() => works(kind))));
  return { ...instance, proxy, application };
}
export type FaultInstance = Awaited<ReturnType<typeof startFaultInstance>>;

export async function kill({ child, ended }: FaultInstance) {
  child.kill("SIGKILL");
  await ended;
}

/**
 * Ends a killed instance's locks on the jobs of these customers and addresses,
 * so that others run them.
 */
export async function releaseJobs(owners: string[]) {
  await releaseLocks(["customer", "to"], owners);
}

/**
 * Opens the holds for a test file, and afterwards ends the instances that its
 * tests started, even failed ones.
 */
export function setUpHolds() {
  let holds: Awaited<ReturnType<typeof openHolds>>;
  beforeAll(async () => {
    holds = await openHolds();
  });
  afterAll(async () => {
    await killAll();
    await Promise.all([holds.close(), db().$disconnect()]);
  });
  return () => holds;
}

async function killAll() {
  for (const { child, proxy } of faultInstances) {
    child.kill("SIGKILL");
    await proxy.close();
  }
}
