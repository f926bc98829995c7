import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { sendEmailTask } from "@/lib/email/tasks";
import { addJob } from "@/lib/jobs/queue";
import { createUser } from "@/tests/support/factories";
import {
  kill,
  releaseJobs,
  setUpHolds,
  startFaultInstance,
} from "@/tests/support/fault-instance";
import { controlSandbox, sandboxUrl } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";

const holds = setUpHolds();

type Email = { to: string };
const number = 12;

async function listFaults(match: string) {
  const faults: { match?: string; count?: number }[] = await (
    await fetch(`${sandboxUrl()}/faults`)
  ).json();
  return faults.filter((fault) => fault.match === match);
}

test("killed instance: another sends its emails, each once", async () => {
  const mark = randomUUID();
  const instance = await startFaultInstance();
  await controlSandbox("/faults", {
    service: "resend",
    mode: "hang",
    match: mark,
    count: number,
  });
  const addresses = Array.from(
    { length: number },
    (_, index) => `${index}-${mark}@example.com`,
  );
  for (const to of addresses) {
    await createUser({ email: to });
    await addJob(db(), sendEmailTask, {
      id: randomUUID(),
      to,
      email: { template: "account_exists" },
    });
  }
  // Each instance runs three jobs at once: with seven running, the third
  // instance has at least one.
  await until(async () =>
    (await listFaults(mark)).every(({ count = 0 }) => count <= number - 7),
  );
  await kill(instance);
  await until(() => holds().isDoneWith(instance.application));
  await fetch(`${sandboxUrl()}/faults?service=resend`, { method: "DELETE" });
  await releaseJobs(addresses);

  async function listSent() {
    const outbox: Email[] = await (
      await fetch(`${sandboxUrl()}/outbox.json`)
    ).json();
    return outbox
      .filter(({ to }) => String(to).includes(mark))
      .map(({ to }) => String(to));
  }
  await until(async () => new Set(await listSent()).size === number);
  expect(await listSent()).toHaveLength(number);
});
