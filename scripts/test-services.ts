import { startServices } from "./embedded/services";
import { findFreePort } from "./ports";

/** A database and a sandbox that only one run of the tests uses. */
export async function startTestServices(dataDir: string, undo: (() => unknown)[]) {
  return startServices(
    {
      port: await findFreePort(),
      sandboxPort: await findFreePort(),
      dataDir,
      databaseUrl: process.env.TEST_DATABASE_URL,
      anthropicKey: undefined,
      resendKey: undefined,
      stripeKey: undefined,
    },
    { durable: false, undo },
  );
}
