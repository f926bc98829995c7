import "server-only";
import { AwsClient } from "aws4fetch";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { createCircuitBreaker } from "@/lib/resilience/create-circuit-breaker";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";
import { withTimeout } from "@/lib/resilience/with-timeout";
import {
  endServiceFault,
  recordServiceFault,
} from "@/lib/service-faults/service-faults";

/**
 * Milliseconds for one call, of which a working copy of several megabytes takes
 * most.
 */
const callTimeout = 10_000;

export const bucketBreaker = createCircuitBreaker({
  maxFailures: 6,
  openFor: 5_000,
});

/**
 * Each call holds a working copy of several megabytes, also while it waits.
 * Reads and writes take turns.
 */
const calls = createConcurrencyLimiter({
  maxConcurrent: 12,
  maxPerKey: 12,
  maxQueued: 40,
  queueTimeout: 10_000,
});

export const hasBucket = () => env().S3_BUCKET !== undefined;

type Method = "PUT" | "GET" | "DELETE";

const failed = (cause?: unknown) =>
  new AppError(
    "unavailable",
    "We can't reach our photo storage. Please try again in a moment.",
    {
      cause,
      retryAfter: 5,
    },
  );

/**
 * Throws `unavailable` unless the bucket answers within ten seconds, at once
 * while it keeps failing. A missing object is null.
 */
function callBucket<T>(
  method: Method,
  key: string,
  read: (response: Response) => Promise<T>,
  init: RequestInit = {},
) {
  return calls(method, async () => {
    if (!bucketBreaker.allows(performance.now())) throw failed();
    try {
      const result = await withTimeout(
        (signal) => send(method, key, { ...init, signal }, read),
        { ms: callTimeout },
      );
      bucketBreaker.recordSuccess();
      return result;
    } catch (cause) {
      bucketBreaker.recordFailure(performance.now());
      log().warn({ err: cause, method }, "the bucket failed");
      throw failed(cause);
    }
  });
}

async function send<T>(
  method: Method,
  key: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
) {
  const response = await client().fetch(urlOf(key), {
    ...init,
    method,
    cache: "no-store",
    redirect: "manual",
  });
  if (response.ok) {
    if (method === "PUT") endServiceFault("storage");
    return read(response);
  }
  const code = await readErrorCode(response);
  // A bucket that is missing is 404 as well, and may be back tomorrow with all
  // of its objects.
  if (response.status === 404 && code === "NoSuchKey" && method !== "PUT")
    return null;
  const words = `${response.status} ${code}`;
  // Without the right to list, S3 also answers 403 for an object that is
  // missing.
  if (code === "NoSuchBucket" || (response.status < 500 && method === "PUT"))
    recordServiceFault("storage", words);
  throw new Error(`the bucket answered ${words}`);
}

/** "AccessDenied"; "" when the answer has none. */
async function readErrorCode(response: Response) {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return (
    /<Code>(\w{1,60})<\/Code>/.exec(
      Buffer.from(value ?? []).toString("latin1"),
    )?.[1] ?? ""
  );
}

/**
 * With the bucket in the path, which every S3-compatible service understands.
 */
const urlOf = (key: string) => `${env().S3_ENDPOINT}/${env().S3_BUCKET}/${key}`;

export async function putObject(
  key: string,
  bytes: Buffer,
  contentType: string,
) {
  const init = {
    body: new Uint8Array(bytes),
    headers: { "Content-Type": contentType },
  };
  await callBucket("PUT", key, async () => true, init);
}

export const getObject = (key: string) =>
  callBucket("GET", key, async (response) =>
    Buffer.from(await response.arrayBuffer()),
  );

/** Also when it is not there. */
export async function deleteObject(key: string) {
  await callBucket("DELETE", key, async () => true);
}

let shared: AwsClient | undefined;

function client() {
  const {
    S3_ACCESS_KEY_ID: accessKeyId = "",
    S3_SECRET_ACCESS_KEY: secretAccessKey = "",
    S3_REGION: region,
  } = env();
  shared ??= new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(region && { region }),
    service: "s3",
    retries: 1,
  });
  return shared;
}
