import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { guides } from "@/lib/content/guides/guides";
import { publicPages } from "@/lib/content/public-pages";

/**
 * Kilobytes (gzip) of scripts that a page may load beyond an empty one, before
 * anything in it is touched. Undefined for pages without a limit.
 */
export const scriptLimitOf = (address: string): number | undefined =>
  ownLimits[address] ?? (lightPages.includes(address) ? 10 : undefined);
const ownLimits: Record<string, number> = {
  "/": 5,
  ...Object.fromEntries(guides.map(({ slug }) => [`/${slug}`, 5])),
  "/etsy-listing-checker": 5,
  "/etsy-tag-generator": 5,
  "/etsy-title-checker": 5,
  "/generate": 70,
  "/history": 60,
};
/**
 * Kilobytes of everything that the start page loads, as sent: document, styles,
 * scripts and fonts.
 */
export const landingLimit = 190;
/** Kilobytes. */
export const fontLimit = 30;

/** App pages, although they are public. */
const appPages = ["/generate", "/shop-name-generator"];
/** Pages that most visitors come to first. */
export const lightPages = [
  ...publicPages
    .map(({ path: address }) => address)
    .filter((address) => !appPages.includes(address)),
  "/signin",
  "/signup",
  "/forgot-password",
  "/reset-password",
];

const sent = (body: Buffer | string) => brotliCompressSync(body).length / 1024;
const zipped = (body: Buffer | string) =>
  gzipSync(body, { level: 9 }).length / 1024;
/** Pages share most of their files, so each is measured once. */
function ofFiles(measure: (body: Buffer) => number) {
  const known = new Map<string, number>();
  return (files: string[]) =>
    files.reduce((total, file) => {
      const size = known.get(file) ?? measure(readFileSync(file));
      known.set(file, size);
      return total + size;
    }, 0);
}
const sentFiles = ofFiles(sent);
const zippedFiles = ofFiles(zipped);
export const fileOfPage = (build: string, address: string) =>
  path.join(
    build,
    "server/app",
    `${address === "/" ? "index" : address.slice(1)}.html`,
  );

/**
 * Kilobytes (gzip) of the files of a prerendered page, and of all responses;
 * without files for old browsers only.
 */
export function pageWeightOf(build: string, address: string) {
  const html = readFileSync(fileOfPage(build, address), "utf8");
  const fileOf = (asset: string) =>
    path.join(
      build,
      decodeURIComponent(asset.replace("/_next/", "").replace(/\?.*/, "")),
    );
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag));
  const named = (pattern: RegExp) =>
    [...new Set(tags.flatMap((tag) => pattern.exec(tag)?.[1] ?? []))].map(
      fileOf,
    );

  const scripts = named(/^<script\b.*\bsrc="([^"]+)"/);
  const styles = named(/^<link\b(?=.*\brel="stylesheet").*\bhref="([^"]+)"/);
  const fonts = named(/^<link\b(?=.*\bas="font").*\bhref="([^"]+)"/).map(
    (file) => statSync(file).size / 1024,
  );
  return {
    scripts: zippedFiles(scripts),
    styles: zippedFiles(styles),
    document: zipped(html),
    fonts,
    all:
      sentFiles([...scripts, ...styles]) +
      sent(html) +
      fonts.reduce((total, size) => total + size, 0),
  };
}

/** The addresses of the prerendered pages of a build. */
export function pagesOf(build: string) {
  const folder = path.join(build, "server/app");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !file.includes(".segments"))
    .map((file) =>
      `/${file.slice(0, -".html".length)}`.replace(/^\/index$/, "/"),
    )
    .sort();
}

/**
 * Kilobytes of the scripts that every page of a build loads, like an empty one.
 */
export function sharedScripts(build: string) {
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
    readFileSync(path.join(build, "build-manifest.json"), "utf8"),
  );
  return zippedFiles(rootMainFiles.map((file) => path.join(build, file)));
}
