import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { getJson, postJson } from "../support/sandbox";
import {
  createClient,
  errorOf,
  findOrCreatePlans,
  useStripe,
} from "../support/stripe";

const { url, stripe } = useStripe();
const key = { authorization: "Bearer sk_test_sandbox_raw" };

async function post(
  path: string,
  body: string,
  headers: Record<string, string> = key,
) {
  const response = await fetch(`${url()}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    body,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { error?: unknown; id?: string },
  };
}

test.each([
  ["no key", {}, "You did not provide an API key"],
  [
    "a real key",
    { authorization: "Bearer sk_of_another_kind" },
    "Invalid API Key provided",
  ],
])("%s is refused", async (_, headers: Record<string, string>, text) => {
  const { status, body } = await post("/v1/customers", "", headers);
  expect([status, body]).toEqual([
    401,
    {
      error: expect.objectContaining({
        type: "invalid_request_error",
        message: expect.stringContaining(text),
      }),
    },
  ]);
  expect(
    await errorOf(createClient(url(), "sk_of_another_kind").customers.list()),
  ).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test("only the API version of the SDK is accepted", async () => {
  expect(
    (
      await post("/v1/customers", "", {
        ...key,
        "stripe-version": "2020-08-27",
      })
    ).status,
  ).toBe(400);
  expect(
    (
      await post("/v1/customers", "", {
        ...key,
        "stripe-version": Stripe.API_VERSION,
      })
    ).status,
  ).toBe(200);
});

test.each([
  ["/v1/customers", "nickname=x", "parameter_unknown", "nickname"],
  [
    "/v1/customers",
    "invoice_settings[foo]=x",
    "parameter_unknown",
    "invoice_settings[foo]",
  ],
  ["/v1/customers", "__proto__[x]=1", "parameter_unknown", "__proto__"],
  ["/v1/products", "description=x", "parameter_missing", "name"],
  ["/v1/products", "name=", "parameter_invalid_empty", "name"],
  [
    "/v1/prices",
    "currency=usd&unit_amount=five&product_data[name]=x",
    "parameter_invalid_integer",
    "unit_amount",
  ],
  [
    "/v1/checkout/sessions",
    "mode=subscription&success_url=https://x.example",
    "parameter_missing",
    "line_items",
  ],
  [
    "/v1/checkout/sessions",
    "mode=subscription&success_url=nowhere&line_items[0][price]=p&line_items[0][quantity]=1",
    "url_invalid",
    "success_url",
  ],
  [
    "/v1/checkout/sessions",
    "mode=subscription&success_url=https://x.example&line_items[0][quantity]=1",
    "parameter_missing",
    "line_items[0][price]",
  ],
  [
    "/v1/subscriptions",
    "customer=cus_none&items[0][price]=p",
    "resource_missing",
    "customer",
  ],
])("POST %s with %s is %s", async (path, body, code, param) => {
  const answer = await post(path, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({
    type: "invalid_request_error",
    code,
    param,
    message: expect.any(String),
  });
});

test("an invalid value: the error lists the valid ones", async () => {
  const { body } = await post(
    "/v1/checkout/sessions",
    "mode=payment&success_url=https://x.example&line_items[0][price]=p&line_items[0][quantity]=1",
  );
  expect(body.error).toMatchObject({
    param: "mode",
    message: "Invalid mode: must be one of subscription",
  });
});

test.each([
  "customers",
  "prices",
  "products",
  "subscriptions",
  "invoices",
  "events",
  "checkout/sessions",
  "subscription_schedules",
])("an unknown id of %s is not found", async (kind) => {
  const response = await fetch(`${url()}/v1/${kind}/made_up%2F..`, {
    headers: key,
  });
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { error: { code: "resource_missing", param: "id" } },
  ]);
});

test("an unknown path is Stripe's error, with a request id", async () => {
  const { status, body, headers } = await post("/v1/payouts", "");
  expect([status, body.error]).toMatchObject([
    404,
    {
      type: "invalid_request_error",
      message: expect.stringContaining("POST: /v1/payouts"),
    },
  ]);
  expect(headers.get("request-id")).toMatch(/^req_/);
});

test("idempotency key: the same request runs once, and replays are marked", async () => {
  const idempotencyKey = `customer:${randomUUID()}`;
  const all = await Promise.all(
    Array.from({ length: 20 }, () =>
      stripe().customers.create(
        { email: "once@example.com" },
        { idempotencyKey },
      ),
    ),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(
    all.filter(
      ({ lastResponse }) =>
        lastResponse.headers["idempotent-replayed"] === "true",
    ),
  ).toHaveLength(19);
  expect(
    (await stripe().customers.list({ email: "once@example.com" })).data,
  ).toHaveLength(1);
});

test("idempotency key: other parameters are an idempotency error", async () => {
  const idempotencyKey = randomUUID();
  await stripe().customers.create(
    { email: "a@example.com" },
    { idempotencyKey },
  );
  const other = await errorOf(
    stripe().customers.create({ email: "b@example.com" }, { idempotencyKey }),
  );
  expect(other).toMatchObject({
    type: "StripeIdempotencyError",
    statusCode: 400,
  });
  const elsewhere = await errorOf(
    stripe().products.create({ name: "a" }, { idempotencyKey }),
  );
  expect(elsewhere.message).toContain("same endpoint");
});

test("idempotency key: it is free again after a request with invalid parameters", async () => {
  const headers = { ...key, "idempotency-key": randomUUID() };
  expect((await post("/v1/products", "description=x", headers)).status).toBe(
    400,
  );
  expect((await post("/v1/products", "name=x", headers)).status).toBe(200);
});

test("expand: only the named references are expanded", async () => {
  const { standard } = await findOrCreatePlans(stripe());
  const customer = await stripe().customers.create({
    email: "deep@example.com",
  });
  const session = await stripe().checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: standard.id, quantity: 1 }],
    success_url: "https://shop.example/success",
    expand: ["customer", "line_items.data.price.product"],
  });
  expect(session.customer).toMatchObject({ email: "deep@example.com" });
  expect(session.line_items?.data[0]?.price?.product).toMatchObject({
    name: "standard",
  });
  expect(
    await stripe().checkout.sessions.retrieve(session.id),
  ).not.toHaveProperty("line_items");
  const error = await errorOf(
    stripe().customers.retrieve(customer.id, { expand: ["email"] }),
  );
  expect(error).toMatchObject({ param: "expand", statusCode: 400 });
});

test("request log: requests are logged without keys", async () => {
  await stripe().customers.create({ email: "seen@example.com" });
  const [logged] = (await getJson(`${url()}/requests.json?service=stripe`)) as {
    path: string;
    body: unknown;
  }[];
  expect(logged).toMatchObject({
    path: "/v1/customers",
    body: { email: "seen@example.com" },
  });
  expect(JSON.stringify(logged)).not.toContain("sk_test_sandbox");
});

test.each([
  [{ mode: "status", status: 503 }, "StripeAPIError"],
  [{ mode: "status", status: 429 }, "StripeRateLimitError"],
  [{ mode: "html" }, "StripeAPIError"],
  [{ mode: "malformed" }, "StripeAPIError"],
  [{ mode: "hang" }, "StripeConnectionError"],
])("the fault %j is a %s", async (fault, type) => {
  await postJson(`${url()}/faults`, { service: "stripe", ...fault });
  const error = await errorOf(
    createClient(url(), undefined, { timeout: 300 }).customers.list(),
  );
  expect(error.type).toBe(type);
});

test("cut: a retry with the same key gets the lost response", async () => {
  await postJson(`${url()}/faults`, {
    service: "stripe",
    mode: "cut",
    count: 1,
  });
  const email = `${randomUUID()}@example.com`;
  const idempotencyKey = randomUUID();
  const create = () => stripe().customers.create({ email }, { idempotencyKey });
  expect((await errorOf(create())).type).toBe("StripeConnectionError");
  const { id, lastResponse } = await create();
  expect(lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(
    (await stripe().customers.list({ email })).data.map((each) => each.id),
  ).toEqual([id]);
});
