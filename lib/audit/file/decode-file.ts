import type { Encoding } from "@/lib/audit/file/encoding-names";
import {
  decodeBytes,
  guessEncoding,
  undoDoubleEncoding,
} from "@/lib/audit/file/encodings";
import { problemOfSize, whereToFind } from "@/lib/audit/file/problem-of-size";

export type Decoded =
  | {
      text: string;
      encoding: Encoding;
      /**
       * Nothing in the file says its encoding, and it matters: the seller may
       * choose another one.
       */
      isGuess: boolean;
      /** What was put right in it. */
      notes: string[];
      problem: null;
    }
  | { text: null; problem: string };

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to)).toLowerCase();

/** Files that people drop instead, by their first bytes. */
type Stranger = {
  isIt: (bytes: Uint8Array) => boolean;
  problem: string;
  needsAdvice?: boolean;
};
const strangers: Stranger[] = [
  {
    isIt: (bytes) =>
      startsWith(bytes, 0x50, 0x4b) &&
      /\[content_types\]|xl\/|_rels/u.test(ascii(bytes, 0, 2_000)),
    problem:
      "This is an Excel workbook. Open it, choose Save as, “CSV UTF-8”, and drop that file here.",
  },
  {
    isIt: (bytes) => startsWith(bytes, 0x50, 0x4b),
    problem:
      "This is a ZIP archive. Unpack it first, usually with a double click, and drop the CSV file that is in it.",
  },
  {
    isIt: (bytes) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0),
    problem:
      "This is an old Excel workbook. Open it, choose Save as, “CSV UTF-8”, and drop that file here.",
  },
  {
    isIt: (bytes) => ascii(bytes, 0, 5) === "%pdf-",

    problem: "This is a PDF, not a table.",
    needsAdvice: true,
  },
  {
    isIt: (bytes) =>
      startsWith(bytes, 0xff, 0xd8, 0xff) ||
      startsWith(bytes, 0x89, 0x50, 0x4e, 0x47),

    problem: "This is a picture, not a table.",
    needsAdvice: true,
  },
  {
    isIt: (bytes) =>
      /^\s*<(?:!doctype|html|\?xml)/u.test(
        ascii(bytes, 0, 200).replace(/^ï»¿/u, ""),
      ),
    problem:
      "This is a web page, perhaps Etsy's sign-in page that was saved in place of the file. Sign in to Etsy and download it again.",
    needsAdvice: true,
  },
];

/** Two letters of ASCII in UTF-16 without its mark: one byte of each is 0. */
const hasZerosFrom = (bytes: Uint8Array, first: 0 | 1) =>
  [first, first + 2].every((at) => bytes[at] === 0) &&
  [1 - first, 3 - first].every((at) => (bytes[at] ?? 0) !== 0);

type Text = { text: string; encoding: Encoding; isGuess: boolean };

/**
 * Sequences of UTF-8 for one byte that is none: other encodings hold hardly any
 * by chance.
 */
const minWhole = 2;

/**
 * Whether bytes are UTF-8 but for a few, as where a text from elsewhere was put
 * into a file.
 */
function isNearlyUtf8(text: string): boolean {
  const broken = text.match(/\uFFFD/gu)?.length ?? 0;
  const whole = text.match(/[^\0-\x7f\uFFFD]/gu)?.length ?? 0;
  return whole >= broken * minWhole;
}

/**
 * UTF-16, as Excel's "Unicode text" is; UTF-8, also with a few bad bytes; else
 * what is most plausible.
 */
function toText(bytes: Uint8Array): Text {
  const decode = (encoding: Encoding): Text => {
    return { text: decodeBytes(bytes, encoding), encoding, isGuess: false };
  };
  if (startsWith(bytes, 0xff, 0xfe) || hasZerosFrom(bytes, 1))
    return decode("utf-16le");
  if (startsWith(bytes, 0xfe, 0xff) || hasZerosFrom(bytes, 0))
    return decode("utf-16be");
  // As if more came: a download that stopped within a letter is UTF-8 all the
  // same.
  const text = new TextDecoder("utf-8").decode(bytes, { stream: true });
  if (startsWith(bytes, 0xef, 0xbb, 0xbf) || isNearlyUtf8(text))
    return { text, encoding: "utf-8", isGuess: false };
  return { ...decode(guessEncoding(bytes)), isGuess: true };
}

/** More of these are no text. */
const maxNulShare = 0.01;

/**
 * The file's text without a byte order mark, or a sentence that says what the
 * file is and what to do. An encoding that the seller chose counts.
 */
export function decodeFile(
  bytes: Uint8Array,
  advice = whereToFind,
  chosen?: Encoding,
): Decoded {
  const size = problemOfSize(bytes.length, advice);
  if (size !== null) return { text: null, problem: size };
  const stranger = strangers.find(({ isIt }) => isIt(bytes));
  if (stranger) {
    return {
      text: null,
      problem: stranger.needsAdvice
        ? `${stranger.problem} ${advice}`
        : stranger.problem,
    };
  }
  const read = chosen
    ? { text: decodeBytes(bytes, chosen), encoding: chosen, isGuess: true }
    : toText(bytes);
  const raw = read.text.replace(/^\uFEFF/u, "");
  const text = raw.includes("\0") ? raw.replaceAll("\0", "") : raw;
  if (raw.length - text.length > raw.length * maxNulShare) {
    return { text: null, problem: `This is not a CSV file. ${advice}` };
  }
  if (text.trim() === "")
    return {
      text: null,
      problem: `This file contains no text. Download it again. ${advice}`,
    };
  const once = chosen ? null : undoDoubleEncoding(text);
  const notes =
    once === null
      ? []
      : [
          "The text of this file was encoded twice, as “Ã©” for “é”. This was corrected.",
        ];
  return { ...read, text: once ?? text, notes, problem: null };
}
