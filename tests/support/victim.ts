import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { jobTable } from "@/lib/jobs/data";
import { addJob } from "@/lib/jobs/queue";
import { createClicker, hear, kinds } from "@/tests/support/clicker";
import { openDatabaseProxy } from "@/tests/support/database-proxy";
import { openHolds } from "@/tests/support/held-statements";
import { startInstance } from "@/tests/support/one-more-instance";

/** How often each point is come to: twice, or FAULT_ROUNDS times. */
export const rounds = Array.from({ length: Number(process.env.FAULT_ROUNDS ?? 2) }, (_, index) => index + 1);

const victims: { child: ChildProcess; proxy: { close: () => Promise<void> } }[] = [];

/**
 * An instance that will be killed or stopped, and whose line to the database can be silenced. It has done each kind of work once,
 * so that none waits for its code and all get to their points within the time that a statement may wait.
 */
export async function startVictim() {
  const proxy = await openDatabaseProxy();
  const application = `victim-${randomUUID()}`;
  const url = new URL(proxy.url);
  url.searchParams.set("application_name", application);
  const instance = await startInstance({ DATABASE_URL: url.href });
  victims.push({ child: instance.child, proxy });
  const first = await Promise.all(kinds.map(async (kind) => hear((await createClicker(kind)).post(instance.address))));
  if (first.some((heard) => heard !== "result")) throw new Error(`It does not work: ${first}`);
  return { ...instance, proxy, application };
}
export type Victim = Awaited<ReturnType<typeof startVictim>>;

export async function kill({ child, ended }: Victim) {
  child.kill("SIGKILL");
  await ended;
}

/** The time for which a dead one may hold jobs for these customers and addresses is over: others take them. */
export async function handOn(owners: string[]) {
  await db().$executeRaw`
    UPDATE ${jobTable} SET locked_at = locked_at - interval '6 minutes'
    WHERE locked_at IS NOT NULL AND ARRAY[payload->>'customer', payload->>'to'] && ${owners}`;
  await addJob(db(), "release_jobs", {});
}

/** For a file of tests: gives them the holds, and afterwards ends whatever they started, also when one failed before its end. */
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
  for (const { child, proxy } of victims) {
    child.kill("SIGKILL");
    await proxy.close();
  }
}
