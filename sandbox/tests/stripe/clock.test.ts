import { day, useStripe } from "../support/stripe";

const { stripe, plans, advance, createSubscriber } = useStripe();

const periodEnd = async (id: string) =>
  (await stripe().subscriptions.retrieve(id)).items.data[0]
    ?.current_period_end ?? 0;

test("clock: one customer's time moves without the others'", async () => {
  const [a, b] = [await createSubscriber(), await createSubscriber()];
  await advance(40, a.customer);
  expect(
    (await stripe().invoices.list({ customer: a.customer })).data,
  ).toHaveLength(2);
  expect(
    (await stripe().invoices.list({ customer: b.customer })).data,
  ).toHaveLength(1);
});

test("a month that starts on the 31st ends on the last day of the next month", async () => {
  const { standard } = await plans();
  const { id: customer } = await stripe().customers.create({});
  const { id: card } = await stripe().paymentMethods.attach("pm_card_visa", {
    customer,
  });
  const now = new Date();
  const lastOfJanuary = Date.UTC(now.getUTCFullYear() + 1, 0, 31, 12);
  await advance((lastOfJanuary - now.getTime()) / 1000 / day, customer);
  const { id } = await stripe().subscriptions.create({
    customer,
    items: [{ price: standard.id }],
    default_payment_method: card,
  });
  const ends: string[] = [];
  for (let month = 0; month < 4; month += 1) {
    ends.push(
      new Date((await periodEnd(id)) * 1000).toISOString().slice(5, 10),
    );
    await advance(30, customer);
  }
  expect(ends).toEqual([
    expect.stringMatching(/^02-2[89]$/),
    "03-31",
    "04-30",
    "05-31",
  ]);
});
