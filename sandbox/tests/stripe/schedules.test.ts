import { errorOf, useStripe } from "../support/stripe";

const { stripe, plans, advance, createSubscriber, eventTypesOf } = useStripe();

/**
 * A subscription to pro with a schedule: standard from the end of the period
 * on.
 */
async function scheduleDowngrade() {
  const { standard, pro } = await plans();
  const subscriber = await createSubscriber({ plan: "pro" });
  const { id, phases } = await stripe().subscriptionSchedules.create({
    from_subscription: subscriber.subscription,
  });
  const [current] = phases;
  const schedule = await stripe().subscriptionSchedules.update(id, {
    end_behavior: "release",
    phases: [
      {
        items: [{ price: pro.id, quantity: 1 }],
        start_date: current?.start_date ?? 0,
        end_date: current?.end_date ?? 0,
      },
      {
        items: [{ price: standard.id, quantity: 1 }],
        duration: { interval: "month", interval_count: 1 },
      },
    ],
  });
  return { ...subscriber, schedule, standard, pro };
}

const priceOf = async (id: string) =>
  (await stripe().subscriptions.retrieve(id)).items.data[0]?.price.id;

test("create: the subscription gets a schedule and does not change yet", async () => {
  const { subscription, schedule, pro, customer } = await scheduleDowngrade();
  expect(schedule).toMatchObject({
    status: "active",
    subscription,
    customer,
    phases: [{}, { proration_behavior: "create_prorations" }],
  });
  expect(schedule.phases[1]?.start_date).toBe(schedule.phases[0]?.end_date);
  expect(await stripe().subscriptions.retrieve(subscription)).toMatchObject({
    schedule: schedule.id,
  });
  expect(await priceOf(subscription)).toBe(pro.id);
});

test("downgrade: the cheaper plan starts at the end of the period and is billed", async () => {
  const { subscription, schedule, standard, customer } =
    await scheduleDowngrade();
  await advance(32, customer);
  expect(await priceOf(subscription)).toBe(standard.id);
  const [invoice] = (await stripe().invoices.list({ customer })).data;
  expect(invoice).toMatchObject({
    status: "paid",
    total: 500,
    billing_reason: "subscription_cycle",
  });
  expect(
    (await stripe().subscriptionSchedules.retrieve(schedule.id)).status,
  ).toBe("active");
  expect(await eventTypesOf(customer)).toEqual(
    expect.arrayContaining([
      "subscription_schedule.created",
      "subscription_schedule.updated",
      "customer.subscription.updated",
    ]),
  );
});

test("the schedule is released after its last phase", async () => {
  const { subscription, schedule, standard, customer } =
    await scheduleDowngrade();
  await advance(65, customer);
  expect(
    await stripe().subscriptionSchedules.retrieve(schedule.id),
  ).toMatchObject({
    status: "released",
    subscription: null,
    released_subscription: subscription,
  });
  expect(await stripe().subscriptions.retrieve(subscription)).toMatchObject({
    status: "active",
    schedule: null,
  });
  expect(await priceOf(subscription)).toBe(standard.id);
});

test("release: the plan does not change any more", async () => {
  const { subscription, schedule, pro, customer } = await scheduleDowngrade();
  expect(
    (await stripe().subscriptionSchedules.release(schedule.id)).status,
  ).toBe("released");
  await advance(32, customer);
  expect(await priceOf(subscription)).toBe(pro.id);
  expect(
    (await errorOf(stripe().subscriptionSchedules.release(schedule.id)))
      .statusCode,
  ).toBe(400);
});

test("end_behavior cancel: the schedule ends the subscription", async () => {
  const { subscription, schedule, customer } = await scheduleDowngrade();
  await stripe().subscriptionSchedules.update(schedule.id, {
    end_behavior: "cancel",
  });
  await advance(65, customer);
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe(
    "canceled",
  );
  expect(
    (await stripe().subscriptionSchedules.retrieve(schedule.id)).status,
  ).toBe("completed");
});

test("canceling the schedule ends both; canceling the subscription is refused until the schedule is released", async () => {
  const [a, b] = [await scheduleDowngrade(), await scheduleDowngrade()];
  await stripe().subscriptionSchedules.cancel(a.schedule.id);
  expect((await stripe().subscriptions.retrieve(a.subscription)).status).toBe(
    "canceled",
  );
  expect(
    (await stripe().subscriptionSchedules.retrieve(a.schedule.id)).status,
  ).toBe("canceled");
  expect(
    (await errorOf(stripe().subscriptions.cancel(b.subscription))).statusCode,
  ).toBe(400);
  await stripe().subscriptionSchedules.release(b.schedule.id);
  expect((await stripe().subscriptions.cancel(b.subscription)).status).toBe(
    "canceled",
  );
});

test("a subscription with a schedule cannot be canceled at its period's end, nor get a second schedule", async () => {
  const { subscription, schedule } = await scheduleDowngrade();
  const error = await errorOf(
    stripe().subscriptions.update(subscription, { cancel_at_period_end: true }),
  );
  expect(error.message).toContain(
    `managed by the subscription schedule \`${schedule.id}\``,
  );
  expect(
    (
      await errorOf(
        stripe().subscriptionSchedules.create({
          from_subscription: subscription,
        }),
      )
    ).message,
  ).toContain("already attached");
});

test("phases must start with the current one and follow each other", async () => {
  const { schedule, standard } = await scheduleDowngrade();
  const start = schedule.phases[0]?.start_date ?? 0;
  const items = [{ price: standard.id }];
  const update = (phases: object[]) =>
    errorOf(
      stripe().subscriptionSchedules.update(schedule.id, {
        phases: phases as never,
      }),
    );
  expect(
    (
      await update([
        { items, start_date: start + 60, end_date: start + 9_999_999 },
      ])
    ).param,
  ).toBe("phases[0][start_date]");
  expect((await update([{ items, start_date: start }, { items }])).code).toBe(
    "parameter_missing",
  );
  expect(
    (await update([{ items, start_date: start, iterations: 1 }])).code,
  ).toBe("parameter_unknown");
  expect(
    (
      await errorOf(
        stripe().subscriptionSchedules.create({
          from_subscription: "sub_none",
        }),
      )
    ).code,
  ).toBe("resource_missing");
});
