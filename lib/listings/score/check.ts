import type { Source } from "@/lib/etsy/etsy-sources";
import { type Category, categories, type Fact, type GeneratedListing } from "@/lib/listings/schema";
import { itemNounOf } from "@/lib/listings/text/item-name";

export type Area = "title" | "tags" | "description" | "attributes" | "altText" | "trust";

/** What one click changes: whole fields, put in place of the old ones. */
export type Fix = { label: string; patch: Partial<GeneratedListing> };

export type Check = {
  id: string;
  area: Area;
  points: number;
  max: number;
  /** One sentence: what is well, or what could be better. */
  message: string;
  source: string;
  /** Null when no date is known. */
  checkedOn: string | null;
  fix?: Fix;
};

/** What is known beside the listing. All of it may be missing; the score is then made from the listing alone. */
export type ScoreContext = {
  productName?: string | null | undefined;
  category?: Category | null | undefined;
  facts?: readonly Fact[] | undefined;
  /** What the seller typed; without it, the facts that the seller told. */
  sellerText?: string | undefined;
};

export function checker(area: Area) {
  return (id: string, max: number, points: number, source: Source, well: string, better: string): Check => ({
    id,
    area,
    points: Math.max(0, Math.min(max, points)),
    max,
    message: points >= max ? well : better,
    source: source.url,
    checkedOn: source.checkedOn,
  });
}

export const nounOf = ({ productName, facts = [] }: ScoreContext): string =>
  itemNounOf(productName ?? facts.find(({ name }) => name === "product")?.value ?? "");

export const sellerTextOf = ({ sellerText, productName, facts = [] }: ScoreContext): string =>
  sellerText ??
  [productName ?? "", ...facts.filter(({ source }) => source === "seller").map(({ value }) => value)].join("\n");

/** What Etsy matches already without a tag: the category, attribute values and materials. */
export function saidElsewhere(listing: GeneratedListing, { category }: ScoreContext): string[] {
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  const values = listing.attributes.map(({ value }) => value);
  return [label, ...label.split(/[&,]/u), ...listing.materials, ...values].filter((text) => text.trim() !== "");
}
