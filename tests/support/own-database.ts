import { closeConnections } from "@/tests/support/connections";
import { createDatabase, migrate } from "@/tests/support/migrating";

/**
 * A database of the test file's own, for what counts all rows of a table. Start
 * it before anything reads the configuration.
 */
export async function startOwnDatabase() {
  const database = await createDatabase();
  const { code, output } = await migrate(database.url);
  if (code !== 0) throw new Error(output);
  const { DATABASE_URL: shared } = process.env;
  Object.assign(process.env, { DATABASE_URL: database.url });
  return {
    query: database.query,
    connect: database.connect,
    async close() {
      await closeConnections();
      Object.assign(process.env, { DATABASE_URL: shared });
      await database.drop();
    },
  };
}
