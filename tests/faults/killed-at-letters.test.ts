import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs";
import { sandboxUrl, tellSandbox } from "@/tests/support/instances";
import { startInstance, until } from "@/tests/support/one-more-instance";

jest.setTimeout(60_000);
afterAll(() => db().$disconnect());

type Letter = { to: string };
const number = 12;

async function listFaults(match: string) {
  const faults: { match?: string; count?: number }[] = await (await fetch(`${sandboxUrl()}/faults`)).json();
  return faults.filter((fault) => fault.match === match);
}

test("letters that a killed instance was sending are sent by another, each once", async () => {
  const mark = randomUUID();
  const instance = await startInstance();
  await tellSandbox("/faults", { service: "resend", mode: "hang", match: mark, count: number });
  for (let index = 0; index < number; index += 1) {
    const letter = { id: randomUUID(), to: `${index}-${mark}@example.com`, mail: { template: "account_exists" } };
    await addJob(db(), "send_mail", letter);
  }
  // Each instance does three things at once, so that with seven under way the third has one of them at least.
  await until(async () => (await listFaults(mark)).every(({ count = 0 }) => count <= number - 7));
  instance.child.kill("SIGKILL");
  await instance.ended;
  await fetch(`${sandboxUrl()}/faults?service=resend`, { method: "DELETE" });

  await db().$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '6 minutes'
    WHERE payload->>'to' LIKE ${`%${mark}%`} AND locked_at IS NOT NULL`;
  await addJob(db(), "release_jobs", {});

  async function listSent() {
    const outbox: Letter[] = await (await fetch(`${sandboxUrl()}/outbox.json`)).json();
    return outbox.filter(({ to }) => String(to).includes(mark)).map(({ to }) => String(to));
  }
  await until(async () => new Set(await listSent()).size === number);
  expect(await listSent()).toHaveLength(number);
});
