import { createHash, createHmac } from "node:crypto";
import type { SandboxRequest } from "../service";

export const sandboxAccessKey = "s3-sandbox-key";
export const sandboxSecretKey = "s3-sandbox-secret";

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/**
 * Signature Version 4, as Amazon documents it. `scope` is
 * "20261123/eu-central-1/s3/aws4_request".
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signatureOf(
  request: SandboxRequest,
  scope: string,
  signedHeaders: string[],
  secret: string,
): string {
  const { method, path, query, headers } = request;
  const pairs = [...query].map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const canonical = [
    method,
    path,
    pairs.sort().join("&"),
    ...signedHeaders.map(
      (name) => `${name}:${String(headers[name] ?? "").trim()}`,
    ),
    "",
    signedHeaders.join(";"),
    String(headers["x-amz-content-sha256"]),
  ].join("\n");
  const date = String(headers["x-amz-date"]);
  const digest = createHash("sha256").update(canonical).digest("hex");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(
    key,
    ["AWS4-HMAC-SHA256", date, scope, digest].join("\n"),
  ).toString("hex");
}
