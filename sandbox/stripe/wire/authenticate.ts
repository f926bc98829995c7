import type { Incoming } from "../../service";
import { apiVersion } from "../account";
import { Failure } from "./failure";

const keyPrefix = "sk_test_sandbox_";

/** Throws unless the key and the version are ones the sandbox speaks for. */
export function authenticate({ headers }: Incoming): void {
  const key = keyOf(headers.authorization);
  if (key === null) {
    throw new Failure(401, {
      type: "invalid_request_error",
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  if (!key.startsWith(keyPrefix)) {
    throw new Failure(401, {
      type: "invalid_request_error",
      message: `Invalid API Key provided: ${key.slice(0, 7)}****; here it starts with ${keyPrefix}.`,
    });
  }
  const version = headers["stripe-version"] ?? apiVersion;
  if (version !== apiVersion) {
    const message = `Invalid Stripe API version: ${String(version)}. The sandbox speaks ${apiVersion}.`;
    throw new Failure(400, { type: "invalid_request_error", message });
  }
}

function keyOf(header: string | undefined): string | null {
  const bearer = /^Bearer (\S+)$/.exec(header ?? "")?.[1];
  if (bearer !== undefined) return bearer;
  const basic = /^Basic (\S+)$/.exec(header ?? "")?.[1];
  return basic === undefined ? null : (Buffer.from(basic, "base64").toString("utf8").split(":")[0] ?? null);
}
