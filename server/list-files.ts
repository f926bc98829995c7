import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

type ContentType = {
  type: string;
  /** Whether compressing it makes it smaller. */
  isText: boolean;
};
const contentTypes: Record<string, ContentType> = {
  ".js": { type: "application/javascript; charset=utf-8", isText: true },
  ".css": { type: "text/css; charset=utf-8", isText: true },
  ".html": { type: "text/html; charset=utf-8", isText: true },
  ".txt": { type: "text/plain; charset=utf-8", isText: true },
  ".svg": { type: "image/svg+xml", isText: true },
  ".png": { type: "image/png", isText: false },
  ".wasm": { type: "application/wasm", isText: true },
  ".webmanifest": { type: "application/manifest+json", isText: true },
  ".woff2": { type: "font/woff2", isText: false },
};
const unknownType: ContentType = {
  type: "application/octet-stream",
  isText: false,
};

/** By a file's extension, with its dot. */
export const contentTypeOf = (extension: string) =>
  contentTypes[extension] ?? unknownType;

/** Relative paths; none for a folder that doesn't exist. */
export function listFiles(folder: string) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    );
}
