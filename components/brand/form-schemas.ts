import { z } from "zod";
import { brandLimits } from "@/lib/brand/limits";

const optional = (limit: number) =>
  z
    .string()
    .refine(
      (text) => text.trim().length <= limit,
      `Please keep this under ${limit} characters.`,
    );

const required = (limit: number, missing: string) =>
  z
    .string()
    .refine((text) => text.trim() !== "", { error: missing, abort: true })
    .pipe(optional(limit));

export const nameFormSchema = z.object({
  keywords: required(brandLimits.keywords, "Keywords are required"),
  description: required(
    brandLimits.description,
    "Shop description is required",
  ),
  style: optional(brandLimits.style),
  target_audience: optional(brandLimits.targetAudience),
  /** The name for which similar ones are wanted. */
  like: z.string().optional(),
});

export const logoFormSchema = z.object({
  businessName: required(brandLimits.businessName, "Business name is required"),
  logoKeywords: required(brandLimits.keywords, "Keywords are required"),
});

export const renameFormSchema = z.object({ text: z.string() });
