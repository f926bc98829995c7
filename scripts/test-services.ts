import { startServices } from "./embedded/services";
import { findFreePort } from "./ports";
import { allEmbedded } from "./settings";

/**
 * Where many calls are sent at once, a busy machine may need longer than sellers
 * are let wait. What stops the database has instances of its own.
 */
export const patience = { DATABASE_TIMEOUT_MS: "60000" };

/** A database and a sandbox that only one run of the tests uses. */
export async function startTestServices(
  dataDir: string,
  undo: (() => unknown)[],
) {
  return startServices(
    {
      ...allEmbedded,
      port: await findFreePort(),
      sandboxPort: await findFreePort(),
      dataDir,
      databaseUrl: process.env.TEST_DATABASE_URL,
    },
    { durable: false, undo },
  );
}
