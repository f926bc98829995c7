import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";
import { createUser } from "@/tests/support/factories";
import { sandboxUrl, tellSandbox } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import { handOn, kill, setUpHolds, startVictim } from "@/tests/support/victim";

jest.setTimeout(60_000);
const holds = setUpHolds();

type Letter = { to: string };
const number = 12;

async function listFaults(match: string) {
  const faults: { match?: string; count?: number }[] = await (await fetch(`${sandboxUrl()}/faults`)).json();
  return faults.filter((fault) => fault.match === match);
}

test("letters that a killed instance was sending are sent by another, each once", async () => {
  const mark = randomUUID();
  const victim = await startVictim();
  await tellSandbox("/faults", { service: "resend", mode: "hang", match: mark, count: number });
  const addresses = Array.from({ length: number }, (_, index) => `${index}-${mark}@example.com`);
  for (const to of addresses) {
    await createUser({ email: to });
    await addJob(db(), "send_email", { id: randomUUID(), to, email: { template: "account_exists" } });
  }
  // Each instance does three things at once, so that with seven under way the third has one of them at least.
  await until(async () => (await listFaults(mark)).every(({ count = 0 }) => count <= number - 7));
  await kill(victim);
  await until(() => holds().isDoneWith(victim.application));
  await fetch(`${sandboxUrl()}/faults?service=resend`, { method: "DELETE" });
  await handOn(addresses);

  async function listSent() {
    const outbox: Letter[] = await (await fetch(`${sandboxUrl()}/outbox.json`)).json();
    return outbox.filter(({ to }) => String(to).includes(mark)).map(({ to }) => String(to));
  }
  await until(async () => new Set(await listSent()).size === number);
  expect(await listSent()).toHaveLength(number);
});
