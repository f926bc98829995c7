import { startServices } from "./embedded/start-services";
import { findFreePort } from "./ports";
import { allEmbedded } from "./settings";

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
