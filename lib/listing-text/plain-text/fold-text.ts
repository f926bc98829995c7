import { memoize } from "@/lib/listing-text/plain-text/memoize";

/** Pairs of a letter of another alphabet and the Latin letter it looks like. */
const foreign =
  "аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkмmтtвbнhгrѵvӏl" +
  "АAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԌGҮY" +
  "αaεeιiκkνvοoρpτtυuχxγyωw" +
  "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX";
/** Small capitals and other letters that are written as a fancy font. */
const fancy = "ᴀaʙbᴄcᴅdᴇeꜰfғfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpǫqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɡgıiɑa";

function pairsOf(table: string): Map<string, string> {
  const letters = [...table];
  return new Map(
    letters.flatMap((letter, index) =>
      index % 2 === 0 ? [[letter, letters[index + 1] ?? ""]] : [],
    ),
  );
}

const foreignLetters = pairsOf(foreign);
const fancyLetters = pairsOf(fancy);

const fancyLetter = new RegExp(`[${[...fancyLetters.keys()].join("")}]`, "gu");
const isMixed = (word: string): boolean =>
  /[a-z]/iu.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

/**
 * Latin letters in place of those that only look like them. Words that are
 * Cyrillic or Greek throughout stay as they are. Keeps the length of the text.
 */
function withoutLookalikes(text: string): string {
  return text
    .replace(fancyLetter, (letter) => fancyLetters.get(letter) ?? letter)
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      isMixed(word)
        ? [...word]
            .map((letter) => foreignLetters.get(letter) ?? letter)
            .join("")
        : word,
    );
}

/**
 * Drawn like hyphens, though Unicode counts them with bullets, modifiers and
 * pictures.
 */
const dash = /[\p{Dash}\u02d7\u2027\u2043\u2796]/u;
const apostrophe = /[’‘‛ʼʻʹ′´`＇]/u;
const quote = /[“”„‟″＂]/u;
/** Other kinds of spaces, and marks that may directly follow a word. */
const blank = /[\p{Zs}\t\r\v\f\u0085\u2028\u2029\u2800™℠©®]/u;
const unseen =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{M}]/u;

function foldCharacter(character: string): string {
  if (character === "\n") return character;
  if (dash.test(character)) return "-";
  if (apostrophe.test(character)) return "'";
  if (quote.test(character)) return '"';
  if (blank.test(character)) return " ";
  if (unseen.test(character)) return "";
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
  // "1½" would become "11/2".
  if (plain.includes("\u2044")) return character;
  return plain === character || plain === ""
    ? character
    : [...plain].map(foldCharacter).join("");
}

const known = new Map<string, string>();

function fold(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const folded = foldCharacter(character);
  if (known.size < 10_000) known.set(character, folded);
  return folded;
}

const isPlain = (text: string): boolean =>
  /^[\n\x20-\x5f\x61-\x7e]*$/.test(text);

/**
 * Normalizes a text for lookups, never for showing or storing: no accents and
 * invisible characters, one kind of hyphen, apostrophe and space, and plain
 * letters in place of lookalikes.
 */
export const foldText = (text: string): string =>
  isPlain(text) ? text : foldLetters(text);

const foldLetters = memoize((text): string =>
  withoutLookalikes([...text].map(fold).join("")),
);

/**
 * Where each unit of the folded text comes from, and where the text ends.
 * Cached like the folded text: a hundred patterns are looked up in one text.
 */
const originsOf = memoize((text): readonly number[] => {
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    for (let unit = fold(character).length; unit > 0; unit -= 1)
      origins.push(at);
    at += character.length;
  }
  origins.push(at);
  return origins;
});

const widthAt = (text: string, at: number): number =>
  (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

export type FoldedMatch = {
  /** The match in the original text. */
  text: string;
  start: number;
  end: number;
  /** The match in the folded text, and its groups. */
  folded: string;
  groups: (string | undefined)[];
};

type Place = { start: number; end: number };

/** Tells where what is found in the folded text stands in the original one. */
export function makeUnfolder(text: string): (found: Place) => Place {
  const origins = foldText(text) === text ? null : originsOf(text);
  const place = (at: number) => (origins ? (origins[at] ?? text.length) : at);
  return ({ start, end }) => {
    const last = place(end - 1);
    // Up to the next visible character, so that accents and invisible marks
    // belong to their letter.
    const next = place(end);
    return {
      start: place(start),
      end: next > last ? next : last + widthAt(text, last),
    };
  };
}

/**
 * The matches of a global pattern in the folded text, with positions in the
 * original text.
 */
export function matchFolded(text: string, pattern: RegExp): FoldedMatch[] {
  const folded = foldText(text);
  // Most texts have none, and iterating over no matches takes longer than the
  // search.
  if (folded.search(pattern) < 0) return [];
  const unfold = makeUnfolder(text);
  return Array.from(folded.matchAll(pattern), (match) => {
    const { start, end } = unfold({
      start: match.index,
      end: match.index + match[0].length,
    });
    return {
      text: text.slice(start, end),
      start,
      end,
      folded: match[0],
      groups: match.slice(1),
    };
  });
}

/**
 * Replaces the matches of a global pattern in the folded text; the rest of the
 * original text is unchanged.
 */
export function replaceFolded(
  text: string,
  pattern: RegExp,
  replacement: (match: FoldedMatch) => string,
): string {
  let result = "";
  let from = 0;
  for (const match of matchFolded(text, pattern)) {
    result += text.slice(from, match.start) + replacement(match);
    from = match.end;
  }
  return result + text.slice(from);
}
