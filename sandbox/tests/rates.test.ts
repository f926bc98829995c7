import { getJson, postJson, useSandbox } from "./support/sandbox";

const { url } = useSandbox();
const key = "rates-sandbox-tests";

async function ask(
  query: string,
  { method = "GET", authorization = `Bearer ${key}`, path = "latest" } = {},
) {
  const response = await fetch(`${url()}/rates/v1/${path}${query}`, {
    method,
    headers: authorization === "" ? {} : { authorization },
  });
  return { status: response.status, body: await response.json() };
}

test("latest: base, today's date, and each rate but the base's own", async () => {
  const { status, body } = await ask("?base=USD");
  expect(status).toBe(200);
  expect(body).toMatchObject({ base: "USD", rates: { EUR: 0.92 } });
  expect(body.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(body.rates).not.toHaveProperty("USD");
});

test("latest of another base: the same rates, seen from there", async () => {
  const { body } = await ask("?base=EUR");
  expect(body).toMatchObject({ base: "EUR", rates: { USD: 1.08696 } });
});

test.each([
  ["no key", { authorization: "" }, 401, "invalid_key"],
  ["another key", { authorization: "Bearer live-1" }, 401, "invalid_key"],
  ["another scheme", { authorization: `Basic ${key}` }, 401, "invalid_key"],
  ["another path", { path: "oldest" }, 404, "not_found"],
  ["another method", { method: "POST" }, 405, "method_not_allowed"],
])("%s: refused", async (_, changes, status, code) => {
  expect(await ask("?base=USD", changes)).toMatchObject({
    status,
    body: { error: { code } },
  });
});

test.each([
  "",
  "?base=",
  "?base=usd",
  "?base=XXX",
  "?base=USD&base=EUR",
  "?base=USD&symbols=EUR",
])("query %j: refused", async (query) => {
  expect(await ask(query)).toMatchObject({
    status: 400,
    body: { error: { code: "bad_request" } },
  });
});

test("a fault: in the service's format; the log has no key", async () => {
  const fault = { service: "rates", mode: "status", status: 503, count: 1 };
  expect((await postJson(`${url()}/faults`, fault)).status).toBe(201);
  expect(await ask("?base=USD")).toMatchObject({
    status: 503,
    body: { error: { code: "internal" } },
  });
  const requests = await getJson(`${url()}/requests.json?service=rates`);
  expect(requests).toHaveLength(1);
  expect(JSON.stringify(requests)).not.toContain(key);
});
