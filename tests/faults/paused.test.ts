import { randomUUID } from "node:crypto";
import { setUpHolds, startFaultInstance } from "@/tests/support/fault-instance";
import { instances } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import {
  createTestClient,
  ledgers,
  readOutcome,
} from "@/tests/support/test-client";

const holds = setUpHolds();

test("instance paused in a transaction: its seller can use the rest of the quota elsewhere", async () => {
  // Its transaction is ended after two thirds of this, while others still wait.
  const instance = await startFaultInstance({ DATABASE_TIMEOUT_MS: "3000" });
  const seller = await createTestClient("names");
  const step = "stores the shop names";
  await holds().hold(step, seller.id);
  const outcome = readOutcome(seller.post(instance.address));
  await until(() => holds().isHeld(step, seller.id));
  instance.child.kill("SIGSTOP");
  await holds().release(step, seller.id);

  // Each change of a seller's ledger first locks the seller's row.
  expect(await readOutcome(seller.post(instances()[0], randomUUID()))).toBe(
    "result",
  );

  instance.child.kill("SIGCONT");
  expect(await outcome).toMatch(/^503 /);
  expect(await seller.readLedger()).toEqual(ledgers.made);
  expect(await readOutcome(seller.post(instance.address))).toBe("result");
  expect(await seller.readLedger()).toEqual({
    used: 2,
    reserved: 0,
    committed: 2,
    made: 2,
  });
});
