import { z } from "zod";
import { generatedListingSchema, type ListingField, listingFields } from "@/lib/listings/fields";

const list = (what: string) => z.array(z.string().max(200)).max(50).optional().describe(what);
const field = z.enum(listingFields as [ListingField, ...ListingField[]]);

/** A listing as an assistant knows it: what it leaves out is not scored. Longer than Etsy's limits, so that they are reported. */
export const checkedListingSchema = z.object({
  title: z.string().max(1_000).describe("The title as it stands or would stand on Etsy."),
  description: z.string().max(20_000).optional().describe("The whole description, with its line breaks."),
  tags: list("The tags, one per entry. Etsy takes 13 of at most 20 characters."),
  materials: list("The materials, one per entry."),
  altText: z.string().max(2_000).optional().describe("The alt text of the first photo."),
  attributes: z
    .array(z.object({ name: z.string().max(200), value: z.string().max(200) }))
    .max(50)
    .optional()
    .describe("Attributes on Etsy, such as primary color."),
});
export type CheckedListing = z.output<typeof checkedListingSchema>;

const finding = z.object({ field, message: z.string() });

export const checkResultSchema = z.object({
  score: z.number().int().min(0).max(100),
  grade: z.enum(["excellent", "strong", "fair", "needs work"]),
  meaning: z.string().describe("What the score says, and what it does not."),
  refused: z
    .array(finding.extend({ code: z.string() }))
    .describe("Rules that the listing breaks. Etsy would refuse it, or should."),
  toSettle: z
    .array(finding)
    .describe("Claims, names of others and blanks. Ask the seller about each; never settle them for her."),
  advice: z
    .array(z.object({ area: z.string(), message: z.string(), points: z.number(), maxPoints: z.number() }))
    .describe("What would raise the score, the most points first."),
  fixes: z
    .array(z.object({ label: z.string(), changes: generatedListingSchema.partial() }))
    .describe("Replacements of whole fields that raise the score without new facts."),
});
export type CheckResult = z.output<typeof checkResultSchema>;

/** Listings of one audit without an account. */
export const maxAnonymousAudit = 25;

export const auditInputSchema = z.object({
  listings: z
    .array(checkedListingSchema)
    .min(1)
    .max(250)
    .describe(
      `The listings of one shop, ${maxAnonymousAudit} at most without an account. The result names them by their place, from 0.`,
    ),
});
export type AuditInput = z.output<typeof auditInputSchema>;

export const auditResultSchema = z.object({
  rows: z.array(
    z.object({
      index: z.number().int().min(0),
      title: z.string(),
      score: z.number().int().min(0).max(100),
      found: z.array(z.string()).describe("What was found in it, in words."),
    }),
  ),
  groups: z
    .array(
      z.object({
        members: z.array(z.number().int().min(0)),
        common: z.array(z.object({ kind: z.enum(["tags", "title", "opening"]), shared: z.array(z.string()) })),
      }),
    )
    .describe("Listings that compete for the same searches, or read the same."),
  meaning: z.string(),
});
export type AuditResult = z.output<typeof auditResultSchema>;
