import { createHash } from "node:crypto";
import { instances } from "@/tests/support/instances";
import { type RawAnswer, requestRaw } from "@/tests/support/raw-http";

const [instance] = instances();

type Given = Record<string, string | null>;
type Kind =
  | "page"
  | "payload"
  | "redirect"
  | "error"
  | "not found page"
  | "empty"
  | "text";

/** The kind of a response, by its content. */
function kindOf({ status, headers, body }: RawAnswer): Kind {
  const type = headers.get("content-type") ?? "";
  if (status >= 300 && status < 400) return "redirect";
  if (type.startsWith("text/html"))
    return status === 200 ? "page" : "not found page";
  if (type.startsWith("text/x-component")) return "payload";
  if (type.startsWith("application/json")) {
    expect(JSON.parse(body)).toEqual({
      code: expect.any(String),
      message: expect.any(String),
    });
    return "error";
  }
  return body === "" ? "empty" : "text";
}

const policyOf = ({ headers }: RawAnswer) =>
  headers.get("content-security-policy") ?? "";

/** Scripts that the response's own policy would block. */
function blockedScripts(answer: RawAnswer) {
  const inline = [
    ...answer.body.matchAll(
      /<script(?![^>]*(?:\bsrc=|\bjson"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ];
  const hashes = inline.map(([, script]) =>
    createHash("sha256")
      .update(script ?? "")
      .digest("base64"),
  );
  return hashes.filter(
    (hash) => !policyOf(answer).includes(`'sha256-${hash}'`),
  );
}

/** Checks that apply to every response. */
function expectSafe(
  answer: RawAnswer | null,
  path: string,
): asserts answer is RawAnswer {
  if (!answer) throw new Error("no answer");
  const { status, headers } = answer;
  const caching = headers.get("cache-control") ?? "";
  expect(status).toBeLessThan(500);
  expect(caching).toMatch(
    /^(?:private|public, max-age=(?:0, must-revalidate|3600|31536000, immutable)$)/,
  );
  if (status >= 300 && status !== 304)
    expect(caching).toBe("private, no-store");
  if (/succes|SUCCESS/.test(path)) expect(caching).toBe("private, no-store");
  expect(policyOf(answer)).toContain("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  if (kindOf(answer) === "page" || kindOf(answer) === "payload") {
    expect(headers.get("vary")?.toLowerCase()).toContain(
      "rsc, next-router-state-tree, next-router-prefetch",
    );
  }
  if (kindOf(answer).includes("page"))
    expect(blockedScripts(answer)).toEqual([]);
}

/** Only "1" asks for data in place of the page. */
const oddRsc = ["0", "", "2", "1, 1", "true", "01", "1;q=1"];

const spellings: [
  target: string,
  kind: Kind,
  status: number,
  headers?: Given,
][] = [
  ...oddRsc.map((RSC): [string, Kind, number, Given] => [
    "/PAGE",
    "page",
    200,
    { RSC },
  ]),
  ["/PAGE", "page", 200, { RSC: "0", "Next-Router-State-Tree": "%7Bgarbage" }],
  [
    "/PAGE",
    "page",
    200,
    { "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  ],
  ["/PAGE", "redirect", 307, { RSC: "1" }],
  ["/PAGE?_rsc=wrong", "redirect", 307, { RSC: "1" }],
  ["/PAGE?_rsc=1", "page", 200],
  ["/api/../PAGE", "page", 200],
  ["/api/%2e%2e/PAGE", "page", 200],
  ["/api/.%2E/PAGE", "page", 200],
  [`/${"a/../".repeat(200)}PAGE`, "page", 200],
  ["/../../PAGE", "page", 200],
  ["/./PAGE", "page", 200],
  ["/%2e/PAGE", "page", 200],
  ["//PAGE", "page", 200],
  ["/PAGE/.", "page", 200],
  ["/x/../PAGE?session_id=cs_secret", "page", 200],
  ["http://evil.example/PAGE", "page", 200],
  ["HTTPS://evil.example:99/api/../PAGE", "page", 200],
  ["/PAGE/", "redirect", 308],
  ["//evil.example//PAGE/", "redirect", 308],
  ["/PAGE%2f", "not found page", 404],
  ["/PAGE.rsc", "payload", 404],
  ["/PAGE.html", "not found page", 404],
  ["/PAGE;x", "not found page", 404],
  ["/PAGE%20", "not found page", 404],
  ["/PAGE#x", "not found page", 404],
  ["/PAGE%252f", "not found page", 404],
  ["/%50AGE".replace("%50AGE", "PAGE%00"), "error", 400],
  ["/PAGE%0a", "error", 400],
  ["/PAGE%", "error", 400],
  ["/PAGE%E0%A4%A", "error", 400],
  ["/PAGE%c0%ae", "error", 400],
  ["/\\PAGE", "error", 400],
  ["/api\\..\\PAGE", "error", 400],
  ["/api/..%5cPAGE", "error", 400],
  ["ftp://evil.example/PAGE", "error", 400],
  ["PAGE", "error", 400],
];

test.each(["success", "pricing"])(
  "/%s: no spelling of the URL puts the page in shared caches or under another page's policy",
  async (page) => {
    for (const [target, kind, status, headers] of spellings) {
      const path = target.replace("PAGE", page);
      const answer = await requestRaw(instance, "GET", path, headers);
      expectSafe(answer, path);
      expect([path, headers, answer.status, kindOf(answer)]).toEqual([
        path,
        headers,
        status,
        kind,
      ]);
    }
  },
);

test("percent-encoded letters: the same page", async () => {
  const [plain, encoded] = [
    await requestRaw(instance, "GET", "/success"),
    await requestRaw(instance, "GET", "/%73uc%63ess"),
  ];
  expectSafe(encoded, "/success");
  expect(encoded.headers.get("etag")).toBe(plain?.headers.get("etag"));
});

test.each([
  ["/success", "private, no-store"],
  ["/pricing", "public, max-age=0, must-revalidate"],
])("the payload of %s: cached like its page", async (path, caching) => {
  const moved = await requestRaw(instance, "GET", path, { RSC: "1" });
  const answer = await requestRaw(
    instance,
    "GET",
    moved?.headers.get("location") ?? "",
    { RSC: "1" },
  );
  expectSafe(answer, path);
  expect([
    kindOf(answer),
    answer.status,
    answer.headers.get("cache-control"),
  ]).toEqual(["payload", 200, caching]);
});

test.each([
  "/no-such-page",
  "/PRICING",
  "/404",
  "/500",
  "/index",
  "/api",
  "/_not-found",
  "/_global-error",
  "/_error",
  "/_next/image?url=%2Fapple-icon.png&w=64&q=75",
  "/_next/data/x/success.json",
  "/_next/static/no-such-file.js",
  "/_next/static/..%2f..%2f..%2fpackage.json",
  "/..%2f..%2fpackage.json",
])("%s: 404, and never cached", async (path) => {
  const headers: Given[] = [
    {},
    { RSC: "1" },
    { RSC: "1", "Next-Router-State-Tree": "garbage" },
  ];
  for (const given of headers) {
    const answer = await requestRaw(instance, "GET", path, given);
    expectSafe(answer, path);
    const isThere = given.RSC && answer.status === 307;
    if (!isThere) expect([path, answer.status]).toEqual([path, 404]);
  }
});

test.each([
  ["/robots.txt", "public, max-age=0, must-revalidate"],
  ["/icon.svg", "public, max-age=0, must-revalidate"],
  ["/feed.xml", "public, max-age=3600"],
  ["/api/health", "private, no-store"],
])("%s: has its own Cache-Control", async (path, caching) => {
  const answer = await requestRaw(instance, "GET", path);
  expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([
    200,
    caching,
  ]);
});
