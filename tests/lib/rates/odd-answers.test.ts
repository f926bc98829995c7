import { createServer } from "node:http";
import { frankfurtBreaker } from "@/lib/rates/frankfurt";
import { readRate } from "@/lib/rates/read-rate";
import { closeConnections } from "@/tests/support/connections";

let answer = "";
const server = createServer((_, response) => response.end(answer));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  Object.assign(process.env, {
    RATES_API_KEY: "a-key-of-tests",
    RATES_BASE_URL: `http://127.0.0.1:${port}`,
  });
});
beforeEach(() => frankfurtBreaker.recordSuccess());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await closeConnections();
});

const good = { base: "USD", date: "2026-11-27", rates: { EUR: 0.92 } };

test.each([
  ["another base", { ...good, base: "EUR" }],
  ["no rates", { ...good, rates: undefined }],
  ["a date that is none", { ...good, date: "today" }],
  ["a rate of zero", { ...good, rates: { EUR: 0 } }],
  ["a rate as a text", { ...good, rates: { EUR: "0.92" } }],
  ["a currency that is none", { ...good, rates: { EUR: 0.92, euro: 1 } }],
  ["more than 64 KB", { ...good, note: "x".repeat(64 * 1024) }],
])("an answer with %s: unavailable, not a rate", async (_, value) => {
  answer = JSON.stringify(value);
  const now = new Date("2026-11-28T12:00:00Z");
  await expect(readRate("EUR", now)).rejects.toMatchObject({
    name: "AppError",
    code: "unavailable",
  });
});

test("an answer with more fields than we know: a rate", async () => {
  answer = JSON.stringify({ ...good, note: "of the central bank" });
  expect(await readRate("EUR", new Date("2026-11-28T12:00:00Z"))).toBe(0.92);
});
