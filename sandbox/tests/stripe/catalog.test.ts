import { randomUUID } from "node:crypto";
import { errorOf, useStripe } from "../support/stripe";

const { stripe, plans, eventTypesOf } = useStripe();

test("customers: create, retrieve, update, list by email and delete", async () => {
  const email = `${randomUUID()}@example.com`;
  const { id } = await stripe().customers.create({
    email,
    name: "Ada",
    metadata: { userId: "7", note: "x" },
  });
  expect(await stripe().customers.retrieve(id)).toMatchObject({
    email,
    name: "Ada",
    metadata: { userId: "7", note: "x" },
  });
  const changed = await stripe().customers.update(id, {
    name: "",
    metadata: { note: "", plan: "pro" },
  });
  expect(changed).toMatchObject({
    name: null,
    metadata: { userId: "7", plan: "pro" },
  });
  expect(changed.metadata).not.toHaveProperty("note");
  expect(
    (await stripe().customers.list({ email })).data.map((each) => each.id),
  ).toEqual([id]);
  expect(await stripe().customers.del(id)).toEqual({
    id,
    object: "customer",
    deleted: true,
  });
  expect(await stripe().customers.retrieve(id)).toMatchObject({
    deleted: true,
  });
  expect((await stripe().customers.list({ email })).data).toEqual([]);
  expect(
    await errorOf(stripe().customers.update(id, { name: "x" })),
  ).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  expect(await eventTypesOf(id)).toEqual([
    "customer.created",
    "customer.updated",
    "customer.deleted",
  ]);
});

test("prices: listed by lookup key, with their product", async () => {
  const { standard, pro } = await plans();
  const { data } = await stripe().prices.list({
    lookup_keys: ["pro"],
    expand: ["data.product"],
  });
  expect(data.map(({ id }) => id)).toEqual([pro.id]);
  expect(data[0]?.product).toMatchObject({ object: "product", name: "pro" });
  expect(await stripe().prices.retrieve(standard.id)).toMatchObject({
    unit_amount: 500,
    currency: "usd",
    recurring: { interval: "month", interval_count: 1 },
    type: "recurring",
  });
  expect(
    (
      await stripe().prices.retrieve(standard.id)
    ).unit_amount_decimal?.toString(),
  ).toBe("500");
});

test("lookup key: belongs to one price until it is transferred", async () => {
  const { id: product } = await stripe().products.create({
    name: "Other",
    id: `prod_${randomUUID().slice(0, 8)}`,
  });
  const key = randomUUID();
  const params = {
    currency: "usd",
    unit_amount: 100,
    product,
    lookup_key: key,
    recurring: { interval: "month" as const },
  };
  const first = await stripe().prices.create(params);
  expect(await errorOf(stripe().prices.create(params))).toMatchObject({
    param: "lookup_key",
  });
  const second = await stripe().prices.create({
    ...params,
    transfer_lookup_key: true,
  });
  expect((await stripe().prices.retrieve(first.id)).lookup_key).toBeNull();
  expect(
    (await stripe().prices.list({ lookup_keys: [key] })).data.map(
      ({ id }) => id,
    ),
  ).toEqual([second.id]);
});

test("product id: can be chosen, once", async () => {
  const id = `prod_${randomUUID().slice(0, 8)}`;
  await stripe().products.create({ id, name: "One" });
  expect(
    await errorOf(stripe().products.create({ id, name: "Two" })),
  ).toMatchObject({
    code: "resource_already_exists",
  });
  expect(await stripe().products.update(id, { name: "Three" })).toMatchObject({
    name: "Three",
  });
});

test("lists: paginated, newest first", async () => {
  const email = `${randomUUID()}@example.com`;
  const created: string[] = [];
  for (let count = 0; count < 5; count += 1)
    created.push((await stripe().customers.create({ email })).id);
  const first = await stripe().customers.list({ email, limit: 2 });
  expect([first.has_more, first.data.map(({ id }) => id)]).toEqual([
    true,
    [created[4], created[3]],
  ]);
  const found: string[] = [];
  for await (const each of stripe().customers.list({ email, limit: 2 }))
    found.push(each.id);
  expect(found).toEqual([...created].reverse());
  const before = await stripe().customers.list({
    email,
    limit: 2,
    ending_before: created[0] ?? "",
  });
  expect(before.data.map(({ id }) => id)).toEqual([created[2], created[1]]);
  expect(
    await errorOf(stripe().customers.list({ starting_after: "cus_none" })),
  ).toMatchObject({
    code: "resource_missing",
  });
});
