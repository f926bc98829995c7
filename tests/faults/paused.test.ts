import { randomUUID } from "node:crypto";
import { createClicker, hear, standings } from "@/tests/support/clicker";
import { instances } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import { setUpHolds, startVictim } from "@/tests/support/victim";

jest.setTimeout(60_000);
const holds = setUpHolds();

test("an instance that stands still within a transaction does not keep its seller from what is left", async () => {
  const victim = await startVictim();
  const seller = await createClicker("names");
  const step = "stores the shop names";
  await holds().hold(step, seller.id);
  const heard = hear(seller.post(victim.address));
  await until(() => holds().isHeld(step, seller.id));
  victim.child.kill("SIGSTOP");
  await holds().release(step, seller.id);

  // Every change of a seller's ledger locks the seller's row first.
  expect(await hear(seller.post(instances()[0], randomUUID()))).toBe("result");

  victim.child.kill("SIGCONT");
  expect(await heard).toBe(503);
  expect(await seller.standing()).toEqual(standings.made);
  expect(await hear(seller.post(victim.address))).toBe("result");
  expect(await seller.standing()).toEqual({ used: 2, reserved: 0, committed: 2, made: 2 });
});
