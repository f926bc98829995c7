import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { contentTypeOf, listFiles } from "./list-files";

const quickLevel = 5;
/** Bytes. More would take seconds at the best level, and gain a tenth. */
const maxBestCompressed = 512 * 1024;

const at = (level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level },
});

export const hashOf = (body: Buffer) =>
  createHash("sha256").update(body).digest("base64url").slice(0, 22);

/**
 * Takes a millisecond for a page, which is then a tenth larger than at the best
 * level.
 */
export const compressQuickly = (body: Buffer) =>
  brotliCompressSync(body, at(quickLevel));

/** On another thread; a page takes a tenth of a second. */
export function compressBest(body: Buffer): Promise<Buffer> {
  const isLarge = body.length > maxBestCompressed;
  return promisify(brotliCompress)(
    body,
    at(isLarge ? quickLevel : constants.BROTLI_MAX_QUALITY),
  );
}

const placeOf = (build: string, hash: string) =>
  path.join(build, "compressed", `${hash}.br`);

/**
 * Compresses the text of these folders, once for every start of this build,
 * since it takes seconds.
 */
export async function compressAssets(build: string, folders: string[]) {
  mkdirSync(path.join(build, "compressed"), { recursive: true });
  const files = folders.flatMap((folder) =>
    listFiles(folder).map((file) => path.join(folder, file)),
  );
  const texts = files.filter(
    (file) => contentTypeOf(path.extname(file)).isText,
  );
  await Promise.all(
    texts.map(async (file) => {
      const body = readFileSync(file);
      writeFileSync(placeOf(build, hashOf(body)), await compressBest(body));
    }),
  );
}

/** What `compressAssets` made of a file of this hash. */
export function findCompressed(build: string, hash: string) {
  const place = placeOf(build, hash);
  return existsSync(place) ? readFileSync(place) : null;
}
