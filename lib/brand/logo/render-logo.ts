import "server-only";
import { drawLogo } from "@/lib/brand/logo/draw-logo";
import { readLogoName } from "@/lib/brand/logo/read-logo-name";
import { type LogoBrief, type LogoFormat, logoFormats } from "@/lib/brand/logo/schema";
import { createConcurrencyLimiter } from "@/lib/concurrency-limiter";
import { sharp } from "@/lib/sharp";

export type LogoFile = { bytes: Buffer; contentType: "image/svg+xml" | "image/png"; fileName: string };

/** 2,000 × 2,000 pixels take about 150 ms of one core and 50 MB. */
const renders = createConcurrencyLimiter({ maxConcurrent: 2, maxPerKey: 2, maxQueued: 40 });

/** The latest pictures, since a page and its downloads ask for the same ones again. Bytes. */
const cacheLimit = 16 * 1024 * 1024;
const cache = new Map<string, Buffer>();
let cached = 0;

/**
 * A logo as a file. Throws `invalid_input` when the name can't be lettered and `unavailable` when too many wait;
 * `key` says for whom it is, so that nobody takes all the places.
 */
export async function renderLogo(
  brief: LogoBrief,
  businessName: string,
  format: LogoFormat,
  key = "",
): Promise<LogoFile> {
  const { variant, type, width } = logoFormats[format];
  const fileName = `${slugOf(readLogoName(businessName))}-${format === "svg" || format === "png" ? "logo" : format}.${type}`;
  const svg = drawLogo(brief, businessName, { variant, width });
  if (type === "svg") return { bytes: Buffer.from(svg), contentType: "image/svg+xml", fileName };
  const bytes = cache.get(svg) ?? (await renders(key, () => rasterise(svg)));
  remember(svg, bytes);
  return { bytes, contentType: "image/png", fileName };
}

const rasterise = (svg: string) =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: false }).timeout({ seconds: 10 }).toBuffer();

/** The key counts as well: a drawing is as large as its picture. */
const sizeOf = (svg: string, bytes: Buffer) => svg.length + bytes.length;

function remember(svg: string, bytes: Buffer) {
  if (!cache.delete(svg)) cached += sizeOf(svg, bytes);
  cache.set(svg, bytes);
  for (const [oldest, picture] of cache) {
    if (cached <= cacheLimit) return;
    cache.delete(oldest);
    cached -= sizeOf(oldest, picture);
  }
}

/** Letters and digits that every file system and header takes. */
function slugOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "shop";
}
