import { brandLimits } from "@/lib/brand/limits";

/** What is typed into both tools, under the names of the wire. */
export type BrandForm = {
  keywords: string;
  description: string;
  style: string;
  target_audience: string;
  businessName: string;
  logoKeywords: string;
};
export type BrandErrors = Partial<Record<keyof BrandForm, string>>;

export const emptyBrandForm: BrandForm = {
  ...{ keywords: "", description: "", style: "", target_audience: "" },
  ...{ businessName: "", logoKeywords: "" },
};

const limits: Record<keyof BrandForm, number> = {
  keywords: brandLimits.keywords,
  description: brandLimits.description,
  style: brandLimits.style,
  target_audience: brandLimits.targetAudience,
  businessName: brandLimits.businessName,
  logoKeywords: brandLimits.keywords,
};

export const nameFields = ["keywords", "description", "style", "target_audience"] as const;
export const logoFields = ["businessName", "logoKeywords"] as const;

const requiredWords: BrandErrors = {
  keywords: "Keywords are required",
  description: "Shop description is required",
  businessName: "Business name is required",
  logoKeywords: "Keywords are required",
};

/** What stands against sending these fields; empty when nothing does. */
export function validateBrandForm(form: BrandForm, fields: readonly (keyof BrandForm)[]): BrandErrors {
  const errors: BrandErrors = {};
  for (const field of fields) {
    const length = form[field].trim().length;
    const missing = length === 0 ? requiredWords[field] : undefined;
    const tooLong = length > limits[field] ? `Please keep this under ${limits[field]} characters.` : undefined;
    const error = missing ?? tooLong;
    if (error) errors[field] = error;
  }
  return errors;
}
