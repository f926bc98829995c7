// The journey of a new seller by HTTP alone, as a process of its own, so that
// NODE_EXTRA_CA_CERTS can name the authority of the proxy: ORIGIN is the
// application's public address, SANDBOX_URL where mail and payments go. Prints
// what it saw as JSON.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { createJpegOfSize, photoFile } from "@/tests/support/photos";
import { eventsOf } from "@/tests/support/read-events";

const { ORIGIN = "", SANDBOX_URL = "" } = process.env;
const email = `${randomUUID()}@example.com`;
const password = "Kiln-fired-7";
const cookies = new Map<string, string>();

/** A call of one of our pages, with the cookies of earlier answers. */
async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${ORIGIN}${path}`, {
    method,
    headers: {
      "Sec-Fetch-Site": "same-origin",
      Cookie: [...cookies]
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
      ...(body !== undefined &&
        !isForm && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return response;
}

async function expectJson(expected: number, answer: Promise<Response>) {
  const response = await answer;
  const text = await response.text();
  assert.equal(
    response.status,
    expected,
    `${response.url}: ${text.slice(0, 500)}`,
  );
  return JSON.parse(text);
}

/** The token in the email that confirms the address. */
async function waitForToken(): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const mails: { text: string }[] = await (
      await fetch(`${SANDBOX_URL}/outbox.json?to=${email}`)
    ).json();
    const token = mails
      .map(({ text }) => /verify=([\w-]{43})/.exec(text)?.[1])
      .find((found) => found !== undefined);
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The email with the link did not come.");
}

async function signUp() {
  await expectJson(201, call("POST", "/api/auth/signup", { email, password }));
  await expectJson(
    200,
    call("POST", "/api/auth/verify-email", { token: await waitForToken() }),
  );
  await expectJson(200, call("POST", "/api/auth/signin", { email, password }));
}

/**
 * So slowly that the first field arrives long before the listing is complete.
 */
async function slowModelDown(product: string) {
  const fault = {
    service: "anthropic",
    mode: "pace",
    firstTokenMs: 50,
    tokensPerSecond: 400,
    count: 1,
    match: product,
  };
  const headers = { "Content-Type": "application/json" };
  await fetch(`${SANDBOX_URL}/faults`, {
    method: "POST",
    headers,
    body: JSON.stringify(fault),
  });
}

/** From a photo of 9 MB, streamed. */
async function generate() {
  const product = `Bowl ${randomUUID()}`;
  await slowModelDown(product);
  const form = new FormData();
  form.set("image", photoFile(await createJpegOfSize(9 * 1024 * 1024)));
  form.set("productDescription", `Product: ${product}`);
  const response = await call("POST", "/api/generate-from-image", form, {
    Accept: "text/event-stream",
  });
  assert.equal(
    response.status,
    200,
    response.status === 200 ? "" : await response.text(),
  );
  let storedAtFirstField: number | undefined;
  for await (const { event, data } of eventsOf(response)) {
    if (event === "partial") storedAtFirstField ??= await countHistory();
    if (event === "result") return { id: Number(data.id), storedAtFirstField };
  }
  throw new Error("The stream ended without a listing.");
}

async function subscribe() {
  const { checkoutUrl } = await expectJson(
    200,
    call("POST", "/api/create-checkout-session", { plan: "standard" }),
  );
  const paid = await fetch(`${checkoutUrl}/pay`, {
    method: "POST",
    redirect: "manual",
  });
  const back = new URL(paid.headers.get("location") ?? "");
  assert.equal(back.origin, ORIGIN);
  const path = `/api/verify-subscription/${back.searchParams.get("session_id")}`;
  return (await expectJson(200, call("GET", path))).subscriptionTier;
}

async function rewrite(id: number) {
  const { title, description, tags, materials, altText, attributes } =
    await expectJson(200, call("GET", `/api/listings/${id}`));
  const results = { title, description, tags, materials, altText, attributes };
  const { patch } = await expectJson(
    200,
    call("POST", `/api/listings/${id}/rewrite`, { field: "title", results }),
  );
  return typeof patch.title === "string";
}

async function countHistory() {
  return (await expectJson(200, call("GET", "/api/listings/history"))).length;
}

await signUp();
const { id, storedAtFirstField } = await generate();
const tier = await subscribe();
const isRewritten = await rewrite(id);
const before = await countHistory();
await expectJson(200, call("POST", "/api/listings/delete", { ids: [id] }));
const after = await countHistory();
const page = await fetch(ORIGIN);
process.stdout.write(
  JSON.stringify({
    storedAtFirstField,
    tier,
    isRewritten,
    history: [before, after],
    page: page.status,
  }),
);
