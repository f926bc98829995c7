import { failing, runningStripe } from "@/tests/sandbox/stripe/paying";

const { stripe, plans, advance, subscriber, eventsOf } = runningStripe();

/** Pro now, standard from the end of the period on: what the product does to lower a plan. */
async function lowered() {
  const { standard, pro } = await plans();
  const pupil = await subscriber({ plan: "pro" });
  const { id, phases } = await stripe().subscriptionSchedules.create({ from_subscription: pupil.subscription });
  const [now] = phases;
  const schedule = await stripe().subscriptionSchedules.update(id, {
    end_behavior: "release",
    phases: [
      { items: [{ price: pro.id, quantity: 1 }], start_date: now?.start_date ?? 0, end_date: now?.end_date ?? 0 },
      { items: [{ price: standard.id, quantity: 1 }], duration: { interval: "month", interval_count: 1 } },
    ],
  });
  return { ...pupil, schedule, standard, pro };
}

const priceOf = async (id: string) => (await stripe().subscriptions.retrieve(id)).items.data[0]?.price.id;

test("a schedule takes over a subscription and changes nothing yet", async () => {
  const { subscription, schedule, pro, customer } = await lowered();
  expect(schedule).toMatchObject({
    status: "active",
    subscription,
    customer,
    phases: [{}, { proration_behavior: "create_prorations" }],
  });
  expect(schedule.phases[1]?.start_date).toBe(schedule.phases[0]?.end_date);
  expect(await stripe().subscriptions.retrieve(subscription)).toMatchObject({ schedule: schedule.id });
  expect(await priceOf(subscription)).toBe(pro.id);
});

test("at the period's end the cheaper plan begins and is what is billed", async () => {
  const { subscription, schedule, standard, customer } = await lowered();
  await advance(32, customer);
  expect(await priceOf(subscription)).toBe(standard.id);
  const [invoice] = (await stripe().invoices.list({ customer })).data;
  expect(invoice).toMatchObject({ status: "paid", total: 500, billing_reason: "subscription_cycle" });
  expect((await stripe().subscriptionSchedules.retrieve(schedule.id)).status).toBe("active");
  expect(await eventsOf(customer)).toEqual(
    expect.arrayContaining([
      "subscription_schedule.created",
      "subscription_schedule.updated",
      "customer.subscription.updated",
    ]),
  );
});

test("after its last phase the subscription goes on alone", async () => {
  const { subscription, schedule, standard, customer } = await lowered();
  await advance(65, customer);
  expect(await stripe().subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: "released",
    subscription: null,
    released_subscription: subscription,
  });
  expect(await stripe().subscriptions.retrieve(subscription)).toMatchObject({ status: "active", schedule: null });
  expect(await priceOf(subscription)).toBe(standard.id);
});

test("released, the plan stays as it is", async () => {
  const { subscription, schedule, pro, customer } = await lowered();
  expect((await stripe().subscriptionSchedules.release(schedule.id)).status).toBe("released");
  await advance(32, customer);
  expect(await priceOf(subscription)).toBe(pro.id);
  expect((await failing(stripe().subscriptionSchedules.release(schedule.id))).statusCode).toBe(400);
});

test("a schedule that cancels ends the subscription", async () => {
  const { subscription, schedule, customer } = await lowered();
  await stripe().subscriptionSchedules.update(schedule.id, { end_behavior: "cancel" });
  await advance(65, customer);
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe("canceled");
  expect((await stripe().subscriptionSchedules.retrieve(schedule.id)).status).toBe("completed");
});

test("cancelling the schedule or the subscription ends both", async () => {
  const [a, b] = [await lowered(), await lowered()];
  await stripe().subscriptionSchedules.cancel(a.schedule.id);
  await stripe().subscriptions.cancel(b.subscription);
  for (const { subscription, schedule } of [a, b]) {
    expect((await stripe().subscriptions.retrieve(subscription)).status).toBe("canceled");
    expect((await stripe().subscriptionSchedules.retrieve(schedule.id)).status).toBe("canceled");
  }
});

test("while it is scheduled, the subscription's own cancellation is refused", async () => {
  const { subscription, schedule } = await lowered();
  const error = await failing(stripe().subscriptions.update(subscription, { cancel_at_period_end: true }));
  expect(error.message).toContain(`managed by the subscription schedule \`${schedule.id}\``);
  expect((await failing(stripe().subscriptionSchedules.create({ from_subscription: subscription }))).message).toContain(
    "already attached",
  );
});

test("phases must begin with the present one, and follow each other", async () => {
  const { schedule, standard } = await lowered();
  const start = schedule.phases[0]?.start_date ?? 0;
  const items = [{ price: standard.id }];
  const update = (phases: object[]) =>
    failing(stripe().subscriptionSchedules.update(schedule.id, { phases: phases as never }));
  expect((await update([{ items, start_date: start + 60, end_date: start + 9_999_999 }])).param).toBe(
    "phases[0][start_date]",
  );
  expect((await update([{ items, start_date: start }, { items }])).code).toBe("parameter_missing");
  expect((await update([{ items, start_date: start, iterations: 1 }])).code).toBe("parameter_unknown");
  expect((await failing(stripe().subscriptionSchedules.create({ from_subscription: "sub_none" }))).code).toBe(
    "resource_missing",
  );
});
