import { readFileSync } from "node:fs";

/** Bytes; every page loads it. */
const maxBytes = 256 * 1024;
/** Pixels of either side. */
const maxSide = 2048;

const pngStart = Buffer.from("89504e470d0a1a0a", "hex");
/** What may stand before the first element. */
const svgStart =
  /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*>)*<svg[\s>]/i;

export type Logo = { bytes: Buffer; type: "image/png" | "image/svg+xml" };

function svgOf(bytes: Buffer) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}

/** The reason why it can't be one, or null. */
function problemOfPng(bytes: Buffer) {
  if (bytes.length < 24 || bytes.toString("latin1", 12, 16) !== "IHDR")
    return "is a damaged PNG";
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return sides.every((side) => side > 0 && side <= maxSide)
    ? null
    : `has ${sides.join(" × ")} pixels, and may have ${maxSide} at each side`;
}

function readFile(path: string) {
  try {
    return readFileSync(path);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "unknown";
  }
}

/** The file of BRAND_LOGO, known by its bytes, or why it can't be used. */
export function readLogo(path: string): Logo | string {
  const bytes = readFile(path);
  if (typeof bytes === "string") return `can't be read (${bytes})`;
  if (bytes.length > maxBytes)
    return `has ${Math.ceil(bytes.length / 1024)} KB, and may have ${maxBytes / 1024}`;
  if (bytes.subarray(0, pngStart.length).equals(pngStart))
    return problemOfPng(bytes) ?? { bytes, type: "image/png" };
  return svgStart.test(svgOf(bytes))
    ? { bytes, type: "image/svg+xml" }
    : "is neither PNG nor SVG";
}
