import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { compressAssets } from "@/server/compress";
import { createRequestHandler } from "@/server/create-request-handler";
import { loadStaticCache } from "@/server/static-cache";
import { until } from "@/tests/support/one-more-instance";

const security = { "x-content-type-options": "nosniff" };
const origin = "https://listwright.example";
const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-build-"));
const style = "p{color:red}";
const script = "start(1)";
const page = `<!DOCTYPE html><head><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/><link rel="canonical" href="http://localhost:3000/faq"/></head><body><p>FAQ</p><script>${script}</script></body>`;
/** So long that levels of compression differ. */
const longStyle = Array.from(
  { length: 2_000 },
  (_, index) => `.c${index}{margin:${(index * index) % 97}px}`,
).join("\n");
const longPage = `<!DOCTYPE html><head></head><body>${longStyle}</body>`;
const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function write(name: string, body: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
}
write("build/static/a.css", style);
write("build/static/worker.js", script);
write("build/static/decoder.wasm", "wasm ".repeat(200_000));
write("build/server/app/faq.html", page);
write("build/server/app/_not-found.html", page);
write("build/server/app/[slug].html", page);
write("prepared/static/long.css", longStyle);
write("prepared/server/app/about.html", longPage);
write("renamed/assets/a.css", style);
write("renamed/pages/faq.htm", page);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (build: string) =>
  loadStaticCache({
    build: path.join(folder, build),
    publicFolder: path.join(folder, "none"),
    security,
    origin,
  });

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Serves a build with a fake Next handler behind it. */
async function serve(build: string, next: RequestListener) {
  const handler = createRequestHandler(
    { cache: load(build), security, origin, port: 0 },
    next as never,
  );
  const server = createServer(
    (request, response) => void handler(request, response),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const sendPage: RequestListener = (request, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "s-maxage=31536000");
  if (request.headers["if-none-match"]) return response.writeHead(304).end();
  response.setHeader("Content-Length", Buffer.byteLength(page));
  response.end(request.method === "HEAD" ? null : page);
};
const streamPage: RequestListener = (_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.flushHeaders();
  response.write(page.slice(0, 150));
  response.write(Buffer.from(page.slice(150)));
  response.end();
};

test("the cache has the build's assets and pages, without Next's error pages and patterns", () => {
  const assets = ["a.css", "decoder.wasm", "worker.js"].map(
    (name) => `/_next/static/${name}`,
  );
  expect([...load("build").keys()].sort()).toEqual([...assets, "/faq"]);
});

test.each([
  ["the cache", "build"],
  ["Next, for a build with other file names", "renamed"],
])(
  "a script from %s: as a worker it may compile WebAssembly, and run no text",
  async (_, build) => {
    const sendScript: RequestListener = (_, response) =>
      response.setHeader("Content-Type", "text/javascript").end(script);
    const response = await fetch(
      `${await serve(build, sendScript)}/_next/static/worker.js`,
    );
    expect(await response.text()).toBe(script);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(policy).not.toMatch(/'unsafe-eval'|'unsafe-inline'/);
  },
);

test("a large decoder is served as WebAssembly, compressed", async () => {
  const address = await serve("build", () => expect("Next").toBe("not asked"));
  const response = await fetch(`${address}/_next/static/decoder.wasm`, {
    headers: { "Accept-Encoding": "br" },
  });
  expect(response.headers.get("content-type")).toBe("application/wasm");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect((await response.arrayBuffer()).byteLength).toBe(1_000_000);
});

/** Bytes of a response that the server has compressed. */
async function sizeOf(address: string) {
  const response = await fetch(address, {
    headers: { "Accept-Encoding": "br" },
  });
  expect(response.headers.get("content-encoding")).toBe("br");
  await response.text();
  return Number(response.headers.get("content-length"));
}
const best = (text: string) => brotliCompressSync(text).length;

test("assets of a build: compressed at the best level with it, and served so at once", async () => {
  const next: RequestListener = () => expect("Next").toBe("not asked");
  const before = await serve("prepared", next);
  expect(await sizeOf(`${before}/_next/static/long.css`)).toBeGreaterThan(
    best(longStyle),
  );
  const build = path.join(folder, "prepared");
  await compressAssets(build, [path.join(build, "static")]);
  const after = await serve("prepared", next);
  expect(await sizeOf(`${after}/_next/static/long.css`)).toBe(best(longStyle));
});

test("a page: compressed at the best level once somebody asked for it", async () => {
  const address = `${await serve("prepared", () => expect("Next").toBe("not asked"))}/about`;
  const size = best(await (await fetch(address)).text());
  expect(await sizeOf(address)).toBeGreaterThan(size);
  await until(async () => (await sizeOf(address)) === size);
});

test("a page is served with its styles, the hashes of both in its policy, and our origin", async () => {
  const response = await fetch(
    `${await serve("build", () => expect("Next").toBe("not asked"))}/faq`,
  );
  const html = await response.text();
  expect(html).toContain(`<style>${style}</style>`);
  expect(html).toContain(`${origin}/faq`);
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain(hashOf(style));
  expect(policy).toContain(hashOf(script));
});

test.each([
  ["at once", sendPage],
  ["in parts", streamPage],
])(
  "a build with other file names starts and serves Next's pages, sent %s",
  async (_, next) => {
    expect(load("renamed").size).toBe(0);
    expect(load("missing").size).toBe(0);
    const response = await fetch(`${await serve("renamed", next)}/faq`);
    const html = await response.text();
    expect(html).toBe(page.replace("http://localhost:3000", origin));
    expect(response.headers.get("content-security-policy")).toContain(
      hashOf(script),
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).not.toContain("s-maxage");
  },
);

test("Next's response to HEAD has no body, and its 304 doesn't change the cached policy", async () => {
  const address = `${await serve("renamed", sendPage)}/faq`;
  const head = await fetch(address, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const unchanged = await fetch(address, {
    headers: { "If-None-Match": '"a"' },
  });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get("content-security-policy")).toBeNull();
});

test("the server's code uses no internal names of Next or React", () => {
  const names =
    /__next_f|__reactProps|_reactRoot|reconciler|runtimeModuleIds|turbopack|webpack|_R_|data-precedence/i;
  const code = readdirSync("server").map(
    (file) => `${file}: ${readFileSync(path.join("server", file), "utf8")}`,
  );
  expect(code.filter((text) => names.test(text))).toEqual([]);
});
