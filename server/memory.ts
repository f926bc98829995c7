import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { publicPages } from "@/lib/content/public-pages";
import { site } from "@/lib/content/site";
import { chooseEncoding, type Encoding } from "./encoding";
import { holdEarly } from "./hold-early";
import { findReact, type Page, paintFirst } from "./paint-first";
import { policyFor } from "./policy";

type Variant = { body: Buffer; headers: Record<string, string | number> };
type Entry = { etag: string } & Record<Encoding, Variant>;

/** Content type, and whether it is text that compresses. */
const types: Record<string, [string, boolean]> = {
  ".js": ["application/javascript; charset=utf-8", true],
  ".css": ["text/css; charset=utf-8", true],
  ".html": ["text/html; charset=utf-8", true],
  ".txt": ["text/plain; charset=utf-8", true],
  ".rsc": ["text/x-component; charset=utf-8", true],
  ".svg": ["image/svg+xml", true],
  ".png": ["image/png", false],
  ".woff2": ["font/woff2", false],
};
/** Pages whose address holds what nobody else should find in a cache. */
const privatePages = new Set(["/success"]);
const noStore = "private, no-store";
const revalidated = "public, max-age=0, must-revalidate";
const forGood = "public, max-age=31536000, immutable";
const publicPaths = new Set(publicPages.map(({ path }) => path));
export const pageVary =
  "RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch, Accept-Encoding";

function entryOf(body: Buffer, extension: string, given: Record<string, string>): Entry {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const [type, isText] = types[extension] ?? ["application/octet-stream", false];
  const headers = { "content-type": type, vary: "Accept-Encoding", etag, ...given };
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    body: bytes,
    headers: { ...headers, "content-length": bytes.length, ...(encoding && { "content-encoding": encoding }) },
  });
  const identity = variant(body);
  if (!isText) return { etag, identity, gzip: identity, br: identity };
  return {
    etag,
    identity,
    gzip: variant(gzipSync(body, { level: 9 }), "gzip"),
    br: variant(brotliCompressSync(body), "br"),
  };
}

function filesBelow(folder: string) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Every prerendered page and every asset of a build, compressed, with its headers. Pages learn here where they are. */
export function loadBuild(security: Record<string, string>, origin: string) {
  const entries = new Map<string, Entry>();
  const pageFile = (route: string) => `.next/server/app${route === "/" ? "/index" : route}.html`;
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync(".next/prerender-manifest.json", "utf8"),
  );

  const scripts = filesBelow(".next/static/chunks").filter((file) => file.endsWith(".js"));
  const react = scripts.map((file) => findReact(readFileSync(file, "utf8"))).find((found) => found !== undefined);

  for (const route of Object.keys(manifest.routes)) {
    if (route.startsWith("/_") || !existsSync(pageFile(route))) continue;
    const built = readFileSync(pageFile(route), "utf8").replaceAll(site.defaultOrigin, origin);
    // Private pages show what their scripts fetch: nothing is won by painting first.
    const { html: read, loader = "", data }: Page = publicPaths.has(route) ? paintFirst(built, react) : { html: built };
    const html = read.replace("</body>", () => `<script>(${holdEarly})();${loader}</script></body>`);
    const headers = {
      ...security,
      "cache-control": cachingOf(route, 200, revalidated),
      vary: pageVary,
      "content-security-policy": policyFor(html),
    };
    entries.set(route, entryOf(Buffer.from(html), ".html", headers));
    if (data)
      entries.set(data.address, entryOf(Buffer.from(data.body), ".rsc", { ...security, "cache-control": forGood }));
  }
  for (const [folder, address, cache] of [
    [".next/static", "/_next/static", forGood],
    ["public", "", "public, max-age=3600"],
  ] as const) {
    for (const file of filesBelow(folder)) {
      const name = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join("/");
      const headers = { ...security, "cache-control": cache };
      entries.set(`${address}/${name}`, entryOf(readFileSync(file), path.extname(file), headers));
    }
  }
  const errorPages = ["/_not-found", "/_global-error"].map((route) => readFileSync(pageFile(route), "utf8"));
  return { entries, errorPolicy: policyFor(...errorPages) };
}

/**
 * How long an answer may be kept. What Next says for a page is a year, in any cache on the way; what our own routes
 * say stays.
 */
export function cachingOf(path: string, status = 200, given: unknown = noStore) {
  if (privatePages.has(path) || (status !== 200 && status !== 304)) return noStore;
  return String(given).includes("s-maxage") ? revalidated : String(given);
}

/** Answers plain GET and HEAD of what is in memory; false when it is none of ours. */
export function answerFromMemory(
  entries: Map<string, Entry>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const entry = request.headers.rsc ? undefined : entries.get(path);
  if (!entry || (request.method !== "GET" && request.method !== "HEAD")) return false;

  const variant = entry[chooseEncoding(String(request.headers["accept-encoding"] ?? ""))];
  if (request.headers["if-none-match"]?.includes(entry.etag)) {
    const { "content-length": _, "content-encoding": __, ...headers } = variant.headers;
    response.writeHead(304, headers).end();
  } else {
    response.writeHead(200, variant.headers).end(request.method === "HEAD" ? undefined : variant.body);
  }
  return true;
}
