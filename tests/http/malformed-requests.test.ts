import fc from "fast-check";
import { closeConnections } from "@/tests/support/connections";
import { createUser, randomIpAddress, signIn } from "@/tests/support/factories";
import { instances } from "@/tests/support/instances";
import { listRoutes } from "@/tests/support/list-routes";
import { type RawAnswer, requestRaw, sendRaw } from "@/tests/support/raw-http";
import { runs } from "@/tests/support/repetitions";

jest.setTimeout(240_000);
afterAll(closeConnections);

const [instance] = instances();
const { host } = new URL(instance);
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const codeOf = (answer: RawAnswer | null) => {
  const { code, message } = JSON.parse(answer?.body ?? "");
  expect(message).toEqual(expect.any(String));
  return code;
};

test.each([
  ["GET", "/api/listings/%E0%A4%A", 400, "bad_request"],
  ["GET", "/api/listings/%", 400, "bad_request"],
  ["GET", "/api/listings/1%00", 400, "bad_request"],
  ["GET", "/api/logos/1/%E0%A4%A", 400, "bad_request"],
  ["OPTIONS", "*", 400, "bad_request"],
  ["GET", "*", 400, "bad_request"],
  ["GET", "?x", 400, "bad_request"],
  ["GET", `/api/${"a".repeat(20_000)}`, 431, "bad_request"],
  ["GET", "/api/caf\u00e9", 400, "bad_request"],
  ["NONSENSE", "/api/health", 400, "bad_request"],
  ["TRACE", "/api/health", 405, "method_not_allowed"],
  ["TRACE", "/pricing", 405, "method_not_allowed"],
  ["PROPFIND", "/api/health", 405, "method_not_allowed"],
  ["CONNECT", "evil.example:443", 405, "method_not_allowed"],
  ["POST", "/pricing", 405, "method_not_allowed"],
  ["OPTIONS", "/pricing", 405, "method_not_allowed"],
  ["GET", "/api", 404, "not_found"],
  ["GET", `/api/${"a".repeat(10_000)}`, 404, "not_found"],
])(
  "%s %.40s: refused with {code, message}",
  async (method, target, status, code) => {
    const answer = await requestRaw(instance, method, target);
    expect([answer?.status, codeOf(answer)]).toEqual([status, code]);
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
  },
);

const head = `Host: ${host}\r\nConnection: close\r\n`;
test.each([
  ["no Host", "GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  [
    "a Host with a path",
    "GET /api/health HTTP/1.1\r\nHost: a/b?c#d@e\r\nConnection: close\r\n\r\n",
    400,
  ],
  [
    "a Host of odd bytes",
    "GET /api/listings/history HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n\r\n",
    400,
  ],
  [
    "two Hosts",
    `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nhost: evil.example\r\nConnection: close\r\n\r\n`,
    400,
  ],
  [
    "the same Host twice",
    `GET /api/health HTTP/1.1\r\nHost: ${host}\r\n${head}\r\n`,
    400,
  ],
  [
    "two Hosts of HTTP/1.0",
    `GET /pricing HTTP/1.0\r\nHost: ${host}\r\n${head}\r\n`,
    400,
  ],
  [
    "an empty Host",
    "GET /api/health HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n",
    400,
  ],
  [
    "a NUL in a header",
    `GET /api/health HTTP/1.1\r\n${head}X: a\x00b\r\n\r\n`,
    400,
  ],
  [
    "a broken header name",
    `GET /api/health HTTP/1.1\r\n${head}X y: z\r\n\r\n`,
    400,
  ],
  [
    "headers of 20 KB",
    `GET /api/health HTTP/1.1\r\n${head}X: ${"a".repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ["a greeting of TLS", "\x16\x03\x01\x02\x00\r\n\r\n", 400],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  [
    "two lengths",
    `POST /api/health HTTP/1.1\r\n${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc`,
    400,
  ],
  [
    "a negative length",
    `POST /api/health HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`,
    400,
  ],
  [
    "an unknown expectation",
    `POST /api/health HTTP/1.1\r\n${head}Expect: 200-maybe\r\n\r\n`,
    417,
  ],
  [
    "another protocol",
    `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
    400,
  ],
])("%s: refused with {code, message}", async (_, bytes, status) => {
  const answer = await sendRaw(instance, bytes);
  expect([answer?.status, codeOf(answer)]).toEqual([status, "bad_request"]);
});

test("an unsupported method: 405 with Allow", async () => {
  const answer = await requestRaw(instance, "PUT", "/api/listings/1", {
    "Sec-Fetch-Site": "same-origin",
  });
  expect([answer?.status, codeOf(answer)]).toEqual([405, "method_not_allowed"]);
  expect(answer?.headers.get("allow")?.split(", ").sort()).toEqual([
    "DELETE",
    "GET",
    "HEAD",
    "OPTIONS",
    "PATCH",
  ]);
});

test.each([
  ["POST", "/api/v1/no-such-call", 404, "not_found"],
  ["GET", "/api/v1", 404, "not_found"],
  ["PUT", "/api/v1/usage", 405, "method_not_allowed"],
  ["TRACE", "/api/v1/usage", 405, "method_not_allowed"],
  ["GET", "/api/v1/listings/%E0%A4%A", 400, "bad_request"],
])(
  "%s %s, as a program calls it: refused with a problem that names its request",
  async (method, target, status, code) => {
    const answer = await requestRaw(instance, method, target, {
      "Sec-Fetch-Site": "cross-site",
    });
    const problem = JSON.parse(answer?.body ?? "");
    expect([answer?.status, answer?.headers.get("content-type")]).toEqual([
      status,
      "application/problem+json",
    ]);
    expect(problem).toEqual({
      type: expect.stringMatching(new RegExp(`^http.+#${code}$`)),
      title: expect.any(String),
      status,
      code,

      detail: expect.any(String),
      requestId: answer?.headers.get("x-request-id"),
    });
    if (status === 405) expect(answer?.headers.get("allow")).toContain("GET");
  },
);

const odd = fc.constantFrom(
  "%E0%A4%A",
  "%00",
  "%",
  "%zz",
  "..",
  "%2e%2e",
  ".",
  "%2f",
  "%5c",
  "\\",
  "*",
  "'",
  '"',
  "<",
  "%20",
  "%0d%0a",
  "%c0%ae",
  "1e3",
  "-1",
  "0",
  "9999999999",
  "2147483648",
  "1;drop",
  "__proto__",
  "constructor",
  "[id]",
  "%5Bid%5D",
  "%ED%A0%80",
  "%F0%9F%92%A9",
  "%EF%BB%BF",
  "a".repeat(4_000),
  "%61".repeat(500),
  "",
  "1",
  "null",
  "NaN",
  "1.5",
  "%252e",
);
const addresses = [
  ...new Set(listRoutes().map((route) => route.split(" ")[1] ?? "")),
];
const pages = [
  "/",
  "/pricing",
  "/success",
  "/dashboard",
  "/no-such-page",
  "/_next/static",
  "/_next/image",
  "/robots.txt",
  "*",
  "x",
];
const target = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...addresses) },
      { weight: 1, arbitrary: fc.constantFrom(...pages) },
    ),
    fc.array(odd, { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    fc.constantFrom(
      "",
      "",
      "?x",
      "?%E0%A4%A",
      "?cursor=%00",
      "?cursor=%E0",
      "?limit=-1&q=%",
      "?_rsc=x",
      "?__proto__[x]=1",
      "?nxtPid=%00",
    ),
  )
  .map(([path, segments, isLonger, query]) => {
    const filled = path.replaceAll(/\[+[^\]]+\]+/g, () => segments[0] ?? "");
    return `${filled}${isLonger ? `/${segments.slice(1).join("/")}` : ""}${query}`;
  });
const headers = fc
  .uniqueArray(
    fc.constantFrom<[string, string]>(
      ["RSC", "1"],
      ["RSC", "0"],
      ["Next-Router-State-Tree", "%7Bgarbage"],
      ["Next-Router-Prefetch", "1"],
      ["Next-Router-Segment-Prefetch", "/../x"],
      ["Next-Action", "x"],
      ["Next-Url", "\\\\"],
      ["Next-Resume", "1"],
      ["X-Nextjs-Data", "1"],
      ["X-Matched-Path", "/%"],
      ["X-Invoke-Status", "500"],
      ["X-Middleware-Subrequest", "middleware"],
      ["X-Prerender-Revalidate", "x"],
      ["X-Forwarded-Host", "a/b c"],
      ["X-Forwarded-Proto", "javascript"],
      ["X-HTTP-Method-Override", "DELETE"],
      ["Host", "a b"],
      ["Cookie", "next-auth.session-token=%E0%A4; a=\xff"],
      ["Accept", "text/event-stream"],
      ["Accept-Encoding", "br;q=x,,;;=*"],
      ["Range", "bytes=9-1"],
      ["If-None-Match", "*"],
      ["Idempotency-Key", "%"],
      ["Stripe-Signature", "t=1,v1=,v1="],
      ["Authorization", "Bearer \xff"],
      ["Expect", "maybe"],
      ["Transfer-Encoding", "gzip"],
      ["Content-Type", "application/json"],
      ["Content-Type", "multipart/form-data; boundary=x"],
      ["Content-Type", "application/x-www-form-urlencoded"],
      ["Content-Type", "text/plain; charset=\xff"],
      ["Sec-Fetch-Site", "same-origin"],
      ["Sec-Fetch-Site", "cross-site"],
    ),
    { maxLength: 5, selector: ([name]) => name },
  )
  .map((entries) => Object.fromEntries(entries));
const body = fc.constantFrom(
  "",
  "",
  "{",
  "null",
  "[]",
  "{}",
  '{"id":{}}',
  '"\\ud800"',
  "\xff\xfe",
  "--x\r\n\r\n--x--",
  "a=%",
);
const verb = fc.constantFrom(
  ...methods,
  "TRACE",
  "PROPFIND",
  "PURGE",
  "NONSENSE",
);

const requests = fc.record({
  verb,
  target,
  headers,
  body,
  isSignedIn: fc.boolean(),
});
type Sent = typeof requests extends fc.Arbitrary<infer R> ? R : never;

async function send(
  { verb, target, headers, body, isSignedIn }: Sent,
  cookie: string,
) {
  const given = {
    Host: host,
    Connection: "close",
    "X-Forwarded-For": randomIpAddress(),
    "Content-Length": String(body.length),
    ...(isSignedIn && { Cookie: cookie, "Sec-Fetch-Site": "same-origin" }),
    ...headers,
  };
  const lines = Object.entries(given).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return sendRaw(
    instance,
    `${verb} ${target} HTTP/1.1\r\n${lines.join("")}\r\n${body}`,
  );
}

/** Null for an answer as it should be. */
function faultOf({ verb, target }: Sent, answer: RawAnswer | null) {
  if (!answer) return "no answer";
  const { status, headers, body } = answer;
  if (status >= 500) return `${status}`;
  if (/s-maxage/.test(headers.get("cache-control") ?? ""))
    return "kept by shared caches";
  if (status < 400 || verb === "HEAD" || !target.startsWith("/api/"))
    return null;
  const type = headers.get("content-type") ?? "";
  const isProblem =
    target.startsWith("/api/v1") && type.startsWith("application/problem+json");
  if (!isProblem && !type.startsWith("application/json"))
    return `${status} is no JSON`;
  const { code, message, detail } = JSON.parse(body);
  const sentence = isProblem ? detail : message;
  return typeof code === "string" && typeof sentence === "string"
    ? null
    : `${status} has no code`;
}

const count = runs(3_000);

test(`${count} random broken requests: each gets a response below 500, and API paths {code, message}`, async () => {
  const cookie = await signIn(await createUser());
  const all = fc.sample(requests, { seed: 20_261_122, numRuns: count });
  const faults: string[] = [];
  const worker = async () => {
    for (let next = all.pop(); next; next = all.pop()) {
      const fault = faultOf(next, await send(next, cookie));
      if (fault) faults.push(`${fault}: ${JSON.stringify(next).slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: 12 }, worker));
  expect(faults).toEqual([]);
});
