import type { Encoding } from "@/lib/audit/file/encoding-names";

/** What Windows-1252 has at 0x80 to 0x9f. */
const windowsLetters =
  "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The text of the bytes, without failing. */
export function decodeBytes(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  // Some versions of Node read Windows-1252 as Latin-1.
  return encoding === "windows-1252"
    ? text.replace(
        /[\u0080-\u009f]/gu,
        (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter,
      )
    : text;
}

/**
 * Those without a mark of their own, in the order that decides where all are as
 * plausible.
 */
const guessed = [
  "windows-1252",
  "windows-1250",
  "macintosh",
  "shift_jis",
] as const;

/** Letters beyond ASCII of the languages that are written in an encoding. */
const western = [
  "àâæçéèêëîïôœùûüÿ",
  "äöüß",
  "áéíñóúüªº",
  "ãõáàâçéêíóôúüºª",
  "àèéìòóù",
  "ëïéèöüáó",
  "åäöæøéü",
  "áéíóúýþðæö",
];
const central = [
  "ąćęłńóśźż",
  "áčďéěíňóřšťúůýž",
  "áäčďéíĺľňóôŕšťúýž",
  "áéíóöőúüű",
  "ăâîșțşţ",
  "čćđšž",
  "äöüß",
];
const alphabets: Record<(typeof guessed)[number], string[]> = {
  "windows-1252": western,
  "windows-1250": central,
  macintosh: western,
  shift_jis: [""],
};

const japanese = /[\u3000-\u30ff\u4e00-\u9fff\uff01-\uff5e]/u;
const halfWidthKana = /[\uff61-\uff9f]/u;
const latinLetter = /[A-Za-z\u00c0-\u024f]/u;
/** What people write beside letters, in any of the languages. */
const punctuation = /[‘’‚“”„«»‹›–—…•·¡¿©®™°€£§½¼¾×²³ªº´\u00a0]/u;
/** Of these, those that stand between two letters in real texts. */
const betweenLetters = /[’‘–—·´\u00a0…]/u;

/**
 * How unlikely one character beyond ASCII is where it stands, of text in the
 * alphabet.
 */
function costOf(
  letter: string,
  before: string,
  after: string,
  alphabet: string,
): number {
  if (letter === "\uFFFD" || /[\u0080-\u009f]|\p{Co}/u.test(letter)) return 5;
  if (japanese.test(letter)) return costOfJapanese(letter, before, after);
  if (halfWidthKana.test(letter))
    return halfWidthKana.test(before) || halfWidthKana.test(after) ? 0.5 : 2;
  if (/\p{L}/u.test(letter) && !/[ªº]/u.test(letter))
    return costOfLetter(letter, before, alphabet);
  return costOfSign(letter, before, after);
}

/** A single ideograph is stranger than kana, which say that it is Japanese. */
function costOfJapanese(letter: string, before: string, after: string): number {
  const hasCompany = japanese.test(before) || japanese.test(after);
  return hasCompany || /[\u3000-\u30ff\uff01-\uff5e]/u.test(letter) ? 0 : 3;
}

function costOfLetter(
  letter: string,
  before: string,
  alphabet: string,
): number {
  const isStrange = alphabet.includes(letter.toLowerCase()) ? 0 : 1;
  // Capitals don't follow small letters within a word.
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)
    ? isStrange + 2
    : isStrange;
}

function costOfSign(letter: string, before: string, after: string): number {
  const isBehind = latinLetter.test(before);
  const isInFront = latinLetter.test(after);
  if (!punctuation.test(letter)) return isBehind || isInFront ? 3 : 1;
  if (isBehind && isInFront) return betweenLetters.test(letter) ? 0 : 3;
  return /[¿¡]/u.test(letter) && isBehind ? 3 : 0;
}

/** How unlikely a text is, in the best of the alphabets. */
function costOfText(text: string, all: readonly string[]): number {
  const costs = all.map(() => 0);
  for (const found of text.matchAll(/[^\0-\x7f]/gu)) {
    const before = text[found.index - 1] ?? "";
    const after = text[found.index + found[0].length] ?? "";
    for (const [place, alphabet] of all.entries()) {
      costs[place] =
        (costs[place] ?? 0) + costOf(found[0], before, after, alphabet);
    }
  }
  return Math.min(...costs);
}

/** Bytes that a guess rests on: lines with letters beyond ASCII. */
const maxSample = 60_000;

/**
 * The lines that tell encodings apart. Line ends are the same bytes in all of
 * them.
 */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(maxSample);
  let length = 0;
  let start = 0;
  let isTelling = false;
  for (let at = 0; at <= bytes.length && length < maxSample; at += 1) {
    const byte = bytes[at] ?? 0x0a;
    if (byte >= 0x80) isTelling = true;
    if (byte !== 0x0a && byte !== 0x0d) continue;
    if (isTelling) {
      const line = bytes.subarray(
        start,
        Math.min(at + 1, start + maxSample - length),
      );
      sample.set(line, length);
      length += line.length;
    }
    start = at + 1;
    isTelling = false;
  }
  return sample.subarray(0, length);
}

/**
 * The most plausible of the encodings that have no mark of their own, for bytes
 * that are not UTF-8.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const sample = sampleOf(bytes);
  const costs = guessed.map((encoding) => ({
    encoding,
    cost: costOfText(decodeBytes(sample, encoding), alphabets[encoding]),
  }));
  const [best] = costs.sort((one, other) => one.cost - other.cost);
  return best?.encoding ?? "windows-1252";
}

/** A run of letters beyond ASCII. */
const runs = /[^\0-\x7f]+/gu;

/**
 * The byte of each character of an encoding with one byte a character; Latin-1
 * goes with Windows-1252.
 */
function bytesOf(
  encoding: "windows-1252" | "windows-1250" | "macintosh",
): Map<string, number> {
  const codes = Array.from({ length: 128 }, (_, index) => index + 128);
  const letters = Array.from(decodeBytes(Uint8Array.from(codes), encoding));
  const controls = codes
    .slice(0, 32)
    .map((code) => [String.fromCharCode(code), code] as const);
  return new Map([
    ...controls,
    ...letters.map((letter, index) => [letter, index + 128] as const),
  ]);
}

function decodeAgain(
  run: string,
  bytes: ReadonlyMap<string, number>,
): string | null {
  const codes = Array.from(run, (letter) => bytes.get(letter));
  if (codes.some((code) => code === undefined)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(codes as number[]),
    );
  } catch {
    return null;
  }
}

/**
 * Of the runs: a single letter that happens to be such a sequence proves
 * nothing.
 */
const minShare = 0.8;

/**
 * The text of a file that was written as UTF-8, read as something else and
 * written again ("cafÃ©"); null for any other.
 */
export function undoDoubleEncoding(text: string): string | null {
  const found = text.match(runs) ?? [];
  // One byte never is a sequence of UTF-8.
  if (!found.some((run) => run.length > 1)) return null;
  for (const encoding of [
    "windows-1252",
    "windows-1250",
    "macintosh",
  ] as const) {
    const bytes = bytesOf(encoding);
    const decoded = found.map((run) => decodeAgain(run, bytes));
    const count = decoded.filter((run) => run !== null).length;
    if (count < found.length * minShare) continue;
    let place = -1;
    return text.replace(runs, (run) => {
      place += 1;
      return decoded[place] ?? run;
    });
  }
  return null;
}
