import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { env } from "@/lib/env";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { type EtsyResponse, readFailure } from "@/lib/etsy/api/read-failure";
import { correctLimits, reserveRequest } from "@/lib/etsy/api/reserve-request";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { log } from "@/lib/log";
import { createCircuitBreaker } from "@/lib/resilience/create-circuit-breaker";
import { withTimeout } from "@/lib/resilience/with-timeout";
import {
  endServiceFault,
  recordServiceFault,
} from "@/lib/service-faults/service-faults";

/** Milliseconds for one request, its body included. */
const requestTimeout = 12_000;
/** Bytes; the tree of all categories has less than one megabyte. */
const maxAnswer = 8 * 1024 * 1024;

export const etsyBreaker = createCircuitBreaker({
  maxFailures: 6,
  openFor: 5_000,
});

/** The app's key on Etsy; null while the operator has set none. */
export function etsyKey() {
  const { ETSY_KEYSTRING: keystring, ETSY_SHARED_SECRET: secret } = env();
  return keystring !== undefined && secret !== undefined
    ? { keystring, secret }
    : null;
}

/** Etsy's hosts, or the stand-in for all of them. */
export function etsyAddress(part: "site" | "token" | "api") {
  const { ETSY_BASE_URL: standIn } = env();
  switch (part) {
    case "site":
      return standIn ?? "https://www.etsy.com";
    case "token":
      return `${standIn ?? "https://api.etsy.com"}/v3/public/oauth/token`;
    case "api":
      return `${standIn ?? "https://openapi.etsy.com"}/v3/application`;
  }
}

type EtsyRequest<Answer> = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/v3/application`. */
  path: string;
  query?: Record<string, string | number>;
  body?: URLSearchParams | FormData | { json: unknown };
  /** Without it, the call is one that the key alone allows. */
  accessToken?: string;
  answer: z.ZodType<Answer>;
  /**
   * Milliseconds that may be waited for the key's turn; beyond them the call
   * fails as `busy`.
   */
  maxWait?: number;
  /**
   * The shop, for a request that sets the alt text of a photo: of these each
   * shop has a daily share.
   */
  altTextOf?: bigint;
};

/** One request. Throws an EtsyError; is never called within a transaction. */
export async function callEtsy<Answer>(
  request: EtsyRequest<Answer>,
): Promise<Answer> {
  const key = etsyKey();
  if (key === null)
    throw new EtsyError("key", { message: "Etsy is not set up on this site." });
  await sleep(await reserveRequest(key.keystring, request));
  const { method = "GET", path, query, body, accessToken, answer } = request;
  const params = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const response = await sendToEtsy(
    `${etsyAddress("api")}${path}${params.size > 0 ? `?${params}` : ""}`,
    {
      method,
      headers: {
        "x-api-key": `${key.keystring}:${key.secret}`,
        ...(accessToken !== undefined && {
          Authorization: `Bearer ${accessToken}`,
        }),
        ...(body !== undefined &&
          "json" in body && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && {
        body: "json" in body ? JSON.stringify(body.json) : body,
      }),
    },
  );
  await correctLimits(key.keystring, response);
  return readAnswer(response, answer);
}

/**
 * Sends a request and reads the whole response, of whatever status. Throws
 * `outage` when there is none.
 */
export async function sendToEtsy(
  address: string,
  init: RequestInit,
): Promise<EtsyResponse> {
  if (!etsyBreaker.allows(performance.now()))
    throw new EtsyError("outage", { retryAfter: 5 });
  try {
    const response = await withTimeout(
      (signal) => send(address, { ...init, signal }),
      { ms: requestTimeout },
    );
    if (response.status >= 500) etsyBreaker.recordFailure(performance.now());
    else etsyBreaker.recordSuccess();
    return response;
  } catch (cause) {
    etsyBreaker.recordFailure(performance.now());
    throw new EtsyError("outage", { cause, retryAfter: 10 });
  }
}

async function send(address: string, init: RequestInit): Promise<EtsyResponse> {
  const response = await fetch(address, {
    ...init,
    redirect: "error",
    cache: "no-store",
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxAnswer) throw new Error("Etsy's answer is too large");
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return { status, headers, text: Buffer.concat(chunks).toString("utf8") };
}

/**
 * The answer of a response of status 2xx, else the failure that it tells of.
 */
export function readAnswer<Answer>(
  response: EtsyResponse,
  answer: z.ZodType<Answer>,
): Answer {
  if (response.status < 200 || response.status > 299) {
    const failure = readFailure(response);
    const uuid = response.headers.get("x-etsy-request-uuid");
    log().warn(
      { status: response.status, kind: failure.kind, uuid },
      "etsy refused a call",
    );
    if (failure.kind === "key") recordServiceFault("etsy", failure.words);
    throw failure;
  }
  endServiceFault("etsy");
  const parsed = answer.safeParse(
    response.text === "" ? null : parseJson(response.text),
  );
  if (parsed.success) return parsed.data;
  throw new EtsyError("outage", {
    status: response.status,
    cause: parsed.error,
  });
}
