import { publicRoute } from "@/lib/http/route";

const own = "http://localhost:3000";
const handler = publicRoute(() => ({ ok: true }));
const webhook = publicRoute(() => ({ ok: true }), { crossSite: true });

async function call(
  method: string,
  headers: Record<string, string>,
  route = handler,
) {
  const response = await route(
    new Request(`${own}/api/x`, { method, headers }),
  );
  return [response.status, ((await response.json()) as { code?: string }).code];
}

const refused: [string, Record<string, string>][] = [
  ["nothing at all", {}],
  ["same-site", { "Sec-Fetch-Site": "same-site" }],
  ["cross-site", { "Sec-Fetch-Site": "cross-site" }],
  ["none", { "Sec-Fetch-Site": "none" }],
  ["an unknown word", { "Sec-Fetch-Site": "same-origin, cross-site" }],
  ["an empty word", { "Sec-Fetch-Site": "" }],
  [
    "cross-site with our origin",
    { "Sec-Fetch-Site": "cross-site", Origin: own },
  ],
  ["same-site with our origin", { "Sec-Fetch-Site": "same-site", Origin: own }],
  ["origin null", { Origin: "null" }],
  ["another origin", { Origin: "https://evil.example" }],
  ["our host on another port", { Origin: "http://localhost:3001" }],
  ["our host with another scheme", { Origin: "https://localhost:3000" }],
  ["our origin as a prefix", { Origin: `${own}.evil.example` }],
  ["our origin with a slash", { Origin: `${own}/` }],
  ["a referrer alone", { Referer: `${own}/generate` }],
  [
    "a forwarded host",
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  ],
];
const accepted: [string, Record<string, string>][] = [
  ["same-origin", { "Sec-Fetch-Site": "same-origin" }],
  ["our origin from a browser without the header", { Origin: own }],
];

describe.each(["POST", "PUT", "PATCH", "DELETE"])("%s", (method) => {
  test.each(refused)("refused with %s", async (_, headers) => {
    expect(await call(method, headers)).toEqual([403, "cross_site"]);
  });
  test.each(accepted)("accepted with %s", async (_, headers) => {
    expect(await call(method, headers)).toEqual([200, undefined]);
  });
  test("accepted from any origin with crossSite", async () => {
    expect(await call(method, {}, webhook)).toEqual([200, undefined]);
  });
});

test("a page under another name of this server: the refusal names the address of the site", async () => {
  const messageFor = async (host: string, origin: string) => {
    const response = await handler(
      new Request(`${own}/api/x`, {
        method: "POST",
        headers: { Host: host, Origin: origin },
      }),
    );
    return ((await response.json()) as { message: string }).message;
  };
  const phone = await messageFor(
    "192.168.1.20:3000",
    "http://192.168.1.20:3000",
  );
  expect(phone).toBe(
    `This site is at ${own}. Open it there, or set APP_URL to the address that you use.`,
  );
  expect(
    await messageFor("localhost:3000", "https://evil.example"),
  ).not.toContain(own);
});

test.each([...refused, ...accepted])(
  "safe methods are accepted with %s",
  async (_, headers) => {
    expect(await call("GET", headers)).toEqual([200, undefined]);
  },
);

test.each([
  ["text/plain", 415],
  ["application/x-www-form-urlencoded", 415],
  ["application/jsonp", 415],
  ["text/plain; application/json", 415],
  ["application/json", 200],
  ["application/json; charset=utf-8", 200],
  ["APPLICATION/JSON", 200],
  ["multipart/form-data; boundary=x", 200],
])("content type %s: %i", async (type, status) => {
  const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": type };
  const response = await handler(
    new Request(`${own}/api/x`, { method: "POST", headers, body: "{}" }),
  );
  expect(response.status).toBe(status);
});

test("a body without a content type is refused", async () => {
  const headers = { "Sec-Fetch-Site": "same-origin", "Content-Length": "2" };
  const response = await handler(
    new Request(`${own}/api/x`, { method: "POST", headers }),
  );
  expect(response.status).toBe(415);
});
