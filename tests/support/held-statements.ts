import pg from "pg";

/*
 * Steps of the ledger's transactions at which PostgreSQL itself can be told to keep one user waiting, so that a test
 * finds an instance at exactly that statement and the instance knows nothing of it. The instance's own timeouts go on:
 * after three seconds it gives the statement up.
 */
const steps = {
  "takes the reservation": { table: "Reservation", on: "INSERT" },
  "commits the reservation": { table: "Reservation", on: "INSERT", atCommit: true },
  "gives the reservation back": { table: "Reservation", on: "UPDATE", when: `NEW.state = 'refunded'` },
  "settles the reservation": { table: "Reservation", on: "UPDATE", when: `NEW.state = 'committed'` },
  "stores the listing": { table: "Listing", on: "INSERT" },
  "ties the listing to its reservation": { table: "Reservation", on: "UPDATE", when: `NEW."listingId" IS NOT NULL` },
  "commits the listing": { table: "Listing", on: "INSERT", atCommit: true },
  "stores the shop names": { table: "ShopNameRun", on: "INSERT" },
} satisfies Record<string, { table: string; on: "INSERT" | "UPDATE"; when?: string; atCommit?: boolean }>;

export type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];
/** Half of the advisory lock's key; the other half is the user. */
const numberOf = (step: Step) => 471_000 + names.indexOf(step);

function createTrigger(step: Step) {
  const { table, on, when, atCommit }: { table: string; on: string; when?: string; atCommit?: boolean } = steps[step];
  const [constraint, time, deferred] = atCommit
    ? ["CONSTRAINT", "AFTER", "DEFERRABLE INITIALLY DEFERRED"]
    : ["", "BEFORE", ""];
  return `CREATE ${constraint} TRIGGER held_${numberOf(step)} ${time} ${on} ON "${table}" ${deferred}
    FOR EACH ROW ${when ? `WHEN (${when})` : ""} EXECUTE FUNCTION held_by_test('${numberOf(step)}')`;
}

export async function openHolds() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  // The locks belong to one connection, which does one thing after another.
  let last: Promise<unknown> = Promise.resolve();
  function query(text: string, values?: unknown[]) {
    const next = last.then(() => client.query(text, values));
    last = next.catch(() => undefined);
    return next;
  }
  await query(`CREATE OR REPLACE FUNCTION held_by_test() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(TG_ARGV[0]::int, NEW."userId"); RETURN NEW; END $$`);
  for (const step of names) await query(createTrigger(step));

  return {
    /** From now on this user gets no further than to this step. */
    hold: (step: Step, userId: number) => query("SELECT pg_advisory_lock($1, $2)", [numberOf(step), userId]),
    release: (step: Step, userId: number) => query("SELECT pg_advisory_unlock($1, $2)", [numberOf(step), userId]),
    async isHeld(step: Step, userId: number) {
      const waiting = await query(
        "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND classid = $1 AND objid = $2",
        [numberOf(step), userId],
      );
      return waiting.rowCount === 1;
    },
    /** Whether the database has done with all that this application had begun. */
    async isDoneWith(application: string) {
      const left = await query("SELECT FROM pg_stat_activity WHERE application_name = $1", [application]);
      return left.rowCount === 0;
    },
    async close() {
      await query("DROP FUNCTION held_by_test() CASCADE");
      await client.end();
    },
  };
}
