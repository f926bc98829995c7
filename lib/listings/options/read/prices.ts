import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import { toPrice } from "@/lib/listings/options/price";

/**
 * An amount as it is written anywhere: 24, 24.50, 24,50, 1.234,50, 1,234.50.
 */
const amount = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const sign = "[€$£¥]|zł|kr\\.?";
const currencyWord =
  "euros?|eur|dollars?|dólares|dolares|usd|us\\$|ca\\$|au\\$|a\\$|c\\$|cad|aud|nzd|pounds?|quid|libras?|sterline|gbp|chf|franken|francs?|franchi|pln|zł(?:otych|ote|oty)?|zlotych|sek|dkk|nok|kronor|kroner|yen|jpy|円";
const currency = `(?:${sign}|${currencyWord})`;
const end = "(?![\\p{L}\\p{N}])";
const start = "(?<![\\p{L}\\p{N}.,])";

const priced = new RegExp(
  `(?:${currency})\\s?(${amount})(?![\\d])|${start}(${amount})\\s?(?:${currency})${end}`,
  "iu",
);
const bare = new RegExp(`^(${amount})$`, "u");
const trailing = new RegExp(
  `^(.*[\\p{L}\\p{N})"”].*?)[\\s:=–—-]+(${amount})$`,
  "u",
);
/** A surcharge says nothing about the price. */
const surcharge =
  /\+\s?[€$£\d]|(?<!\p{L})(?:extra|more|mehr|zusätzlich|aufpreis|de plus|más|mas|in più|meer|a mais|dopłata|from|ab|à partir|desde|da|vanaf|od)(?!\p{L})/iu;

/** One of several that a buyer chooses from. */
export type Entry = {
  /** Null where only a price is told. */
  value: string | null;
  /** Null without a currency. */
  price: number | null;
  /**
   * A number without currency, which is a price where another of its list has
   * one.
   */
  bare: number | null;
  /** As it is written. */
  written: string;
};

export const hasCurrency = (text: string): boolean => priced.test(text);
export const isSurcharge = (text: string): boolean => surcharge.test(text);

const betweenValueAndPrice =
  /^(?:[\s:=–—@-]|(?:for|at|für|fuer|zu|pour|à|a|por|para|per|voor|za|im|in)\s)+|(?:[\s:=–—@-]|\s(?:for|at|für|fuer|zu|pour|à|a|por|para|per|voor|za|costs?|kostet|is|are))+$/giu;

/**
 * Parentheses are refused in values; what stands in them belongs to the value.
 */
const cleanValue = (text: string): string => {
  const value = text
    .replace(/[()[\]]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(betweenValueAndPrice, "")
    .replace(/^[-+–—*"“”„'’\s]+|[-–—"“”„\s:;,.]+$/gu, (marks) =>
      /["”″]/u.test(marks) && /\d/u.test(text) ? marks.trim() : "",
    )
    .trim();
  return capitalized(plainLine(value));
};

/**
 * With a capital, where the letter has one that stands for itself alone: ß has
 * none.
 */
export function capitalized(text: string): string {
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  return capital.toLowerCase() === first ? capital + text.slice(1) : text;
}

/** What one part of a list says: a value, a price, or both. */
export function readEntry(written: string): Entry {
  const text = written.trim();
  const match = priced.exec(text);
  if (match) {
    const rest = cleanValue(
      `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
    );
    return {
      value: rest || null,
      price: toPrice(match[1] ?? match[2] ?? ""),
      bare: null,
      written: text,
    };
  }
  const alone = bare.exec(text);
  if (alone)
    return { value: null, price: null, bare: toPrice(text), written: text };
  const [, value, number] = trailing.exec(text) ?? [];
  if (value !== undefined && number !== undefined) {
    return {
      value: cleanValue(value) || null,
      price: null,
      bare: toPrice(number),
      written: text,
    };
  }
  return {
    value: cleanValue(text) || null,
    price: null,
    bare: null,
    written: text,
  };
}

const fraction = /(?<!\d)(?:1\/2|[13]\/4|[12]\/3|[1357]\/8)(?!\d|\s?[€$£])/gu;
const fractionSlash = "\u2044";
/** "S M L" */
const letterSizes = /^(?:(?:\d?x{0,4}[sl]|m)(?:\s+|$)){2,}$/iu;

const everyPrice = new RegExp(priced.source, "giu");

/** "S 24 € M 28 €" behind each price, "24 € S 28 € M" before each. */
function splitPrices(text: string): string[] {
  const found = [...text.matchAll(everyPrice)];
  if (found.length < 2) return [text];
  const isBehind = found[0]?.index !== 0;
  const cuts = isBehind
    ? found.map(({ 0: price, index }) => index + price.length)
    : found.map(({ index }) => index);
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]).trim());
}

/** "S/M/L" in its parts; "1/2 inch" is one. */
export function splitValues(text: string): string[] {
  if (letterSizes.test(text.trim())) return text.trim().split(/\s+/u);
  return text
    .replace(fraction, (found) => found.replace("/", fractionSlash))
    .split("/")
    .flatMap((part) => splitPrices(part.replaceAll(fractionSlash, "/").trim()))
    .filter(Boolean);
}
