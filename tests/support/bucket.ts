import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createDatabase, migrate } from "@/tests/support/migrating";
import { startOwnSandbox } from "@/tests/support/sandbox";

/**
 * A bucket and a database of the test file's own, since the job deletes
 * whatever any photo has left. Start it before anything reads the
 * configuration.
 */
export async function startTestBucket() {
  const [sandbox, database] = await Promise.all([
    startOwnSandbox(),
    createDatabase(),
  ]);
  const { code, output } = await migrate(database.url);
  if (code !== 0) throw new Error(output);
  const { DATABASE_URL: shared } = process.env;
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    ANTHROPIC_BASE_URL: sandbox.url,
    S3_BUCKET: "photos-of-tests",
    S3_ENDPOINT: `${sandbox.url}/s3`,
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "s3-sandbox-key",
    S3_SECRET_ACCESS_KEY: "s3-sandbox-secret",
  });
  const address = `${sandbox.url}/s3-objects.json`;
  const { url, clearFaults } = sandbox;
  return {
    url,
    clearFaults,
    async close() {
      await closeConnections();
      Object.assign(process.env, { DATABASE_URL: shared });
      await Promise.all([sandbox.close(), database.drop()]);
    },
    list: async (): Promise<StoredObject[]> => (await fetch(address)).json(),
    async empty() {
      await fetch(address, { method: "DELETE" });
    },
    fail: (fault: object) =>
      sandbox.control("/faults", { service: "s3", ...fault }),
  };
}

type StoredObject = { key: string; size: number; contentType: string };

/** As if everything had been noted ten minutes ago. */
export const ageObjects = () =>
  db().photoObject.updateMany({
    data: { createdAt: new Date(Date.now() - 600_000) },
  });
