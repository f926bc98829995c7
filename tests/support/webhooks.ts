import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { GET as readLog } from "@/app/api/webhook-endpoints/[id]/deliveries/route";
import { POST as rotate } from "@/app/api/webhook-endpoints/[id]/rotate/route";
import {
  PATCH as change,
  DELETE as remove,
} from "@/app/api/webhook-endpoints/[id]/route";
import { POST as sendTest } from "@/app/api/webhook-endpoints/[id]/test/route";
import { POST as resend } from "@/app/api/webhook-endpoints/deliveries/[id]/resend/route";
import { POST as create, GET as list } from "@/app/api/webhook-endpoints/route";
import { db } from "@/lib/database/db";
import { deliverWebhook } from "@/lib/webhooks/deliver/deliver-webhook";
import { webhookMessages } from "@/lib/webhooks/messages";
import type { Delivery, Endpoint } from "@/lib/webhooks/schema";
import { deliverWebhookTask } from "@/lib/webhooks/tasks";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { takeJobs } from "@/tests/support/jobs";

type Received = { headers: IncomingHttpHeaders; body: string; path: string };

/**
 * A program of a user's that gets webhooks. It answers 204, unless `answer`
 * does something else.
 */
export async function startReceiver() {
  const received: Received[] = [];
  const receiver = {
    answer(response: ServerResponse): void {
      response.writeHead(204).end();
    },
  };
  const server = createServer(async (request, response) => {
    const body = await request
      .setEncoding("utf8")
      .reduce((text, chunk) => text + chunk, "");
    received.push({ headers: request.headers, body, path: request.url ?? "" });
    receiver.answer(response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return Object.assign(receiver, {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /**
     * What the newest request holds, verified by the library that receivers
     * use. Throws when the signature is wrong.
     */
    verify(secret: string) {
      const { headers, body } = received.at(-1) ?? { headers: {}, body: "" };
      return new Webhook(secret).verify(
        body,
        headers as Record<string, string>,
      );
    },
    ids: () => received.map(({ headers }) => headers["webhook-id"]),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
const context = { attempt: 1, signal: new AbortController().signal };

/** A signed-in user with endpoints. */
export async function createSubscriber() {
  const user = await createUser();
  const cookie = await signIn(user);
  async function call(
    handler: unknown,
    method: string,
    id: string,
    body?: unknown,
    query = "",
  ) {
    const request = createRequest(
      method,
      `/api/webhook-endpoints${query}`,
      body,
      { cookie },
    );
    const response = await (handler as Handler)(request, {
      params: Promise.resolve({ id }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? null : JSON.parse(text),
    };
  }
  const jobKey = (deliveryId: string) =>
    `user:${user.id}:webhook:${deliveryId}`;
  /**
   * Runs the job of a delivery, as a worker does that comes to it; false when
   * none waits.
   */
  async function deliver(deliveryId: string, now?: Date) {
    const [job] = await takeJobs(deliverWebhookTask, jobKey(deliveryId));
    if (job)
      await deliverWebhook(job.payload, context, { ...(now && { now }) });
    return job !== undefined;
  }
  const deliveries = () =>
    db().webhookDelivery.findMany({
      where: { endpoint: { userId: user.id } },
      orderBy: { createdAt: "asc" },
    });
  return {
    user,
    userId: user.id,
    cookie,
    deliver,
    deliveries,
    jobKey,
    async create(url: string, events: string[] = ["listing.ready"]) {
      const { status, body } = await call(create, "POST", "", { url, events });
      return {
        status,
        body,
        id: body.endpoint?.id as string,
        secret: body.secret as string,
      };
    },
    list: () => call(list, "GET", ""),
    change: (id: string, body: object) => call(change, "PATCH", id, body),
    remove: (id: string) => call(remove, "DELETE", id),
    rotate: (id: string) => call(rotate, "POST", id, {}),
    sendTest: (id: string) => call(sendTest, "POST", id, {}),
    readLog: (id: string, query = "") =>
      call(readLog, "GET", id, undefined, query),
    resend: (id: string) => call(resend, "POST", id, {}),
    async endpoint(id: string) {
      const { body } = await call(list, "GET", "");
      return (body.endpoints as Endpoint[]).find((each) => each.id === id);
    },
    async delivery(endpointId: string) {
      const { body } = await call(readLog, "GET", endpointId);
      return (body.data as Delivery[])[0];
    },
    /** Delivers everything that is due now. */
    async deliverAll() {
      for (const { id } of await deliveries()) await deliver(id);
    },
    /** Lets the time pass until which a delivery waits. */
    async endWaiting(deliveryId: string) {
      await db().$executeRaw`
        UPDATE "WebhookDelivery" SET "nextAt" = now() WHERE "id" = ${deliveryId}::uuid AND "nextAt" IS NOT NULL`;
    },
  };
}

/** An endpoint of a user that asks for these events, as a row. */
export async function addEndpoint(userId: number, events: string[]) {
  const data = {
    userId,
    url: "https://hooks.example/",
    events,
    secrets: "none",
    keyId: "none",
  };
  return (await db().webhookEndpoint.create({ data })).id;
}

/**
 * The events of a user so far, oldest first: type and ids. Fails for one that
 * the document doesn't describe.
 */
export async function listEvents(userId: number) {
  const where = { endpoint: { userId } };
  const rows = await db().webhookDelivery.findMany({
    where,
    orderBy: [{ createdAt: "asc" }, { event: "asc" }],
  });
  return rows.map(({ event, payload }) => {
    const { schema } = webhookMessages[event as keyof typeof webhookMessages];
    return [event, schema.parse(payload).data];
  });
}
