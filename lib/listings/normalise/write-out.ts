const fractions: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
const raised: Record<string, string> = { "¹": "1", "²": "2", "³": "3" };

export const straightQuotes = (text: string): string => text.replace(/[‘’‚‛′´ʼ]/gu, "'").replace(/[“”„‟″]/gu, '"');

/** "1½" as "1 1/2". */
export const spelledFractions = (text: string): string =>
  text.replace(/(\d?)([½¼¾⅓⅔⅛⅜⅝⅞])/gu, (_, digit: string, sign: string) =>
    digit === "" ? (fractions[sign] ?? sign) : `${digit} ${fractions[sign] ?? sign}`,
  );

export const spelledSigns = (text: string): string =>
  text
    .replace(/ ?°(?=\p{L})/gu, " degrees ")
    .replace(/ ?°/gu, " degrees")
    .replace(/[¹²³]/gu, (sign) => raised[sign] ?? sign);

/** Drops loose accents, and puts a space where another refused character stood, so that words don't run together. */
export const withoutRefused = (text: string, refused: RegExp): string =>
  [...text].map((character) => (refused.test(character) ? (/\p{M}/u.test(character) ? "" : " ") : character)).join("");

export const singleSpaces = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Lower case that needs no combining mark: the Turkish capital İ becomes a plain i. */
export const lowerCased = (text: string): string => text.replaceAll("İ", "I").toLowerCase().normalize("NFC");
