import { isRecord, parseJson } from "../json-schema";
import type { OtherLanguage } from "../lexicon/translations";
import { altTextOf, linesOf, openingOf, remarksOf } from "./description";
import { languageAskedFor, writeInLanguage } from "./in-language";
import type { Photo } from "./photo";
import { describePiece, type Piece } from "./piece";
import type { SellerFacts } from "./seller-facts";
import { toSentence } from "./text";
import { inVoice, voiceIn } from "./voice";
import { writeListing } from "./write-listing";

type Wish = "shorter" | "warmer" | "plainer" | "more_detail" | null;

/** By the sentence that asks for it, or by a word of what the seller wishes. */
const wishes: [wish: Wish, pattern: RegExp][] = [
  ["shorter", /^Make it clearly shorter|<seller_wish>[^<]*\bshort/im],
  ["warmer", /^Make it warmer|<seller_wish>[^<]*\bwarm/im],
  ["plainer", /^Make it plainer|<seller_wish>[^<]*\b(?:plain|simpl)/im],
  [
    "more_detail",
    /^Tell more of what|<seller_wish>[^<]*\b(?:longer|details?)\b/im,
  ],
];

/**
 * A listing for the rewrite of one field: each field differs from the listing
 * that was sent along, where it can.
 */
export function rewriteField(facts: SellerFacts, text: string) {
  const photo = photoFrom(jsonIn(text, "known"));
  const listing = writeListing(facts, photo);
  const piece = describePiece(facts, photo);
  const current = jsonIn(text, "listing");
  const wish = wishes.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const language = languageAskedFor(text);
  if (language !== null)
    return { ...listing, ...rewriteInLanguage(piece, language, current, wish) };
  const say = (description: string) => inVoice(description, voiceIn(text));
  return {
    ...listing,
    titles: sortTitles(
      wish ? [...listing.titles, piece.item.title] : listing.titles,
      String(current.title),
      wish,
    ),
    description: rewriteDescription(
      piece,
      say,
      String(current.description),
      wish,
      listing.description,
    ),
    altText: rewriteAltText(piece, wish),
    tags: [...listing.tags.slice(7), ...listing.tags.slice(0, 7)],
  };
}

/**
 * What the tables can say in the language: without blanks when it should be
 * short.
 */
function rewriteInLanguage(
  piece: Piece,
  language: OtherLanguage,
  current: Record<string, unknown>,
  wish: Wish,
) {
  const before = String(current.description);
  const isOwn = piece.details.other.some((remark) => before.includes(remark));
  const written = writeInLanguage(piece, language, { isOwn });
  const answered = written.description
    .split("\n")
    .filter((line) => !line.includes("[add "));
  const description =
    wish === "shorter" ? answered.join("\n") : written.description;
  return {
    ...written,
    titles: sortTitles(written.titles, String(current.title), wish),
    description:
      description === before ? reverseDetails(description) : description,
  };
}

/** The present title last. */
function sortTitles(titles: string[], current: string, wish: Wish): string[] {
  const order = { shorter: 1, plainer: 1, warmer: 0, more_detail: -1 };
  const sorted =
    wish === null
      ? titles
      : titles.toSorted((a, b) => order[wish] * (a.length - b.length));
  return [
    ...sorted.filter((title) => title !== current),
    ...sorted.filter((title) => title === current),
  ];
}

type Say = (description: string) => string;

function rewriteDescription(
  piece: Piece,
  say: Say,
  current: string,
  wish: Wish,
  usual: string,
): string {
  const opening = openingOf(piece);
  const remarks = [
    ...remarksOf(piece),
    ...piece.details.other.map(toSentence),
  ].filter(Boolean);
  const lines = linesOf(piece);
  const answered = lines.filter((line) => !line.includes("[add "));
  const details = (some: string[]) =>
    some.length > 0 ? ["Details", ...some].join("\n") : "";
  const join = (...paragraphs: string[]) =>
    say(paragraphs.filter(Boolean).join("\n\n"));
  switch (wish) {
    case "shorter": {
      const versions = [
        join(opening, remarks.join(" "), answered.join("\n")),
        join(opening, answered.join("\n")),
        join(opening),
      ];
      return (
        versions.find((version) => version.length < current.length) ??
        join(opening)
      );
    }
    case "warmer":
      return join(
        welcome(opening),
        remarks.join(" "),
        details(lines),
        "Ask me anything you would like to know about it.",
      );
    case "plainer":
      return join([opening, ...remarks].join("\n"), lines.join("\n"));
    case "more_detail":
      return join(
        opening,
        remarks.join(" "),
        details([
          ...lines,
          "Weight: [add weight]",
          "How it is made: [add technique]",
        ]),
      );
    case null:
      return say(usual) === current ? reverseDetails(say(usual)) : say(usual);
  }
}

const welcome = (opening: string) =>
  /^An? /.test(opening)
    ? `Here is ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`
    : opening;

/**
 * The same facts with the lines of the details, which come last, in the other
 * order.
 */
function reverseDetails(description: string): string {
  const paragraphs = description.split("\n\n");
  const [heading = "", ...lines] = paragraphs.at(-1)?.split("\n") ?? [];
  return [
    ...paragraphs.slice(0, -1),
    [heading, ...lines.reverse()].join("\n"),
  ].join("\n\n");
}

function rewriteAltText(piece: Piece, wish: Wish): string {
  const usual = altTextOf(piece);
  if (wish === "shorter" || wish === "plainer")
    return toSentence(piece.item.name);
  const { size } = piece.details;
  return wish === "more_detail" && size !== null
    ? toSentence(`${usual.replace(/\.$/, "")}, ${size}`)
    : usual;
}

/** The photo as it was measured for the first version of the listing. */
export function photoFrom({ seen }: Record<string, unknown>): Photo | null {
  if (!Array.isArray(seen)) return null;
  const colors = seen.flatMap((fact) =>
    isRecord(fact) &&
    typeof fact.value === "string" &&
    /colou?r/i.test(String(fact.name))
      ? fact.value.split(/,\s*/)
      : [],
  );
  return colors.length > 0 ? { colors, light: "bright" } : null;
}

export function jsonIn(text: string, name: string): Record<string, unknown> {
  const inner =
    new RegExp(`<${name}>([\\s\\S]*)</${name}>`).exec(text)?.[1] ?? "";
  const value = parseJson(inner);
  return isRecord(value) ? value : {};
}
