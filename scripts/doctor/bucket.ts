import { AwsClient } from "aws4fetch";
import { type Check, error, ok } from "../../lib/doctor/check";
import type { Context, Subject } from "./subject";

const key = "listwright-doctor.txt";
const fixes: Record<number, string> = {
  403: "Allow this key s3:PutObject, s3:GetObject and s3:DeleteObject in the bucket; check S3_REGION.",
  404: "Create the bucket, or correct S3_BUCKET and S3_ENDPOINT.",
};

/** Stores, reads and deletes a small object, where photos are kept in a bucket. */
export const checkBucket: Subject = {
  name: "Photo storage",
  needs: [],
  async *check(context) {
    if (context.settings.S3_BUCKET === undefined) return yield ok("Photo storage", "photos are kept in PostgreSQL.");
    for (const [method, status] of [
      ["PUT", 200],
      ["GET", 200],
      ["DELETE", 204],
    ] as const) {
      const failure = await call(method, status, context);
      if (failure) return yield failure;
    }
    yield ok("Photo storage", "the bucket stores, returns and deletes objects.");
  },
};

async function call(method: string, expected: number, { settings, callLimit }: Context): Promise<Check | null> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = settings;
  const client = new AwsClient({
    ...{ accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY, service: "s3", retries: 0 },
    ...(S3_REGION && { region: S3_REGION }),
  });
  const body = method === "PUT" ? { body: "doctor" } : {};
  const signal = AbortSignal.timeout(callLimit);
  const response = await client.fetch(`${S3_ENDPOINT}/${S3_BUCKET}/${key}`, { method, ...body, signal }).catch(String);
  if (typeof response === "string") {
    return error(
      "Photo storage",
      `no answer to ${method}: ${response}`,
      "Check S3_ENDPOINT, and that it can be reached.",
    );
  }
  if (response.status === expected || (method === "DELETE" && response.ok)) return null;
  const fix = fixes[response.status] ?? "Look at the status page of the service, and try again.";
  return error("Photo storage", `refused ${method} with ${response.status}.`, fix);
}
