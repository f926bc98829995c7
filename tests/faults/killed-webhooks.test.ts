import type { ServerResponse } from "node:http";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { rounds } from "@/tests/support/fault-instance";
import { releaseLocks } from "@/tests/support/jobs";
import { createDatabase, migrate } from "@/tests/support/migrating";
import { startInstance, until } from "@/tests/support/one-more-instance";
import { createSubscriber, startReceiver } from "@/tests/support/webhooks";

const settings = {
  TOKEN_ENCRYPTION_KEY: Buffer.alloc(32, "webhooks").toString("base64"),
  ALLOW_LOOPBACK_FETCH: "true",
};
Object.assign(process.env, settings);

const undo: (() => unknown)[] = [];
let receiver: Awaited<ReturnType<typeof startReceiver>>;
/** On a database that no other instance works on. */
let instance: Awaited<ReturnType<typeof startInstance>>;

beforeAll(async () => {
  const database = await createDatabase();
  const server = process.env.DATABASE_URL;
  undo.push(() => {
    process.env.DATABASE_URL = server;
    return database.drop();
  });
  expect(await migrate(database.url)).toMatchObject({ code: 0 });
  process.env.DATABASE_URL = database.url;
  receiver = await startReceiver();
  undo.push(receiver.close, closeConnections);
  instance = await startInstance(settings);
});
afterAll(async () => {
  instance?.child.kill("SIGKILL");
  for (const step of undo.reverse()) await step();
});

/**
 * Lets the time pass after which the killed instance's job and turn are
 * anybody's.
 */
async function endTurn(deliveryId: string) {
  await db()
    .$executeRaw`UPDATE "WebhookDelivery" SET "heldUntil" = now() - interval '1 second' WHERE "id" = ${deliveryId}::uuid`;
  await releaseLocks(["deliveryId"], [deliveryId]);
}

test.each(rounds)(
  "an instance that is killed while the receiver takes its time: sent again with the same id, and logged once (round %i)",
  async () => {
    const subscriber = await createSubscriber();
    const { id: endpointId, secret } = await subscriber.create(receiver.url);
    const held: ServerResponse[] = [];
    const answer = receiver.answer;
    receiver.answer = (response) => void held.push(response);
    const { body } = await subscriber.sendTest(endpointId);
    const ids = () => receiver.ids().filter((id) => id === body.id);
    await until(() => held.length === 1);
    instance.child.kill("SIGKILL");
    await instance.ended;
    receiver.answer = answer;
    expect(await subscriber.delivery(endpointId)).toMatchObject({
      state: "pending",
      attempts: 1,
    });
    instance = await startInstance(settings);
    await endTurn(body.id);
    await until(
      async () =>
        (await subscriber.delivery(endpointId))?.state === "delivered",
    );
    expect(ids()).toHaveLength(2);
    expect(() => receiver.verify(secret)).not.toThrow();
    expect(await subscriber.delivery(endpointId)).toMatchObject({
      attempts: 2,
      answerStatus: 204,
      failure: null,
    });
    expect(await subscriber.deliveries()).toHaveLength(1);
  },
);
