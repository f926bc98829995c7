import { AwsClient } from "aws4fetch";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import type { Context, Subject } from "./subject";

const name = "Photo storage";
const key = "listwright-doctor.txt";
const fixes: Record<number, string> = {
  301: "The bucket is in another region: correct S3_REGION and S3_ENDPOINT.",
  400: "Correct S3_REGION: the service does not accept a signature for this one.",
  403: "Allow this key s3:PutObject, s3:GetObject and s3:DeleteObject in the bucket; check S3_REGION.",
  404: "Create the bucket, or correct S3_BUCKET and S3_ENDPOINT.",
};

type Answer = { status: number; headers: Headers };

/**
 * Stores, reads and deletes a small object, where photos are kept in a bucket,
 * and looks whether it is really gone.
 */
export const checkBucket: Subject = {
  name,
  needs: [],
  async *check({ settings, callLimit }) {
    if (settings.S3_BUCKET === undefined)
      return yield ok(name, "photos are kept in PostgreSQL.");
    const call = createCaller(settings, callLimit);
    try {
      const stored = await call("PUT", { body: "doctor" });
      if (stored.status !== 200) return yield refused("PUT", stored);
      const [stranger, read] = [
        await call("GET", { isSigned: false }),
        await call("GET"),
      ];
      const deleted = await call("DELETE");
      if (read.status !== 200) return yield refused("GET", read);
      if (![200, 204].includes(deleted.status))
        return yield refused("DELETE", deleted);
      yield judge({ stored, stranger, gone: await call("GET") });
    } catch (cause) {
      yield error(
        name,
        String(cause),
        "Check S3_ENDPOINT, and that it can be reached.",
      );
    }
  },
};

const refused = (method: string, { status }: Answer) =>
  error(
    name,
    `refused ${method} with ${status}.`,
    fixes[status] ?? "Check the status page of the service, and try again.",
  );

function judge({
  stored,
  stranger,
  gone,
}: Record<"stored" | "stranger" | "gone", Answer>): Check {
  if (stranger.status < 400) {
    return error(
      name,
      "anybody can read the bucket.",
      "Block all public access to it, and remove its public policies.",
    );
  }
  const version = stored.headers.get("x-amz-version-id");
  if (version !== null && version !== "null") {
    return error(
      name,
      "the bucket keeps versions, so deleted photos stay in it.",
      "Use a bucket without versions, or suspend them and delete the old ones with a lifecycle rule.",
    );
  }
  if (gone.status === 200)
    return error(
      name,
      "a deleted object can still be read.",
      "Use a service that deletes at once.",
    );
  if (gone.status !== 404) {
    const fix =
      "Allow this key s3:ListBucket too; only then does the service say that an object is missing.";
    return warning(
      name,
      `answered ${gone.status} for a missing object, which then looks like a failure.`,
      fix,
    );
  }
  return ok(
    name,
    "the bucket stores, returns and deletes objects, for this key alone.",
  );
}

/** Rejects with what is wrong when no answer comes. */
function createCaller(
  { S3_ENDPOINT, S3_BUCKET, ...settings }: Context["settings"],
  callLimit: number,
) {
  const {
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId = "",
    S3_SECRET_ACCESS_KEY: secretAccessKey = "",
  } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(region && { region }),
    service: "s3",
    retries: 0,
  });
  return async (
    method: string,
    { body, isSigned = true }: { body?: string; isSigned?: boolean } = {},
  ) => {
    const init: RequestInit = {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(callLimit),
      ...(body && { body }),
    };
    const address = `${S3_ENDPOINT}/${S3_BUCKET}/${key}`;
    const request = isSigned
      ? client.fetch(address, init)
      : fetch(address, init);
    const response = await request.catch((cause: unknown) =>
      Promise.reject(`no answer to ${method}: ${cause}`),
    );
    await response.body?.cancel();
    return { status: response.status, headers: response.headers };
  };
}
