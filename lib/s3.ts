import "server-only";
import { AwsClient } from "aws4fetch";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { withTimeout } from "@/lib/timeout";

/** Milliseconds for one call, of which a working copy of several megabytes takes most. */
const callTimeout = 10_000;

export const hasBucket = () => env().S3_BUCKET !== undefined;

/** Throws `unavailable` unless the bucket answers within ten seconds. A missing object is null. */
async function callBucket<T>(method: string, key: string, read: (response: Response) => Promise<T>, init: RequestInit) {
  try {
    return await withTimeout((signal) => send(method, key, { ...init, signal }, read), { ms: callTimeout });
  } catch (cause) {
    log().warn({ err: cause, method }, "the bucket failed");
    throw new AppError("unavailable", "We can't reach our photo storage. Please try again in a moment.", {
      cause,
      retryAfter: 5,
    });
  }
}

async function send<T>(method: string, key: string, init: RequestInit, read: (response: Response) => Promise<T>) {
  const response = await client().fetch(urlOf(key), { ...init, method, cache: "no-store", redirect: "error" });
  if (response.ok) return read(response);
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new Error(`the bucket answered ${response.status}`);
}

/** With the bucket in the path, which every S3-compatible service understands. */
const urlOf = (key: string) => `${env().S3_ENDPOINT}/${env().S3_BUCKET}/${key}`;

export async function putObject(key: string, bytes: Buffer, contentType: string) {
  const init = { body: new Uint8Array(bytes), headers: { "Content-Type": contentType } };
  const stored = await callBucket("PUT", key, async () => true, init);
  if (stored === null) throw new AppError("unavailable", "Our photo storage is not set up.");
}

export const getObject = (key: string) =>
  callBucket("GET", key, async (response) => Buffer.from(await response.arrayBuffer()), {});

/** Also when it is not there. */
export async function deleteObject(key: string) {
  await callBucket("DELETE", key, async () => true, {});
}

let shared: AwsClient | undefined;

function client() {
  const { S3_ACCESS_KEY_ID: accessKeyId = "", S3_SECRET_ACCESS_KEY: secretAccessKey = "", S3_REGION: region } = env();
  shared ??= new AwsClient({ accessKeyId, secretAccessKey, ...(region && { region }), service: "s3", retries: 1 });
  return shared;
}
