import sharp from "sharp";
import type { ImageBlock } from "./request-schema";

/** Bytes of base64, not of the file. */
const maxBase64Bytes = 5 * 1024 * 1024;
const maxSide = 8_000;

/** Tokens the picture costs, or what is wrong with it, to be appended to the path of its source. */
export async function checkImage({ source }: ImageBlock): Promise<{ tokens: number } | { fault: string }> {
  const { data, media_type } = source;
  if (data.length > maxBase64Bytes) {
    return { fault: `: image exceeds 5 MB maximum: ${data.length} bytes > ${maxBase64Bytes} bytes` };
  }
  if (data === "" || !/^[A-Za-z0-9+/]+={0,2}$/.test(data) || data.length % 4 !== 0) {
    return { fault: ".data: invalid base64 data" };
  }
  const bytes = Buffer.from(data, "base64");
  if (typeOf(bytes) !== media_type) {
    return { fault: `.data: Image does not match the provided media type ${media_type}` };
  }
  const size = await sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => null,
    );
  if (size === null) return { fault: ".data: Could not process image" };
  if (Math.max(size.width, size.height) > maxSide) {
    return { fault: `.data: At least one of the image dimensions exceed max allowed size: ${maxSide} pixels` };
  }
  return { tokens: tokensOf(size) };
}

function typeOf(bytes: Buffer): string | null {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return "image/webp";
  return null;
}

/** Larger pictures are scaled to 1568 px on the long side before they are counted. */
function tokensOf({ width, height }: { width: number; height: number }): number {
  const scale = Math.min(1, 1_568 / Math.max(width, height));
  return Math.ceil((width * scale * height * scale) / 750);
}
