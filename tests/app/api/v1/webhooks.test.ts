import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { callApi, createProgram } from "@/tests/support/public-api";

process.env.TOKEN_ENCRYPTION_KEY = Buffer.alloc(32, "webhooks").toString(
  "base64",
);
afterAll(closeConnections);

const endpoint = {
  url: "https://hooks.example/listwright",
  events: ["listing.ready"],
};

test("webhook endpoints of a program: added with a secret, listed without, changed and deleted", async () => {
  const { secret } = await createProgram(["webhooks"]);
  const created = await callApi("createWebhookEndpoint", {
    secret,
    body: endpoint,
  });
  expect(created).toMatchObject({
    status: 201,
    body: { endpoint, secret: expect.stringMatching(/^whsec_/) },
  });
  const params = { id: created.body.endpoint.id };
  expect(created.headers.get("location")).toBe(`/api/v1/webhooks/${params.id}`);
  expect(
    await callApi("readWebhookEndpoint", { secret, params }),
  ).toMatchObject({
    status: 200,
    body: created.body.endpoint,
  });
  const listed = await callApi("listWebhookEndpoints", { secret });
  expect(listed.body).toEqual({
    data: [created.body.endpoint],
    nextCursor: null,
  });

  const changed = await callApi("changeWebhookEndpoint", {
    secret,
    params,
    body: { enabled: false },
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { ...endpoint, disabledReason: "user" },
  });
  expect(
    await callApi("deleteWebhookEndpoint", { secret, params }),
  ).toMatchObject({ status: 204, body: null });
  expect(
    (await callApi("deleteWebhookEndpoint", { secret, params })).status,
  ).toBe(404);
  expect((await callApi("listWebhookEndpoints", { secret })).body.data).toEqual(
    [],
  );
});

test("webhook endpoints: a key without their scope is refused, whatever else it may do", async () => {
  const { user, secret } = await createProgram([
    "check",
    "read",
    "generate",
    "write",
    "etsy",
  ]);
  const params = { id: "5b8a2c9e-0f0f-4a52-8d5e-3a5b8f3f0a11" };
  const answers = [
    await callApi("listWebhookEndpoints", { secret }),
    await callApi("createWebhookEndpoint", { secret, body: endpoint }),
    await callApi("readWebhookEndpoint", { secret, params }),
    await callApi("changeWebhookEndpoint", {
      secret,
      params,
      body: { enabled: false },
    }),
    await callApi("deleteWebhookEndpoint", { secret, params }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array(5).fill([403, "forbidden"]),
  );
  expect(await db().webhookEndpoint.count({ where: { userId: user.id } })).toBe(
    0,
  );
});

test("webhook endpoint: another user's is not found by a program, and stays as it is", async () => {
  const owner = await createProgram(["webhooks"]);
  const { secret } = await createProgram(["webhooks"]);
  const { body } = await callApi("createWebhookEndpoint", {
    secret: owner.secret,
    body: endpoint,
  });
  const params = { id: body.endpoint.id };
  expect(
    (await callApi("readWebhookEndpoint", { secret, params })).status,
  ).toBe(404);
  expect(
    (
      await callApi("changeWebhookEndpoint", {
        secret,
        params,
        body: { enabled: false },
      })
    ).status,
  ).toBe(404);
  expect(
    (await callApi("deleteWebhookEndpoint", { secret, params })).status,
  ).toBe(404);
  const kept = await callApi("listWebhookEndpoints", { secret: owner.secret });
  expect(kept.body.data).toEqual([body.endpoint]);
});

test("webhook endpoint of a program: a member that there isn't is refused, and nothing changes", async () => {
  const { secret } = await createProgram(["webhooks"]);
  const { body } = await callApi("createWebhookEndpoint", {
    secret,
    body: endpoint,
  });
  const params = { id: body.endpoint.id };
  expect(
    (
      await callApi("changeWebhookEndpoint", {
        secret,
        params,
        body: { enable: false },
      })
    ).status,
  ).toBe(422);
  expect(
    (
      await callApi("createWebhookEndpoint", {
        secret,
        body: { ...endpoint, secret: "mine" },
      })
    ).status,
  ).toBe(422);
  expect((await callApi("listWebhookEndpoints", { secret })).body.data).toEqual(
    [body.endpoint],
  );
});

test("webhook endpoint of a program: an address that leads inside is refused with 422, a sixth endpoint with 409", async () => {
  const { secret } = await createProgram(["webhooks"]);
  const body = { ...endpoint, url: "https://[::ffff:10.0.0.1]/" };
  const detail = "The address must point to a public server.";
  expect(
    await callApi("createWebhookEndpoint", { secret, body }),
  ).toMatchObject({
    status: 422,
    body: {
      code: "invalid_input",
      detail,
      errors: [{ pointer: "/url", code: "address", detail }],
    },
  });
  for (let made = 0; made < 5; made += 1)
    await callApi("createWebhookEndpoint", { secret, body: endpoint });
  expect(
    (await callApi("createWebhookEndpoint", { secret, body: endpoint })).status,
  ).toBe(409);
});

test("webhook endpoint of a program: tested, its secret replaced, and its log read, as on the page", async () => {
  const { secret } = await createProgram(["webhooks"]);
  const { body } = await callApi("createWebhookEndpoint", {
    secret,
    body: endpoint,
  });
  const params = { id: body.endpoint.id };
  const test = await callApi("testWebhookEndpoint", { secret, params });
  expect(test).toMatchObject({
    status: 202,
    body: { event: "webhook.test", state: "pending", attempts: 0 },
  });
  const log = await callApi("listWebhookDeliveries", { secret, params });
  expect(log).toMatchObject({
    status: 200,
    body: { data: [{ id: test.body.id }], nextCursor: null },
  });
  const deliveryId = test.body.id;
  const again = { ...params, deliveryId };
  expect(
    await callApi("resendWebhookDelivery", { secret, params: again }),
  ).toMatchObject({ status: 202, body: { id: deliveryId } });
  const elsewhere = { id: randomUUID(), deliveryId };
  expect(
    (await callApi("resendWebhookDelivery", { secret, params: elsewhere }))
      .status,
  ).toBe(404);
  const rotated = await callApi("rotateWebhookSecret", { secret, params });
  expect(rotated).toMatchObject({
    status: 200,
    body: { secret: expect.stringMatching(/^whsec_/) },
  });
  expect(rotated.body.secret).not.toBe(body.secret);
  expect(rotated.body.endpoint.previousEndsAt).not.toBeNull();
  await callApi("changeWebhookEndpoint", {
    secret,
    params,
    body: { enabled: false },
  });
  expect(
    (await callApi("testWebhookEndpoint", { secret, params })).status,
  ).toBe(409);
});

test("webhook endpoint: test, rotation and log of another's are not found, and a key without the scope is refused", async () => {
  const owner = await createProgram(["webhooks"]);
  const { body } = await callApi("createWebhookEndpoint", {
    secret: owner.secret,
    body: endpoint,
  });
  const params = { id: body.endpoint.id };
  const { body: delivery } = await callApi("testWebhookEndpoint", {
    secret: owner.secret,
    params,
  });
  const sent = { ...params, deliveryId: delivery.id };
  const other = await createProgram(["webhooks"]);
  const poor = await createProgram(["read", "write"]);
  for (const name of [
    "testWebhookEndpoint",
    "rotateWebhookSecret",
    "listWebhookDeliveries",
    "resendWebhookDelivery",
  ]) {
    const statuses = [
      await callApi(name, { secret: other.secret, params: sent }),
      await callApi(name, { secret: poor.secret, params: sent }),
    ];
    expect([name, ...statuses.map(({ status }) => status)]).toEqual([
      name,
      404,
      403,
    ]);
  }
  expect(
    (await callApi("readWebhookEndpoint", { secret: owner.secret, params }))
      .body,
  ).toEqual(body.endpoint);
});
