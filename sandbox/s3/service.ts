import {
  json,
  type Reply,
  reply,
  type SandboxRequest,
  type Service,
} from "../service";
import { sandboxAccessKey, sandboxSecretKey, signatureOf } from "./signature";

const root = "/s3/";
const errorCodes: Record<number, string> = {
  403: "SignatureDoesNotMatch",
  404: "NoSuchKey",
  405: "MethodNotAllowed",
};

type StoredObject = { bytes: Buffer; contentType: string };

/**
 * The part of S3's protocol that stores, reads and deletes objects, of one
 * bucket in memory.
 */
export function s3Service(): Service {
  const objects = new Map<string, StoredObject>();
  return {
    name: "s3",
    owns: (path) => path.startsWith(root),
    ownFaults: ["no_bucket"],
    handle: (request, fault) =>
      fault?.mode === "no_bucket" ? noBucket() : handle(objects, request),
    error: (status, message) => errorReply(status, message),
    routes: [
      {
        method: "GET",
        path: /^\/s3-objects\.json$/,
        handle: () => json(200, listOf(objects)),
      },
      {
        method: "DELETE",
        path: /^\/s3-objects\.json$/,
        handle() {
          objects.clear();
          return json(200, { ok: true });
        },
      },
    ],
    docs: [
      [
        "PUT, GET, DELETE /s3/{bucket}/{key}",
        `S3's protocol. The access key is ${sandboxAccessKey}.`,
      ],
      [
        "GET /s3-objects.json",
        "The keys and sizes of what is stored; DELETE forgets all of it.",
      ],
    ],
  };
}

const listOf = (objects: Map<string, StoredObject>) =>
  [...objects].map(([key, { bytes, contentType }]) => ({
    key,
    size: bytes.length,
    contentType,
  }));

function handle(
  objects: Map<string, StoredObject>,
  request: SandboxRequest,
): Reply {
  const { authorization = "" } = request.headers;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w{64})$/.exec(
      authorization,
    );
  const [, accessKey, scope = "", signedHeaders = "", signature] = parts ?? [];
  if (accessKey !== sandboxAccessKey)
    return errorReply(403, "The access key is unknown.");
  if (
    signatureOf(request, scope, signedHeaders.split(";"), sandboxSecretKey) !==
    signature
  ) {
    return errorReply(403, "The signature we calculated does not match.");
  }
  const key = decodeURIComponent(request.path.slice(root.length));
  switch (request.method) {
    case "PUT":
      objects.set(key, {
        bytes: request.bytes,
        contentType: request.headers["content-type"] ?? "binary/octet-stream",
      });
      return reply(200, "application/xml", "");
    case "GET": {
      const found = objects.get(key);
      if (found === undefined)
        return errorReply(404, "The specified key does not exist.");
      return { ...reply(200, found.contentType, ""), bytes: found.bytes };
    }
    case "DELETE":
      objects.delete(key);
      return { status: 204, headers: {}, body: [] };
    default:
      return errorReply(405, "The specified method is not allowed.");
  }
}

const noBucket = () =>
  errorReply(404, "The specified bucket does not exist.", "NoSuchBucket");

function errorReply(
  status: number,
  message: string,
  code = errorCodes[status] ?? "InternalError",
): Reply {
  return reply(
    status,
    "application/xml",
    `<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  );
}
