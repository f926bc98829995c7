import { maxFileBytes } from "@/lib/audit/limits";

/**
 * Where the right file comes from. The end of each sentence about a wrong one.
 */
export const whereToFind =
  "On Etsy, open Shop Manager, Settings, Options, Download data, and download your listings as CSV.";

const maxMegabytes = maxFileBytes / 1024 / 1024;
/** Rounded up, so that a file just beyond the limit has more than the limit. */
const megabytes = (bytes: number) =>
  (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);

/**
 * What to say before a file of that size is read; null when it may be read.
 * `advice` says where the right one is.
 */
export function problemOfSize(
  bytes: number,
  advice = whereToFind,
): string | null {
  if (bytes === 0) return `This file is empty. Download it again. ${advice}`;
  if (bytes <= maxFileBytes) return null;
  return `This file has ${megabytes(bytes)} MB; the limit is ${maxMegabytes} MB. Split it into parts, each with the first line, and check them one by one.`;
}
