import "server-only";
import { Resolver } from "node:dns/promises";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import {
  checkAddress,
  GuardedFetchError,
  hostOf,
  requirePublic,
} from "@/lib/guarded-fetch/check-address";
import { withTimeout } from "@/lib/resilience/with-timeout";

/** The IP addresses of a name. Rejects when it has none. */
type Resolve = (host: string, signal: AbortSignal) => Promise<string[]>;

type GuardedRequest = {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /**
   * Milliseconds for everything: the name, the connection and the whole answer.
   */
  timeout: number;
  /** Bytes of the answer's body. */
  maxBytes: number;
  /**
   * Scheme, host and port that the operator set, such as "http://sandbox:3001":
   * they alone need not be public.
   */
  ownOrigin?: string | undefined;
  /**
   * The answer's status is all that counts: its body is read and thrown away,
   * and cut off where it is too long or slow.
   */
  discardsBody?: boolean;
  /** Ends it early. */
  signal?: AbortSignal;
  /** For tests. */
  resolve?: Resolve;
};

type GuardedAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/**
 * Fetches an address that a user gave us, and whatever it answers: a redirect
 * too, which is not followed. Throws `GuardedFetchError`.
 * The name is resolved once, and the connection made to what was checked: a
 * name that changes its address meanwhile (DNS rebinding) can't lead inside.
 * Node's own clients send no cookies and know no proxies.
 */
export async function guardedFetch(
  address: string,
  options: GuardedRequest,
): Promise<GuardedAnswer> {
  const { timeout, signal, ownOrigin, resolve = resolveName } = options;
  const url = checkAddress(address, ownOrigin);
  try {
    return await withTimeout(
      async (ending) => {
        const addresses = await addressesOf(hostOf(url), ending, resolve);
        if (url.origin !== ownOrigin) requirePublic(addresses);
        return await send(url, { ...options, addresses, ending });
      },
      { ms: timeout, ...(signal && { signal }), error: timedOut },
    );
  } catch (error) {
    if (error instanceof GuardedFetchError || signal?.aborted) throw error;
    throw new GuardedFetchError(
      "connection",
      "The server could not be reached.",
      { cause: error },
    );
  }
}

const timedOut = () =>
  new GuardedFetchError("timeout", "The server took too long to answer.");

async function addressesOf(
  host: string,
  signal: AbortSignal,
  resolve: Resolve,
) {
  if (isIP(host) !== 0) return [host];
  // Passes `checkAddress` only where that is allowed.
  return host === "localhost" ? ["127.0.0.1"] : resolve(host, signal);
}

/**
 * Asks the name servers themselves. The system's own resolver would also read
 * its table of hosts, and each of its calls occupies one of the few threads
 * that files and passwords need.
 */
async function resolveName(host: string, signal: AbortSignal) {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel);
  try {
    const found = await Promise.allSettled([
      resolver.resolve4(host),
      resolver.resolve6(host),
    ]);
    return found.flatMap((result) =>
      result.status === "fulfilled" ? result.value : [],
    );
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** Answers every question for a name with these addresses. */
function lookupOf(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all: wantsAll }, answer) => {
    const [first] = all;
    if (first === undefined || wantsAll) answer(null, all);
    else answer(null, first.address, first.family);
  };
}

type Sending = GuardedRequest & { addresses: string[]; ending: AbortSignal };

function send(url: URL, sending: Sending) {
  const { method = "GET", headers = {}, body, addresses, ending } = sending;
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<GuardedAnswer>((answer, fail) => {
    const sent = request(url, {
      method,
      lookup: lookupOf(addresses),
      agent: false,
      rejectUnauthorized: true,
      headers: {
        "accept-encoding": "identity",
        ...headers,
        ...(body !== undefined && lengthOf(body)),
      },
    });
    const stop = () => sent.destroy();
    ending.addEventListener("abort", stop);
    sent.on("error", (error) => fail(ending.aborted ? ending.reason : error));
    sent.on("response", (response) => {
      if (sending.discardsBody) ending.removeEventListener("abort", stop);
      readAnswer(response, sending).then(answer, fail);
    });
    if (ending.aborted) stop();
    else sent.end(body);
  });
}

const lengthOf = (body: string) => ({
  "content-length": String(Buffer.byteLength(body)),
});

async function readAnswer(
  response: IncomingMessage,
  { discardsBody, maxBytes, timeout }: Sending,
) {
  const { statusCode: status = 0, headers } = response;
  if (!discardsBody)
    return { status, headers, body: await readBody(response, maxBytes) };
  const timer = setTimeout(() => response.destroy(), timeout);
  // Nobody waits for it; without reading it, a server would see a broken
  // connection.
  readBody(response, maxBytes)
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
  return { status, headers, body: Buffer.alloc(0) };
}

async function readBody(response: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response) {
    length += chunk.length;
    if (length > maxBytes)
      throw new GuardedFetchError(
        "too_large",
        "The server's answer is too long.",
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
