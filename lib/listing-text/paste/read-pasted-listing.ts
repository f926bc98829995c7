import { parseFieldAnswers } from "@/lib/listing-text/fields/field-answers";
import { fields } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { makeListing } from "@/lib/listing-text/fields/map-fields";
import { splitList } from "@/lib/listing-text/fields/parse-pairs";
import { readCsvRow } from "@/lib/listing-text/paste/read-csv-row";
import { readEtsyPage } from "@/lib/listing-text/paste/read-etsy-page";
import {
  type FieldTexts,
  readLabeled,
} from "@/lib/listing-text/paste/read-labeled";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

/**
 * Longer than what Etsy allows, so that a title that is too long is still one.
 */
const maxTitleLength = 220;

const isSentence = (text: string) => /[.!?。](?:\s|$)/u.test(text);

/**
 * A list with commas, hash signs or numbers, or a column of short lines in
 * lower case.
 */
function looksLikeTags(paragraph: string): boolean {
  const entries = splitList(paragraph);
  const lines = paragraph.trim().split("\n");
  if (
    entries.length < 4 ||
    entries.some((entry) => entry.length > 40 || entry.includes(":"))
  )
    return false;
  if (isSentence(paragraph.replace(/^[^\S\n]*\d{1,2}[.)]\s/gmu, "")))
    return false;
  const isColumn = lines.length === entries.length && !paragraph.includes("#");
  return (
    !isColumn ||
    entries.length >= 8 ||
    entries.every((entry) => entry === entry.toLowerCase())
  );
}

/** A description without the paragraph of tags, and the tags. */
function splitTags(text: string): FieldTexts {
  const paragraphs = text.split(/\n\s*\n/u);
  const tags =
    paragraphs.findLast((paragraph) => looksLikeTags(paragraph)) ?? "";
  return {
    tags,
    description: paragraphs
      .filter((paragraph) => paragraph !== tags)
      .join("\n\n"),
  };
}

function readUnnamed(text: string): FieldTexts {
  const [first = "", ...lines] = text.trim().split("\n");
  const isTitle =
    first.length <= maxTitleLength && !/[.!?。]\s+\S.*[.!?。]\s*$/u.test(first);
  return isTitle
    ? { title: first, ...splitTags(lines.join("\n")) }
    : splitTags(text);
}

function readNamed(lines: string[]): FieldTexts | null {
  const found = readLabeled(lines);
  return found && !found.tags && found.description
    ? { ...found, ...splitTags(found.description) }
    : found;
}

/** One line, without markup and quotation marks around all of it. */
const bareTitle = (title: string) =>
  title
    .trim()
    .replace(/(?<!\s)\s*\n\s*/gu, " ")
    .replace(/^#{1,4}\s+/u, "")
    .replace(/^(\*\*|__|\*|`|["“«„])(.+?)(\*\*|__|\*|`|["”»“])$/u, "$2");

/**
 * Finds the fields in a pasted listing: in our JSON or CSV file, in Etsy's, in
 * the text of Etsy's own page, in lines such as "Tags:", or else by their
 * looks: the first line is the title, short entries the tags, the rest the
 * description.
 */
export function readPastedListing(pasted: string): GeneratedListing {
  const text = pasted
    .replace(/^\uFEFF/u, "")
    .replace(/\r\n?/gu, "\n")
    .replaceAll("\u00A0", " ");
  const json = text.trimStart().startsWith("{") ? parseJson(text) : undefined;
  if (typeof json === "object" && json !== null) {
    const answer = parseFieldAnswers({ ...json });
    return makeListing((key) => fields[key].fromAnswer(answer));
  }
  const lines = text.split("\n");
  const found =
    readCsvRow(text) ??
    readEtsyPage(lines) ??
    readNamed(lines) ??
    readUnnamed(text);
  const texts: FieldTexts = { ...found, title: bareTitle(found.title ?? "") };
  return makeListing((key) => fields[key].parse(texts[key] ?? ""));
}
