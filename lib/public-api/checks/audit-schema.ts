import { z } from "zod";
import { checkedListingSchema } from "@/lib/public-api/check-schema";

/** Listings of one audit without an account. */
export const maxAnonymousAudit = 25;

export const auditInputSchema = z.object({
  listings: z
    .array(checkedListingSchema.required({ title: true }))
    .min(1)
    .max(250)
    .describe(
      `The listings of one shop: 250 at most and 6 MB in all, without an account ${maxAnonymousAudit} and 256 KB. The result names them by their place, from 0.`,
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
        common: z.array(
          z.object({
            kind: z.enum(["tags", "title", "opening"]),
            shared: z.array(z.string()),
          }),
        ),
      }),
    )
    .describe("Listings that compete for the same searches, or read the same."),
  meaning: z.string(),
});
export type AuditResult = z.output<typeof auditResultSchema>;
