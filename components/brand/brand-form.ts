"use client";

import { useEffect, useState } from "react";
import { useUser } from "@/components/site";
import { brandLimits } from "@/lib/brand/limits";
import { readStored, writeStored } from "@/lib/browser/local-storage";

/** The input of both tools, named as on the wire. */
export type BrandForm = {
  keywords: string;
  description: string;
  style: string;
  target_audience: string;
  businessName: string;
  logoKeywords: string;
};
export type BrandErrors = Partial<Record<keyof BrandForm, string>>;

const emptyBrandForm: BrandForm = {
  keywords: "",
  description: "",
  style: "",
  target_audience: "",

  businessName: "",
  logoKeywords: "",
};

const limits: Record<keyof BrandForm, number> = {
  keywords: brandLimits.keywords,
  description: brandLimits.description,
  style: brandLimits.style,
  target_audience: brandLimits.targetAudience,
  businessName: brandLimits.businessName,
  logoKeywords: brandLimits.keywords,
};

export const nameFields = [
  "keywords",
  "description",
  "style",
  "target_audience",
] as const;
export const logoFields = ["businessName", "logoKeywords"] as const;

const requiredMessages: BrandErrors = {
  keywords: "Keywords are required",
  description: "Shop description is required",
  businessName: "Business name is required",
  logoKeywords: "Keywords are required",
};

/** Errors by field; empty when the fields can be sent. */
export function validateBrandForm(
  form: BrandForm,
  fields: readonly (keyof BrandForm)[],
): BrandErrors {
  const errors: BrandErrors = {};
  for (const field of fields) {
    const length = form[field].trim().length;
    const missing = length === 0 ? requiredMessages[field] : undefined;
    const tooLong =
      length > limits[field]
        ? `Please keep this under ${limits[field]} characters.`
        : undefined;
    const error = missing ?? tooLong;
    if (error) errors[field] = error;
  }
  return errors;
}

const storageKey = "listwright:brand";
type SavedForm = { owner: number | null; form: BrandForm };

function findSavedForm(userId: number | null): BrandForm | null {
  const stored = readStored(storageKey) as
    | Partial<SavedForm>
    | null
    | undefined;
  // Another seller on the same computer must not see this form.
  if (!stored?.form || (stored.owner !== null && stored.owner !== userId))
    return null;
  const texts = Object.entries(stored.form).filter(
    ([name, text]) => name in emptyBrandForm && typeof text === "string",
  );
  return { ...emptyBrandForm, ...Object.fromEntries(texts) };
}

/** The form, saved in this browser across a reload and a sign-in. */
export function useBrandForm() {
  const { user, isLoading } = useUser();
  const owner = user?.id ?? null;
  const [form, setForm] = useState(emptyBrandForm);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (isLoading) return;
    const saved = findSavedForm(owner);
    // Text typed before the form was loaded stays.
    if (saved) setForm((current) => ({ ...saved, ...filledIn(current) }));
    setRestored(true);
  }, [isLoading, owner]);

  useEffect(() => {
    if (isRestored && form !== emptyBrandForm) {
      writeStored(storageKey, { owner, form } satisfies SavedForm);
    }
  }, [isRestored, form, owner]);

  return {
    form,
    edit: (change: Partial<BrandForm>) =>
      setForm((current) => ({ ...current, ...change })),
  };
}

const filledIn = (form: BrandForm) =>
  Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ""));
