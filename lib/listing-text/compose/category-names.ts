import { type Category, categories } from "@/lib/listing-text/fields/schema";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";
import { isSupported } from "@/lib/listing-text/rules/unsupported-claims";

/** The category as Etsy matches it: whole, and each of its words. */
export function categoryNames(category: Category | null): string[] {
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  return [label, ...label.split(/[&,]/u)];
}

/** The leaf category that the answer suggests; "" where nobody told of it. */
export const supportedPath = (path: string, evidence: string): string =>
  isSupported(path, evidence) ? truncateAtWord(plainLine(path), 200) : "";
