import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fetchWhole } from "@/tests/support/fetch-whole";
import { call, instances } from "@/tests/support/instances";
import { requestRaw } from "@/tests/support/raw-http";

const [instance] = instances();

test("pages: compressed, with an ETag and a strict policy", async () => {
  const page = await fetchWhole(`${instance}/`, {
    headers: { "Accept-Encoding": "gzip, br" },
  });
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(page.headers.get("content-encoding")).toBe("br");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  expect(page.headers.get("x-powered-by")).toBeNull();

  const again = await fetchWhole(`${instance}/`, {
    headers: { "If-None-Match": page.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test.each([
  ["as they are stored", {}],
  ["as Next renders them", { RSC: "1" }],
])(
  "pages %s: an app sees the popup come back that it opened, from no page but those of its consent",
  async (_, headers) => {
    const openerPolicyOf = async (path: string) => {
      const { status, headers: answered } = await fetchWhole(
        `${instance}${path}`,
        {
          headers,
        },
      );
      expect(status).toBe(200);
      expect(answered.get("content-security-policy")).toContain(
        "frame-ancestors 'none'",
      );
      return answered.get("cross-origin-opener-policy");
    };
    const policiesOf = (paths: string[]) =>
      Promise.all(paths.map(openerPolicyOf));
    const back = encodeURIComponent("/oauth/authorize?client_id=app_a");
    const ofConsent = [
      "/oauth/authorize?client_id=app_a",
      `/signin?callbackUrl=${back}`,
      `/signup?callbackUrl=${back}`,
    ];
    expect(await policiesOf(ofConsent)).toEqual(Array(3).fill("unsafe-none"));

    const elsewhere = [
      "/dashboard",
      "//evil.example/oauth/authorize",
      "/oauth/authorize/../../shop",
      "/oauth/authorized",
    ];
    const others = [
      "/",
      "/signin",
      "/signup",
      "/dashboard",
      "/settings/apps",
      `/dashboard?callbackUrl=${back}`,
    ];
    const leads = elsewhere.map(
      (path) =>
        `/signin?callbackUrl=${encodeURIComponent(path)}&callbackUrl=${back}`,
    );
    expect(await policiesOf([...others, ...leads])).toEqual(
      Array(10).fill("same-origin"),
    );
  },
);

test("HEAD: the headers of GET without a body", async () => {
  const head = await fetchWhole(`${instance}/`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await head.text()).toBe("");
});

test("hashed assets are immutable", async () => {
  const html = await (await fetchWhole(`${instance}/`)).text();
  for (const [kind, type] of [
    ["js", "application/javascript; charset=utf-8"],
    ["css", "text/css; charset=utf-8"],
  ]) {
    const asset = new RegExp(`/_next/static/[^"]+\\.${kind}(?=")`).exec(
      html,
    )?.[0];
    const response = await fetchWhole(`${instance}${asset}`);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
  }
});

test("scripts: as workers they may compile WebAssembly and nothing else; pages may not", async () => {
  const html = await (await fetchWhole(`${instance}/`)).text();
  const script = await fetchWhole(
    `${instance}${/\/_next\/static\/[^"]+\.js(?=")/.exec(html)?.[0]}`,
  );
  const policy = script.headers.get("content-security-policy") ?? "";
  expect(policy).toContain(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';",
  );
  for (const address of ["/generate", "/history", "/no-such-page"]) {
    const page = await fetchWhole(`${instance}${address}`);
    expect(page.headers.get("content-security-policy")).not.toContain("wasm");
  }
});

test("the HEIC decoder: served unchanged and hashed, smaller than 1.5 MB, with its license", async () => {
  const folder = ".next/static/media";
  const names = readdirSync(folder).filter((name) =>
    name.startsWith("libheif."),
  );
  expect(names.map((name) => path.extname(name)).sort()).toEqual([
    ".js",
    ".wasm",
  ]);
  for (const name of names) {
    const headers = { "Accept-Encoding": "gzip, br" };
    const response = await fetchWhole(
      `${instance}/_next/static/media/${name}`,
      {
        headers,
      },
    );
    const body = Buffer.from(await response.arrayBuffer());
    const original = readFileSync(
      `node_modules/libheif-js/libheif-wasm/libheif${path.extname(name)}`,
    );
    expect(body.equals(original)).toBe(true);
    expect(body.length).toBeLessThan(1_500_000);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
  }
  const license = await (
    await fetchWhole(`${instance}/licenses/libheif.txt`)
  ).text();
  expect(license).toContain(
    readFileSync("node_modules/libheif-js/libheif-wasm/LICENSE", "utf8"),
  );
});

test.each([
  ["an unknown page", "/no-such-page", 404],
  ["a file outside the build", "/_next/static/../../package.json", 404],
  ["an encoded way up", "/%2e%2e/package.json", 404],
])("%s: 404 with the same policy", async (_, address, status) => {
  const response = await fetchWhole(`${instance}${address}`);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-security-policy")).toContain(
    "default-src 'none'",
  );
});

test("unknown API paths: 404 with {code, message}", async () => {
  const response = await call(instance, "POST", "/api/no-such-call", {});
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found" });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  ["br;q=0", null],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["gzip;q=1, br;q=0.9", "gzip"],
  ["identity;q=0, *", "br"],
  ["*;q=0", null],
  ["zebra", null],
])("Accept-Encoding %s: encoded as %s", async (accepted, encoding) => {
  const page = await requestRaw(instance, "GET", "/pricing", {
    "Accept-Encoding": accepted,
  });
  expect([page?.status, page?.headers.get("content-encoding")]).toEqual([
    200,
    encoding,
  ]);
  expect(page?.headers.get("vary")).toContain("Accept-Encoding");
});
