import { createHash } from "node:crypto";
import type { Incoming } from "../../service";
import type { Replay, Store } from "../store";
import { Failure, invalid } from "./failure";

/** Milliseconds that a key is remembered, as Stripe says. */
const rememberedMs = 24 * 60 * 60 * 1000;

export function keyOf({ method, headers }: Incoming): string | null {
  const key = headers["idempotency-key"];
  if (method !== "POST" || key === undefined) return null;
  if (typeof key !== "string" || key === "" || key.length > 255) {
    throw invalid("Idempotency keys must be between 1 and 255 characters long.");
  }
  return key;
}

export function fingerprintOf(incoming: Incoming): string {
  return createHash("sha256").update(`${incoming.method} ${incoming.path}\n${incoming.rawBody}`).digest("hex");
}

/** The answer that was given under this key; throws when the key was used for something else. */
export function findReplay(store: Store, key: string, incoming: Incoming): Replay | null {
  const replay = store.tables.replays.get(key);
  if (replay === undefined || replay.at < Date.now() - rememberedMs) return null;
  if (replay.path !== incoming.path) {
    throw conflict(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${incoming.path}' vs '${replay.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (replay.fingerprint !== fingerprintOf(incoming)) {
    throw conflict(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return replay;
}

function conflict(message: string): Failure {
  return new Failure(400, { type: "idempotency_error", message });
}
