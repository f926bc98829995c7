import * as z from "zod/mini";
import { brandLimits } from "@/lib/brand/limits";

const within = (limit: number) =>
  z.refine<string>(
    (text) => text.trim().length <= limit,
    `Please keep this under ${limit} characters.`,
  );

const optional = (limit: number) => z.string().check(within(limit));

const required = (limit: number, missing: string) =>
  z.string().check(
    z.refine((text) => text.trim() !== "", { error: missing, abort: true }),
    within(limit),
  );

export const nameFormSchema = z.object({
  keywords: required(brandLimits.keywords, "Keywords are required"),
  description: required(
    brandLimits.description,
    "Shop description is required",
  ),
  style: optional(brandLimits.style),
  target_audience: optional(brandLimits.targetAudience),
  /** The name for which similar ones are wanted. */
  like: z.optional(z.string()),
});

export const logoFormSchema = z.object({
  businessName: required(brandLimits.businessName, "Business name is required"),
  logoKeywords: required(brandLimits.keywords, "Keywords are required"),
});

export const renameFormSchema = z.object({ text: z.string() });
