import tls from "node:tls";
import { z } from "zod";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import { createToken, tokenHeader } from "../../lib/doctor/token";
import type { Subject } from "./subject";

/** Bytes; the largest photo with its form. */
const largestBody = 11 * 1024 * 1024;
/** From the range for documentation: nobody's address. */
const forgedAddress = "203.0.113.77";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export const checkApp: Subject = {
  name: "App",
  needs: ["APP_URL", "NEXTAUTH_SECRET"],
  async *check({
    settings: { APP_URL: appUrl = "", NEXTAUTH_SECRET: secret = "" },
    now,
    callLimit,
  }) {
    const ask: Ask = (path, init = {}) =>
      fetch(`${appUrl}${path}`, {
        ...init,
        headers: { ...init.headers, [tokenHeader]: createToken(secret, now()) },
        redirect: "manual",
        signal: AbortSignal.timeout(callLimit),
      });
    const reached = await checkHealth(appUrl, ask);
    yield reached;
    if (reached.status === "error") return;
    if (appUrl.startsWith("https:"))
      yield await checkCertificate(new URL(appUrl), now, callLimit);
    yield* await checkBody(ask);
    yield await checkStream(ask);
  },
};

async function checkHealth(appUrl: string, ask: Ask): Promise<Check> {
  const name = "App";
  const asked = `${appUrl}, asked by this machine itself:`;
  try {
    const response = await ask("/api/health");
    const body = await response.text();
    if (response.ok && body.includes('"status":"ok"'))
      return ok(name, `${asked} healthy.`);
    const fix =
      response.status === 503
        ? "Repair the database."
        : "Make APP_URL point to the application.";
    return error(
      name,
      `${asked} answers ${response.status} ${body.slice(0, 100)}`,
      fix,
    );
  } catch (thrown) {
    return error(
      name,
      `${asked} no answer (${reasonOf(thrown)}).`,
      "Start it; check DNS, certificate and proxy.",
    );
  }
}

function reasonOf(thrown: unknown) {
  const { message, cause } = thrown as {
    message: string;
    cause?: { code?: string; message?: string };
  };
  return cause?.code || cause?.message || message;
}

const day = 86_400_000;

function checkCertificate(
  { hostname, port }: URL,
  now: () => number,
  callLimit: number,
): Promise<Check> {
  const name = "App certificate";
  return new Promise((resolve) => {
    // Whether it is trusted was seen before, by fetch.
    const socket = tls.connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: callLimit,
    });
    socket.once("secureConnect", () => {
      const days = Math.floor(
        (new Date(socket.getPeerCertificate().valid_to).getTime() - now()) /
          day,
      );
      const message = `${socket.getProtocol()}, ends in ${days} days.`;
      resolve(
        days >= 14
          ? ok(name, message)
          : warning(
              name,
              message,
              "Renew it, and automate that (certbot renew).",
            ),
      );
      socket.destroy();
    });
    const fail = () =>
      resolve(warning(name, "could not be read.", "Try again."));
    socket
      .once("error", fail)
      .once("timeout", () => socket.destroy(new Error("timeout")));
  });
}

const arrivedSchema = z.object({
  bytes: z.number(),
  forwardedFor: z.string(),
  trustedHops: z.number(),
});

/**
 * A small request shows the number of proxies, a large one their body limit.
 */
async function checkBody(ask: Ask): Promise<Check[]> {
  const post = (bytes: number) =>
    ask("/api/doctor", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": forgedAddress,
      },
      body: Buffer.alloc(bytes, " "),
    });
  try {
    const response = await post(2);
    const arrived = arrivedSchema.safeParse(parseJson(await response.text()));
    if (arrived.success)
      return [checkHops(arrived.data), await checkLimit(post)];
    const fix =
      "Use the same NEXTAUTH_SECRET and version as the instances there.";
    return [
      error(
        "App proxies",
        `not checked: the application there answered with ${response.status}.`,
        fix,
      ),
    ];
  } catch (thrown) {
    return [
      error("App proxies", `no answer (${reasonOf(thrown)}).`, "Try again."),
    ];
  }
}

async function checkLimit(
  post: (bytes: number) => Promise<Response>,
): Promise<Check> {
  const name = "App body limit";
  const fix =
    "Let the proxy pass bodies of 12 MB: client_max_body_size 12m in nginx.";
  try {
    const response = await post(largestBody);
    const arrived = arrivedSchema.safeParse(parseJson(await response.text()));
    if (arrived.success) return ok(name, "a body of 11 MB arrives.");
    return error(
      name,
      `a body of 11 MB is answered with ${response.status}.`,
      fix,
    );
  } catch (thrown) {
    return error(
      name,
      `a body of 11 MB got no answer (${reasonOf(thrown)}).`,
      fix,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checkHops({
  forwardedFor,
  trustedHops,
}: z.output<typeof arrivedSchema>): Check {
  const name = "App proxies";
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  // Each proxy appends one entry, and the application the last one. The first
  // proxy may remove what we sent.
  const hops = entries.length - 2 - entries.indexOf(forgedAddress);
  const message = `${hops} add to X-Forwarded-For; TRUSTED_PROXY_HOPS is ${trustedHops}.`;
  const fix = `Set TRUSTED_PROXY_HOPS=${hops}, if visitors come the same way as this request.`;
  if (hops === trustedHops) return ok(name, message);
  const effect =
    hops < trustedHops
      ? "Visitors can forge their address."
      : "All visitors share one rate limit.";
  return error(name, `${message} ${effect}`, fix);
}

/** Milliseconds; the application sends five pieces 200 ms apart. */
const minGap = 100;

async function checkStream(ask: Ask): Promise<Check> {
  const name = "App streaming";
  const fix =
    "Turn the proxy's buffering off for /api/: proxy_buffering off in nginx.";
  try {
    const response = await ask("/api/doctor");
    if (!response.ok || !response.body)
      return error(name, `answered with ${response.status}.`, fix);
    let gaps = 0;
    let last = performance.now();
    for await (const _ of response.body) {
      if (performance.now() - last > minGap) gaps += 1;
      last = performance.now();
    }
    if (gaps >= 2) return ok(name, "pieces arrive as they are sent.");
    return error(
      name,
      "the pieces of a response arrive together: sellers see nothing until it is complete.",
      fix,
    );
  } catch (thrown) {
    return error(name, `did not finish (${reasonOf(thrown)}).`, fix);
  }
}
