import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { detailLabels, labelsFor } from "@/lib/listing-text/lexicon/topics";

const headings = new Set(
  languageValues.map((language) =>
    detailLabels(language).heading.toLowerCase(),
  ),
);

const isHeading = (line: string): boolean =>
  headings.has(
    line
      .trim()
      .replace(/[:：]$/u, "")
      .trimEnd()
      .toLowerCase(),
  );

const bullet = /^\s*[-–—•*]\s+/u;

/** Where the shop's snippets begin, which end a description. */
export function snippetsStart(
  description: string,
  snippets: readonly string[],
): number {
  const starts = snippets
    .map((snippet) => description.lastIndexOf(snippet))
    .filter((start) => start >= 0);
  return Math.min(description.length, ...starts);
}

/**
 * The description with one more line under its Details, which are added before
 * the shop's snippets where there are none.
 */
export function addDetail(
  description: string,
  detail: string,
  {
    snippets,
    language,
  }: { snippets: readonly string[]; language: Language | null },
): string {
  const end = snippetsStart(description, snippets);
  const own = description.slice(0, end).trimEnd();
  const rest = description.slice(end);
  const lines = own === "" ? [] : own.split("\n");
  const text = capitalized(detail);
  const heading = lines.findIndex(isHeading);
  if (heading < 0) {
    const label = labelsFor(own, language ?? undefined).heading;
    if (lines.length > 0) lines.push("");
    lines.push(label, `- ${text}`);
  } else {
    let at = heading + 1;
    while ((lines[at] ?? "").trim() !== "") at += 1;
    const last = lines[at - 1] ?? "";
    const sign = at === heading + 1 ? "- " : (bullet.exec(last)?.[0] ?? "");
    lines.splice(at, 0, `${sign}${text}`);
  }
  return [lines.join("\n"), ...(rest === "" ? [] : [rest])].join("\n\n");
}

const capitalized = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);
