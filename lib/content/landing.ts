import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { byPictures } from "@/lib/settings/installation";

/**
 * The sample listing of the landing page's demo. It follows every rule of the
 * table below it.
 */
export const sampleFacts = [
  { name: "Materials", value: "Polymer clay, brass" },
  { name: "Style", value: "Half moon, minimal" },
  { name: "Category", value: "Jewelry" },
] as const;

export const sampleListing: Pick<
  GeneratedListing,
  "title" | "tags" | "description" | "altText"
> = {
  title: "Terracotta Clay Half Moon Dangle Earrings with Brass Hooks",
  tags: [
    "half moon earrings",
    "clay dangle earrings",
    "terracotta jewelry",
    "lightweight dangles",
    "brass hook earrings",
    "polymer clay jewelry",
    "handmade earrings",
    "minimal earrings",
    "crescent earrings",
    "rust orange earrings",
    "speckled clay",
    "boho statement",
    "everyday earrings",
  ],
  description:
    "Half moon dangle earrings in terracotta polymer clay, hung on brass hooks. Each pair is cut and sanded by hand. Length: [add length].",
  altText:
    "Two terracotta half moon clay earrings with brass hooks lying on natural linen.",
};

export const fieldRules: {
  field: string;
  limit: string;
  rule: string;
  ours: string;
  ruler: {
    value: number;
    max: number;
    unit: string;
    mark?: { at: number; label: string };
  };
}[] = [
  {
    field: "Title",
    limit: "140 characters",
    rule: "Letters, numbers, punctuation and a few signs. % : & + once each. No emoji.",
    ours: "Written in under 15 words, the item first, so that a shopper can read it.",
    ruler: { value: sampleListing.title.length, max: 140, unit: "characters" },
  },
  {
    field: "Tags",
    limit: "13 tags of 20 characters",
    rule: "Letters, numbers, spaces, hyphen, apostrophe. No tag twice.",
    ours: "Too long, doubled or with a forbidden sign: replaced before you see it.",
    ruler: { value: sampleListing.tags.length, max: 13, unit: "tags" },
  },
  {
    field: "Materials",
    limit: "13 materials",
    rule: "Letters, numbers and spaces only. Not even a hyphen.",
    ours: byPictures(
      "Only what the photo shows or you have said.",
      "Only what you have said.",
    ),
    ruler: { value: 2, max: 13, unit: "materials" },
  },
  {
    field: "Alt text",
    limit: "500 characters",
    rule: "Etsy's own form advises 250 or fewer.",
    ours: byPictures(
      "Says what is in the photo, for people who can't see it.",
      "Says what the piece is, in your words, for people who can't see it.",
    ),
    ruler: {
      value: sampleListing.altText.length,
      max: 500,
      unit: "characters",
      mark: { at: 250, label: "250" },
    },
  },
  {
    field: "Description",
    limit: "Plain text",
    rule: "HTML and Markdown are not rendered. The first 160 characters matter most.",
    ours: "Starts with what it is. Missing facts stay blanks like [add size].",
    ruler: {
      value: sampleListing.description.length,
      max: 160,
      unit: "characters",
    },
  },
];

export const rulesSource =
  "From Etsy's published API contract as of April 2026 and its seller help; 140, 20 and the two 13s are as Etsy's seller pages and its tools agree on them.";

export const featureCards = [
  {
    title: "AI-Powered Optimization",
    text: "Titles, descriptions and tags that rank higher by Etsy's own published guidance: the item first, phrases shoppers type, no tag wasted.",
  },
  {
    title: "Analytics & Insights",
    text: "Performance tracking for your own work: the listings you made, what is left this month, and your history, kept until you delete it.",
  },
  {
    title: "Community Support",
    text: "Guides written for sellers, dated and with their sources. Questions answered plainly. An address to write to.",
  },
] as const;
