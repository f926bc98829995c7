import { z } from "zod";

/** Etsy's fifteen top-level categories, under the names of its seller taxonomy. */
export const categories = [
  { value: "accessories", label: "Accessories" },
  { value: "art_collectibles", label: "Art & Collectibles" },
  { value: "bags_purses", label: "Bags & Purses" },
  { value: "bath_beauty", label: "Bath & Beauty" },
  { value: "books_movies_music", label: "Books, Movies & Music" },
  { value: "clothing", label: "Clothing" },
  { value: "craft_supplies_tools", label: "Craft Supplies & Tools" },
  { value: "electronics_accessories", label: "Electronics & Accessories" },
  { value: "home_living", label: "Home & Living" },
  { value: "jewelry", label: "Jewelry" },
  { value: "paper_party_supplies", label: "Paper & Party Supplies" },
  { value: "pet_supplies", label: "Pet Supplies" },
  { value: "shoes", label: "Shoes" },
  { value: "toys_games", label: "Toys & Games" },
  { value: "weddings", label: "Weddings" },
] as const;

export const categoryValues = categories.map((category) => category.value);
export type Category = (typeof categoryValues)[number];

export const colors = [
  "Red",
  "Orange",
  "Yellow",
  "Green",
  "Blue",
  "Purple",
  "Pink",
  "Brown",
  "Black",
  "White",
  "Gray",
  "Gold",
  "Silver",
  "Beige",
  "Teal",
  "Turquoise",
  "Navy",
  "Burgundy",
  "Cream",
  "Multicolored",
] as const;
export type Color = (typeof colors)[number];

/** How titles are written: after Etsy's guidance of 2026, or with as many phrases as fit. */
export const titleStyles = ["etsy_2026", "classic"] as const;
export type TitleStyle = (typeof titleStyles)[number];

/** Characters. Generous for a person, small for a model's bill. */
export const formLimits = { productName: 200, text: 500, extraDetails: 2_000 } as const;

const optionalText = (max: number) =>
  z.string().trim().max(max, `Please keep this under ${max} characters.`).optional();

/** The manual-entry form, as the browser fills it in and the API accepts it. */
export const listingFormSchema = z.strictObject({
  productName: z
    .string("Product name is required")
    .trim()
    .min(1, "Product name is required")
    .max(formLimits.productName, `Please keep this under ${formLimits.productName} characters.`),
  materials: optionalText(formLimits.text),
  styleDesign: optionalText(formLimits.text),
  colors: z.array(z.enum(colors)).max(colors.length).default([]),
  audience: optionalText(formLimits.text),
  category: z.union([z.enum(categoryValues), z.literal("")], "Please choose one of the categories.").optional(),
  extraDetails: optionalText(formLimits.extraDetails),
  titleStyle: z.enum(titleStyles, "Please choose one of the title styles.").default("etsy_2026"),
});
export type ListingForm = z.output<typeof listingFormSchema>;
export type ListingFormValues = z.input<typeof listingFormSchema>;

const attributeSchema = z.object({ name: z.string(), value: z.string() });

/** The six fields of a listing, as shown and stored. The rules they meet are in `rules.ts`. */
export const generatedListingSchema = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  materials: z.array(z.string()),
  altText: z.string(),
  attributes: z.array(attributeSchema),
});
export type GeneratedListing = z.output<typeof generatedListingSchema>;
export type Attribute = z.output<typeof attributeSchema>;

export const factSchema = z.object({ name: z.string(), value: z.string(), source: z.enum(["photo", "seller"]) });
export type Fact = z.output<typeof factSchema>;

/** The answer of the two generating calls. */
export type ListingAnswer = GeneratedListing & {
  id: number;
  facts: Fact[];
  /** What neither the photo nor the seller told, as `[add size]` blanks name it: "size". */
  missing: string[];
  /** 0–100, or null for listings from before there was a score. */
  score: number | null;
  /** What wrote it, in words to show. */
  writer: string;
};

export type HistoryEntry = {
  id: number;
  productName: string;
  category: string | null;
  /** ISO 8601. */
  createdAt: string;
  imagePath: string | null;
  results: GeneratedListing;
};

export const listingIdSchema = z.coerce.number().int().positive().max(2_147_483_647);
