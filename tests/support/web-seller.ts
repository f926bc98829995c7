import { randomUUID } from "node:crypto";
import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { password, randomIpAddress } from "@/tests/support/factories";
import { until } from "@/tests/support/one-more-instance";

/**
 * The application by its public address; `authority` has signed its
 * certificate.
 */
export type Site = { origin: string; authority?: Buffer };
export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
};

/**
 * A browser of one visitor, with a connection for each request, so that none is
 * on one that a proxy is closing.
 */
export function openBrowser({ origin, authority }: Site) {
  const cookies = new Map<string, string>();
  const client = origin.startsWith("https:") ? https : http;

  function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const options = {
      method,
      agent: false as const,
      ...(authority && { ca: authority }),
      headers: {
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": randomIpAddress(),
        Cookie: [...cookies]
          .map(([name, value]) => `${name}=${value}`)
          .join("; "),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
    };
    return new Promise<Answer>((resolve, reject) => {
      const request = client.request(
        new URL(path, origin),
        options,
        (response) => {
          const chunks: Buffer[] = [];
          response
            .on("data", (chunk: Buffer) => chunks.push(chunk))
            .once("error", reject);
          response.once("end", () => {
            for (const line of response.headers["set-cookie"] ?? []) {
              const [, name = "", value = ""] =
                /^([^=]+)=([^;]*)/.exec(line) ?? [];
              cookies.set(name, value);
            }
            const { statusCode: status = 0, headers: answered } = response;
            resolve({
              status,
              headers: answered,
              text: Buffer.concat(chunks).toString(),
            });
          });
        },
      );
      request
        .once("error", reject)
        .end(typeof body === "string" ? body : body && JSON.stringify(body));
    });
  }

  /** The JSON of the answer; throws for another status. */
  async function json(
    expected: number,
    method: string,
    path: string,
    body?: unknown,
  ) {
    const { status, text } = await send(method, path, body);
    if (status !== expected)
      throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }

  return { send, json };
}

/**
 * The latest email to an address that matches, as the groups of the pattern.
 */
export async function findInEmail(
  sandboxUrl: string,
  to: string,
  pattern: RegExp,
) {
  let found: RegExpExecArray | null = null;
  await until(async () => {
    const mails: { text: string }[] = await (
      await fetch(`${sandboxUrl}/outbox.json?to=${to}`)
    ).json();
    found =
      mails
        .map(({ text }) => pattern.exec(text))
        .find((match) => match !== null) ?? null;
    return found !== null;
  });
  return [...(found ?? [])];
}

/** Signs up, verifies the address and signs in. */
export async function createWebSeller(
  site: Site,
  sandboxUrl: string,
  email = `${randomUUID()}@example.com`,
) {
  const browser = openBrowser(site);
  await browser.json(201, "POST", "/api/auth/signup", { email, password });
  const [, token] = await findInEmail(sandboxUrl, email, /verify=([\w-]{43})/);
  await browser.json(200, "POST", "/api/auth/verify-email", { token });
  await browser.json(200, "POST", "/api/auth/signin", { email, password });
  return { ...browser, email };
}
export type WebSeller = Awaited<ReturnType<typeof createWebSeller>>;

/**
 * Pays for a plan at the sandbox, and returns from there. Resolves with the id
 * of the customer.
 */
export async function subscribe(
  { json, email }: WebSeller,
  sandboxUrl: string,
  plan: "standard" | "pro",
) {
  const { checkoutUrl } = await json(
    200,
    "POST",
    "/api/create-checkout-session",
    { plan },
  );
  const paid = await fetch(`${checkoutUrl}/pay`, {
    method: "POST",
    redirect: "manual",
  });
  const session = new URL(paid.headers.get("location") ?? "").searchParams.get(
    "session_id",
  );
  const { subscriptionTier } = await json(
    200,
    "GET",
    `/api/verify-subscription/${session}`,
  );
  if (subscriptionTier !== plan)
    throw new Error(`The plan is ${subscriptionTier}.`);
  const { customers } = await (
    await fetch(`${sandboxUrl}/stripe/state.json`)
  ).json();
  return String(
    customers.find((customer: { email: string }) => customer.email === email)
      .id,
  );
}
