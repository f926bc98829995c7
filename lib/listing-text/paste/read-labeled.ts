import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import { isOptional } from "@/lib/listing-text/fields/optional-fields";
import { splitList } from "@/lib/listing-text/fields/parse-pairs";
import { type Heading, headingOf } from "@/lib/listing-text/paste/field-named";

export type FieldTexts = Partial<Record<ListingField, string>>;

/** "Color: brown". */
const isPair = (line: string): boolean =>
  /^\s*[^\s:：][^:：]{0,30}[:：]\s*\S/u.test(line);

/**
 * Whether its name also begins lines of a description: "Materials: oak". Those
 * of the others hardly do.
 */
const isWeak = (field: ListingField): boolean =>
  isOptional(field) || ["list", "pairs"].includes(fields[field].kind.type);

type Line = { text: string; heading: Heading | undefined };

const shortPair = /^\s*[^\s:：]+(?: [^\s:：]+)?[:：]\s*\S/u;

/**
 * Whether the line stands among others of its kind that name no field: then it
 * is one of a description's details.
 */
const isDetail = (lines: Line[], at: number): boolean =>
  [lines[at - 1], lines[at + 1]].some(
    (next) => next && !next.heading && shortPair.test(next.text),
  );

/** The lines with the headings that count. */
function findHeadings(texts: string[]): Line[] {
  const all = texts.map((text) => ({ text, heading: headingOf(text) }));
  const isAlone = new Set(
    all.flatMap(({ heading }) => (heading?.isAlone ? [heading.field] : [])),
  );
  const seen = new Set<ListingField>();
  return all.map(({ text, heading }, at) => {
    if (!heading) return { text, heading };
    const { field } = heading;
    const isText = isWeak(field)
      ? !heading.isAlone && (isAlone.has(field) || isDetail(all, at))
      : seen.has(field);
    if (!isText) seen.add(field);
    return { text, heading: isText ? undefined : heading };
  });
}

const separatorLine = /^\s*(?:[-*_=~]{3,}|[—–]{2,})\s*$/u;

const isEntry = (line: string): boolean =>
  splitList(line).every((entry) => entry.length <= 40) &&
  !/[.!?。]\s*$/u.test(line) &&
  !isPair(line);

/**
 * Whether a line can belong to the field that was named last, with what was
 * read of it so far.
 */
function continues(field: ListingField, line: string, read: string): boolean {
  const { kind } = fields[field];
  switch (kind.type) {
    case "heading":
    case "line":
      return read.trim() === "";
    case "paragraphs":
      return true;
    case "tags":
    case "list":
      return isEntry(line);
    case "pairs":
      return isPair(line) || (kind.parts !== undefined && read.trim() === "");
  }
}

/**
 * The fields of a text whose lines name them. What can't belong to the field
 * named last is part of the description. Null when no line names a field.
 */
export function readLabeled(texts: string[]): FieldTexts | null {
  const lines = findHeadings(texts);
  const first = lines.findIndex(({ heading }) => heading);
  if (first < 0) return null;
  const found: FieldTexts = {};
  const hasTitle = lines.some(({ heading }) => heading?.field === "title");
  // "Here is your listing:" stands before a title, and is none.
  let current: ListingField | null = hasTitle ? null : "title";
  for (const { text, heading } of lines) {
    if (heading) current = heading.field;
    else if (current && !fits(current, text, found)) current = "description";
    if (current && !separatorLine.test(text)) {
      found[current] =
        `${found[current] ?? ""}${heading ? heading.rest : text}\n`;
    }
  }
  return found;
}

const fits = (field: ListingField, line: string, found: FieldTexts): boolean =>
  line.trim() === "" || continues(field, line, found[field] ?? "");
