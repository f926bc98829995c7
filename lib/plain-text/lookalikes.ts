/** Letters of other alphabets that are drawn like Latin ones, each before the one it passes for. */
const foreign =
  "аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkмmтtвbнhгrѵvӏl" +
  "АAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԌGҮY" +
  "αaεeιiκkνvοoρpτtυuχxγyωw" +
  "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX";
/** Small capitals and other letters that are written as a fancy font. */
const fancy = "ᴀaʙbᴄcᴅdᴇeꜰfғfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpǫqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɡgıiɑa";

function pairsOf(table: string): Map<string, string> {
  const letters = [...table];
  return new Map(letters.flatMap((letter, index) => (index % 2 === 0 ? [[letter, letters[index + 1] ?? ""]] : [])));
}

const foreignLetters = pairsOf(foreign);
const fancyLetters = pairsOf(fancy);

const fancyLetter = new RegExp(`[${[...fancyLetters.keys()].join("")}]`, "gu");
const isMixed = (word: string): boolean => /[a-z]/iu.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

/**
 * Latin letters in place of those that only look like them. Words that are Cyrillic or Greek throughout stay as they
 * are. Keeps the length of the text.
 */
export function withoutLookalikes(text: string): string {
  return text
    .replace(fancyLetter, (letter) => fancyLetters.get(letter) ?? letter)
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      isMixed(word) ? [...word].map((letter) => foreignLetters.get(letter) ?? letter).join("") : word,
    );
}
