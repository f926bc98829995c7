import {
  type Evidence,
  unsupportedReason,
} from "@/lib/listing-text/check/refusal";
import {
  type Category,
  categories,
} from "@/lib/listing-text/fields/listing-choices";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";

/** The category as Etsy matches it: whole, and each of its words. */
export function categoryNames(category: Category | null): string[] {
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  return [label, ...label.split(/[&,]/u)];
}

/** The leaf category that the answer suggests; "" where nobody told of it. */
export const supportedPath = (path: string, evidence: Evidence): string =>
  unsupportedReason(path, evidence, { field: "title" }) === ""
    ? truncateAtWord(plainLine(path), 200)
    : "";
