import pg from "pg";

/*
 * Steps of transactions at which a trigger and an advisory lock make one user
 * or Stripe customer wait in PostgreSQL, so that a test can kill or pause an
 * instance during that statement. The instance's own timeouts apply.
 */
type Statement = {
  table: string;
  on: "INSERT" | "UPDATE" | "DELETE";
  when?: string;
  atCommit?: boolean;
  /** The column with the row's owner; the user's id by default. */
  owner?: string;
};

const applied = {
  table: "StripeCustomer",
  on: "UPDATE",
  owner: "id",
  when: 'NEW."syncApplied" <> OLD."syncApplied"',
} as const;

const steps = {
  "takes the reservation": { table: "Reservation", on: "INSERT" },
  "commits the reservation": {
    table: "Reservation",
    on: "INSERT",
    atCommit: true,
  },
  "refunds the reservation": {
    table: "Reservation",
    on: "UPDATE",
    when: `NEW.state = 'refunded'`,
  },
  "settles the reservation": {
    table: "Reservation",
    on: "UPDATE",
    when: `NEW.state = 'committed'`,
  },
  "stores the listing": { table: "Listing", on: "INSERT" },
  "links the listing to its reservation": {
    table: "Reservation",
    on: "UPDATE",
    when: `NEW."listingId" IS NOT NULL`,
  },
  "commits the listing": { table: "Listing", on: "INSERT", atCommit: true },
  "stores the photo": { table: "Photo", on: "INSERT" },
  "commits the photo": { table: "Photo", on: "INSERT", atCommit: true },
  "deletes the photo": { table: "Photo", on: "DELETE", owner: "id" },
  "forgets the object": { table: "PhotoObject", on: "DELETE", owner: "key" },
  "deletes the account": { table: "User", on: "DELETE", owner: "id" },
  "puts the photo into the listing": {
    table: "ListingPhoto",
    on: "INSERT",
    owner: "photoId",
  },
  "stores the shop names": { table: "ShopNameRun", on: "INSERT" },
  "stores the event": { table: "StripeEvent", on: "INSERT", owner: "customer" },
  "commits the event": {
    table: "StripeEvent",
    on: "INSERT",
    owner: "customer",
    atCommit: true,
  },
  "starts the sync": { table: "StripeCustomer", on: "INSERT", owner: "id" },
  "applies the entitlement": applied,
  "commits the entitlement": { ...applied, atCommit: true },
} satisfies Record<string, Statement>;

export type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];
/** A user's, customer's or photo's id, or an object's key. */
type Owner = number | string;
/** Half of the advisory lock's key; the other half is the owner. */
const numberOf = (step: Step) => 471_000 + names.indexOf(step);

function createTrigger(step: Step) {
  const {
    table,
    on,
    when,
    atCommit,
    owner = "userId",
  }: Statement = steps[step];
  const [constraint, time, deferred] = atCommit
    ? ["CONSTRAINT", "AFTER", "DEFERRABLE INITIALLY DEFERRED"]
    : ["", "BEFORE", ""];
  return `CREATE ${constraint} TRIGGER held_${numberOf(step)} ${time} ${on} ON "${table}" ${deferred}
    FOR EACH ROW ${when ? `WHEN (${when})` : ""} EXECUTE FUNCTION held_by_test('${numberOf(step)}', '${owner}')`;
}

export async function openHolds() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  // The locks belong to one connection, whose queries run one by one.
  let last: Promise<unknown> = Promise.resolve();
  function query(text: string, values?: unknown[]) {
    const next = last.then(() => client.query(text, values));
    last = next.catch(() => undefined);
    return next;
  }
  await query(`CREATE OR REPLACE FUNCTION held_key(owner text) RETURNS int IMMUTABLE LANGUAGE sql AS $$
    SELECT abs(hashtext(owner) % 1000000000) $$`);
  await query(`CREATE OR REPLACE FUNCTION held_by_test() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changed record := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(TG_ARGV[0]::int, held_key(to_jsonb(changed)->>TG_ARGV[1]));
      RETURN changed;
    END $$`);
  for (const step of names) {
    // Of a test file whose end went wrong.
    await query(
      `DROP TRIGGER IF EXISTS held_${numberOf(step)} ON "${steps[step].table}"`,
    );
    await query(createTrigger(step));
  }

  return {
    /** Makes this owner wait at this step. */
    hold: (step: Step, owner: Owner) =>
      query("SELECT pg_advisory_lock($1, held_key($2))", [
        numberOf(step),
        String(owner),
      ]),
    release: (step: Step, owner: Owner) =>
      query("SELECT pg_advisory_unlock($1, held_key($2))", [
        numberOf(step),
        String(owner),
      ]),
    async isHeld(step: Step, owner: Owner) {
      const waiting = await query(
        "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND classid = $1 AND objid = held_key($2)",
        [numberOf(step), String(owner)],
      );
      return (waiting.rowCount ?? 0) > 0;
    },
    /** Whether this application has no connections left. */
    async isDoneWith(application: string) {
      const left = await query(
        "SELECT FROM pg_stat_activity WHERE application_name = $1",
        [application],
      );
      return left.rowCount === 0;
    },
    async close() {
      await query("DROP FUNCTION held_by_test() CASCADE");
      await query("DROP FUNCTION held_key(text)");
      await client.end();
    },
  };
}
