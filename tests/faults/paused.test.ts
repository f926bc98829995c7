import { createClicker, hear, standings } from "@/tests/support/clicker";
import { instances } from "@/tests/support/instances";
import { until } from "@/tests/support/one-more-instance";
import { setUpHolds, startVictim } from "@/tests/support/victim";

jest.setTimeout(60_000);
const holds = setUpHolds();

test("an instance that stands still within a transaction keeps no other seller from a listing", async () => {
  const victim = await startVictim();
  const [unlucky, other] = await Promise.all([createClicker("form"), createClicker("form")]);
  const step = "ties the listing to its reservation";
  await holds().hold(step, unlucky.id);
  const heard = hear(unlucky.post(victim.address));
  await until(() => holds().isHeld(step, unlucky.id));
  victim.child.kill("SIGSTOP");
  await holds().release(step, unlucky.id);

  // Both listings count in one row of the day's tally.
  expect(await hear(other.post(instances()[0]))).toBe("result");
  expect(await other.standing()).toEqual(standings.made);

  victim.child.kill("SIGCONT");
  expect(await heard).toBe(503);
  expect(await unlucky.standing()).toEqual(standings.nothing);
  expect(await hear(unlucky.post(victim.address))).toBe("result");
  expect(await unlucky.standing()).toEqual(standings.made);
});
