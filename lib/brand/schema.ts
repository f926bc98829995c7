import { z } from "zod";
import { brandLimits } from "@/lib/brand/limits";
import { hasLetterOrDigit } from "@/lib/listing-text/plain-text/plain-text";

const tooLong = (what: string, max: number) =>
  `${what} can have at most ${max} characters.`;

function required(what: string, max: number, verb = "is") {
  return z
    .string(`${what} ${verb} required`)
    .trim()
    .min(1, `${what} ${verb} required`)
    .max(max, tooLong(what, max))
    .refine(
      hasLetterOrDigit,
      `${what} must have at least one letter or digit.`,
    );
}

function optional(what: string, max: number) {
  return z.string().trim().max(max, tooLong(what, max)).optional();
}

/** The names of the fields are the wire's. */
export const shopNameRequestSchema = z.strictObject({
  keywords: required("Keywords", brandLimits.keywords, "are"),
  description: required("Shop description", brandLimits.description),
  style: optional("Style", brandLimits.style),
  target_audience: optional("Target audience", brandLimits.targetAudience),
  /** A name to find similar ones for. */
  like: optional("The name", brandLimits.spoken),
});
export type ShopNameRequest = z.output<typeof shopNameRequestSchema>;

export const logoRequestSchema = z.strictObject({
  keywords: required("Keywords", brandLimits.keywords, "are"),
  businessName: required("Business name", brandLimits.businessName),
});
export type LogoRequest = z.output<typeof logoRequestSchema>;

export type ShopName = {
  id: number;
  /** As Etsy accepts it: 4 to 20 letters and digits. */
  name: string;
  /** As people say it and print it on a card. */
  spoken: string;
  reasoning: string;
  isFavorite: boolean;
};

export type ShopNameRun = {
  id: number;
  createdAt: string;
  keywords: string;
  names: ShopName[];
};

export type ShopNamesAnswer = {
  shopNames: string[];
  names: (ShopName & { checks: NameCheck[] })[];
  runId: number;
  /** The model, as the provider names it. */
  writer: string;
};

/** A rule that the name passed. */
export type NameCheck = {
  rule: "length" | "characters" | "others_names" | "unlike";
  says: string;
};

export const shopNameChangeSchema = z.union([
  z.strictObject({ isFavorite: z.boolean() }),
  z.strictObject({ spoken: required("The name", brandLimits.spoken) }),
]);

export type Logo = {
  id: number;
  businessName: string;
  label: string;
  createdAt: string;
  /** URL of the drawing as SVG; other formats are below it. */
  url: string;
};

export type LogosAnswer = { logoUrls: string[]; logos: Logo[] };

export const logoChangeSchema = z.strictObject({
  label: required("The label", brandLimits.label),
});

/** Newest first. */
export type BrandKit = {
  names: ShopName[];
  runs: ShopNameRun[];
  logos: Logo[];
};
