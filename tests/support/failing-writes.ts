import { db } from "@/lib/database/db";

/**
 * Makes PostgreSQL refuse writes to a table for one user until `end`, with an
 * error such as that of a full disk. `owner` is the column with the user's id.
 */
export async function failWrites(
  userId: number,
  sqlState: string,
  writes: string,
  owner = "userId",
) {
  const name =
    `failing_${userId}_${sqlState}_${writes.replaceAll(/\W/g, "")}`.toLowerCase();
  await db().$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${sqlState}'; END $$`);
  await db().$executeRawUnsafe(`
    CREATE TRIGGER ${name} BEFORE ${writes} FOR EACH ROW WHEN (NEW."${owner}" = ${userId}) EXECUTE FUNCTION ${name}()`);
  return {
    end: () => db().$executeRawUnsafe(`DROP FUNCTION ${name} CASCADE`),
  };
}
