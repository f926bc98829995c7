import "server-only";
import { drawLogo } from "@/lib/brand/logo/draw-logo";
import { readLogoName } from "@/lib/brand/logo/read-logo-name";
import {
  type LogoBrief,
  type LogoFormat,
  logoFormats,
} from "@/lib/brand/logo/schema";
import { sharp } from "@/lib/photos/sharp";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";

export type LogoFile = {
  bytes: Buffer;
  contentType: "image/svg+xml" | "image/png";
  fileName: string;
};

/** 2,000 × 2,000 pixels take about 150 ms of one core and 50 MB. */
const limitRendering = createConcurrencyLimiter({
  maxConcurrent: 2,
  maxPerKey: 2,
  maxQueued: 40,
});

/** Bytes of recent pictures, which a page and its downloads request again. */
const maxCacheBytes = 16 * 1024 * 1024;
const cache = new Map<string, Buffer>();
let cachedBytes = 0;

/**
 * A logo as a file. Throws `invalid_input` when the name can't be lettered and
 * `unavailable` when too many wait. `key` identifies the user, so that nobody
 * takes all the capacity.
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
  if (type === "svg")
    return { bytes: Buffer.from(svg), contentType: "image/svg+xml", fileName };
  const bytes =
    cache.get(svg) ?? (await limitRendering(key, () => rasterize(svg)));
  cachePicture(svg, bytes);
  return { bytes, contentType: "image/png", fileName };
}

const rasterize = (svg: string) =>
  sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: false })
    .timeout({ seconds: 10 })
    .toBuffer();

/** The key counts too: a drawing is as large as its picture. */
const sizeOf = (svg: string, bytes: Buffer) => svg.length + bytes.length;

function cachePicture(svg: string, bytes: Buffer) {
  if (!cache.delete(svg)) cachedBytes += sizeOf(svg, bytes);
  cache.set(svg, bytes);
  for (const [oldest, picture] of cache) {
    if (cachedBytes <= maxCacheBytes) return;
    cache.delete(oldest);
    cachedBytes -= sizeOf(oldest, picture);
  }
}

/** Letters and digits that are safe in every file system and header. */
function slugOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "shop";
}
