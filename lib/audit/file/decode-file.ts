import { maxFileBytes } from "@/lib/audit/limits";

export type Decoded = { text: string; problem: null } | { text: null; problem: string };

/** Where the right file comes from. The end of each sentence about a wrong one. */
export const whereToFind =
  "On Etsy, open Shop Manager, Settings, Options, Download data, and download your listings as CSV.";

const maxMegabytes = maxFileBytes / 1024 / 1024;
/** Rounded up, so that a file just beyond the limit has more than the limit. */
const megabytes = (bytes: number) => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);

/** What to say before a file of that size is read; null when it may be read. `advice` says where the right one is. */
export function problemOfSize(bytes: number, advice = whereToFind): string | null {
  if (bytes === 0) return `This file is empty. Download it again. ${advice}`;
  if (bytes <= maxFileBytes) return null;
  return `This file has ${megabytes(bytes)} MB; up to ${maxMegabytes} MB are read. Split it into parts, each with the first line, and check them one after the other.`;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to)).toLowerCase();

/** Files that people drop instead, by their first bytes. */
type Stranger = { isIt: (bytes: Uint8Array) => boolean; problem: string; needsAdvice?: boolean };
const strangers: Stranger[] = [
  {
    isIt: (bytes) => startsWith(bytes, 0x50, 0x4b) && /\[content_types\]|xl\/|_rels/u.test(ascii(bytes, 0, 2_000)),
    problem: "This is an Excel workbook. Open it, choose Save as, “CSV UTF-8”, and drop that file here.",
  },
  {
    isIt: (bytes) => startsWith(bytes, 0x50, 0x4b),
    problem:
      "This is a ZIP archive. Unpack it first, usually with a double click, and drop the CSV file that is in it.",
  },
  {
    isIt: (bytes) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0),
    problem: "This is an old Excel workbook. Open it, choose Save as, “CSV UTF-8”, and drop that file here.",
  },
  {
    isIt: (bytes) => ascii(bytes, 0, 5) === "%pdf-",
    ...{ problem: "This is a PDF, not a table.", needsAdvice: true },
  },
  {
    isIt: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff) || startsWith(bytes, 0x89, 0x50, 0x4e, 0x47),
    ...{ problem: "This is a picture, not a table.", needsAdvice: true },
  },
  {
    isIt: (bytes) => /^\s*<(?:!doctype|html|\?xml)/u.test(ascii(bytes, 0, 200).replace(/^ï»¿/u, "")),
    problem:
      "This is a web page, perhaps Etsy's sign-in page that was saved in place of the file. Sign in to Etsy and download it again.",
    needsAdvice: true,
  },
];

/** Two letters of ASCII in UTF-16 without its mark: one byte of each is 0. */
const hasZerosFrom = (bytes: Uint8Array, first: 0 | 1) =>
  [first, first + 2].every((at) => bytes[at] === 0) && [1 - first, 3 - first].every((at) => (bytes[at] ?? 0) !== 0);

/** UTF-16, as Excel's "Unicode text" is; UTF-8; else Windows-1252, which holds Latin-1. */
function toText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || hasZerosFrom(bytes, 1)) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff) || hasZerosFrom(bytes, 0)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    // As if more came: a download that stopped within a letter is UTF-8 all the same.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The file's text without a byte order mark, or a sentence that says what the file is and what to do. */
export function decodeFile(bytes: Uint8Array, advice = whereToFind): Decoded {
  const size = problemOfSize(bytes.length, advice);
  if (size !== null) return { text: null, problem: size };
  const stranger = strangers.find(({ isIt }) => isIt(bytes));
  if (stranger) {
    return { text: null, problem: stranger.needsAdvice ? `${stranger.problem} ${advice}` : stranger.problem };
  }
  const text = toText(bytes).replace(/^\uFEFF/u, "");
  if (text.includes("\0")) return { text: null, problem: `This is not a CSV file. ${advice}` };
  if (text.trim() === "") return { text: null, problem: `This file holds no text. Download it again. ${advice}` };
  return { text, problem: null };
}
