import { setTimeout as sleep } from "node:timers/promises";
import type Stripe from "stripe";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import { connect, disconnect } from "./postgres";
import type { Context } from "./subject";

const name = "Stripe events";
/** Only events with a good signature are stored. */
export async function checkLastEvent({
  settings: { DATABASE_URL: url },
  now,
  callLimit,
}: Context): Promise<Check> {
  const cause = "Run `npm run doctor -- --send`, which causes one.";
  return withRows(url, callLimit, async (query) => {
    const [row] = await query<{ time: Date | null }>(
      'select max("receivedAt") as time from "StripeEvent"',
    );
    if (!row?.time) return warning(name, "none has arrived yet.", cause);
    const hours = Math.floor((now() - row.time.getTime()) / 3_600_000);
    return ok(
      name,
      `the last one with a valid signature came ${hours < 1 ? "within the last hour" : `${hours} h ago`}.`,
    );
  });
}

/** Makes and deletes a customer, and waits until an event of it is stored. */
export async function sendEvent(
  stripe: Stripe,
  { settings: { DATABASE_URL: url }, callLimit }: Context,
): Promise<Check> {
  return withRows(url, callLimit, async (query) => {
    const { id } = await stripe.customers.create({
      description: "npm run doctor -- --send; deleted at once",
    });
    await stripe.customers.del(id);
    // Stripe sends most events within seconds.
    const arrivalLimit = 1.5 * callLimit;
    const end = performance.now() + arrivalLimit;
    while (performance.now() < end) {
      const rows = await query(
        'select id from "StripeEvent" where customer = $1 limit 1',
        [id],
      );
      if (rows.length > 0)
        return ok(name, "one was sent, arrived, and its signature is valid.");
      await sleep(250);
    }
    return error(
      name,
      `none of ${id} was stored within ${arrivalLimit / 1_000} s.`,
      "Compare STRIPE_WEBHOOK_SECRET with the endpoint's secret, and see its deliveries at dashboard.stripe.com/webhooks.",
    );
  });
}

type Query = <Row extends object>(
  sql: string,
  values?: unknown[],
) => Promise<Row[]>;

async function withRows(
  url: string | undefined,
  callLimit: number,
  read: (query: Query) => Promise<Check>,
): Promise<Check> {
  const client = url ? await connect(url, callLimit).catch(() => null) : null;
  if (!client)
    return warning(
      name,
      "not checked: they are recorded in the database.",
      "Repair PostgreSQL first.",
    );
  try {
    return await read(
      async (sql, values) => (await client.query(sql, values)).rows,
    );
  } finally {
    disconnect(client);
  }
}
