import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chooseEncoding, type Encoding } from "./choose-encoding";
import {
  compressBest,
  compressQuickly,
  findCompressed,
  hashOf,
} from "./compress";
import { inlineStylesheets, replaceOrigin } from "./inline-stylesheets";
import { contentTypeOf, listFiles } from "./list-files";
import {
  contentSecurityPolicy,
  invitationHeadersFor,
  openerPolicyFor,
  workerSecurityPolicy,
} from "./security-headers";

type Variant = { body: Buffer; headers: Record<string, string | number> };
type Entry = {
  etag: string;
  /**
   * Compresses it at the best level, for those who ask after the first one:
   * pages hold the address that they are served from, so it can't be done with
   * the build, and doing it with all of them would take seconds of each start.
   */
  improve?: () => Promise<void>;
} & Record<Encoding, Variant>;
export type StaticCache = Map<string, Entry>;

/** Pages whose address contains a secret. */
const privatePages = /^\/(?:success$|u\/)/;
const noStore = "private, no-store";
const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";
export const pageVary =
  "RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch, Accept-Encoding";

type Source = {
  body: Buffer;
  extension: string;
  headers: Record<string, string>;
};

export function createEntry(
  build: string,
  { body, extension, headers: ownHeaders }: Source,
): Entry {
  const hash = hashOf(body);
  const etag = `"${hash}"`;
  const { type, isText } = contentTypeOf(extension);
  const headers = {
    "content-type": type,
    vary: "Accept-Encoding",
    etag,
    ...ownHeaders,
  };
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    body: bytes,
    headers: {
      ...headers,
      "content-length": bytes.length,
      ...(encoding && { "content-encoding": encoding }),
    },
  });
  const identity = variant(body);
  if (!isText) return { etag, identity, gzip: identity, br: identity };
  const stored = findCompressed(build, hash);
  const entry: Entry = {
    etag,
    identity,
    gzip: variant(gzipSync(body, { level: 9 }), "gzip"),
    br: variant(stored ?? compressQuickly(body), "br"),
  };
  if (!stored)
    entry.improve = async () => {
      delete entry.improve;
      entry.br = variant(await compressBest(body), "br");
    };
  return entry;
}

type CacheOptions = {
  build?: string;
  publicFolder?: string;
  security: Record<string, string>;
  origin: string;
  /** The HTML of each page by its route; without them those of the build. */
  pages?: Map<string, string> | undefined;
};

const pagesOf = (build: string) => `${build}/server/app`;

/** The routes of a build's prerendered pages, each with its file. */
export function listPages(build = ".next") {
  return listFiles(pagesOf(build)).flatMap((file) => {
    const route =
      `/${file.slice(0, -".html".length).split(path.sep).join("/")}`.replace(
        /^\/index$/,
        "/",
      );
    // Names with an underscore are Next's own error pages, those in brackets
    // stand for many addresses.
    return file.endsWith(".html") && !/^\/_|\[/.test(route)
      ? [{ route, file: path.join(pagesOf(build), file) }]
      : [];
  });
}

/**
 * Every asset and prerendered page of a build, compressed, with its headers.
 * Pages get the origin they are served from. What isn't found where this looks
 * is left out, and so served by Next.
 */
export function loadStaticCache({
  build = ".next",
  publicFolder = "public",
  security,
  origin,
  pages,
}: CacheOptions) {
  const cache: StaticCache = new Map();
  for (const [folder, address, cacheControl] of [
    [`${build}/static`, "/_next/static", immutable],
    [publicFolder, "", oneHour],
  ] as const) {
    for (const file of listFiles(folder)) {
      const name = file.split(path.sep).map(encodeURIComponent).join("/");
      const extension = path.extname(file);
      const policy = extension === ".js" && {
        "content-security-policy": workerSecurityPolicy,
      };
      const headers = { ...security, "cache-control": cacheControl, ...policy };
      cache.set(
        `${address}/${name}`,
        createEntry(build, {
          body: readFileSync(path.join(folder, file)),
          extension,
          headers,
        }),
      );
    }
  }
  for (const { route, file } of listPages(build)) {
    const prerendered = pages ? pages.get(route) : readFileSync(file, "utf8");
    if (prerendered === undefined) continue;
    const html = inlineStylesheets(replaceOrigin(prerendered, origin), (href) =>
      cache.get(href)?.identity.body.toString(),
    );
    const headers = {
      ...security,
      "cache-control": cacheControlFor(route, 200, revalidate),
      vary: pageVary,
      "content-security-policy": contentSecurityPolicy(html),
    };
    const body = Buffer.from(html);
    cache.set(route, createEntry(build, { body, extension: ".html", headers }));
  }
  return cache;
}

/**
 * Cache-Control for a response. Next asks shared caches to store a page for a
 * year, which would outlive a deployment; what our own routes set stays.
 */
export function cacheControlFor(
  route: string,
  status = 200,
  current: unknown = noStore,
) {
  if (privatePages.test(route) || (status !== 200 && status !== 304))
    return noStore;
  return String(current).includes("s-maxage") ? revalidate : String(current);
}

/**
 * Answers GET and HEAD for what the cache has. Returns false for everything
 * else.
 */
export function serveFromCache(
  cache: StaticCache,
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const entry = request.headers.rsc ? undefined : cache.get(route);
  if (!entry || (request.method !== "GET" && request.method !== "HEAD"))
    return false;

  const encoding = chooseEncoding(
    String(request.headers["accept-encoding"] ?? ""),
  );
  const variant = entry[encoding];
  if (encoding === "br") entry.improve?.().catch(() => undefined);
  const sent = {
    ...variant.headers,
    ...openerPolicyFor(route, request.url),
    ...invitationHeadersFor(route, request.url),
  };
  if (request.headers["if-none-match"]?.includes(entry.etag)) {
    const { "content-length": _, "content-encoding": __, ...headers } = sent;
    response.writeHead(304, headers).end();
  } else {
    response
      .writeHead(200, sent)
      .end(request.method === "HEAD" ? undefined : variant.body);
  }
  return true;
}
