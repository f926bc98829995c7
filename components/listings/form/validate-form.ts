import { z } from "zod";
import { type FieldName, type FormValues, fieldNames } from "@/components/listings/form/form-values";
import { listingFormSchema } from "@/lib/listings/schema";

export type FieldErrors = Partial<Record<FieldName, string>>;

/** The first complaint about each field, by the schema that the server uses too. Empty when all is well. */
export function validateForm(values: FormValues): FieldErrors {
  const checked = listingFormSchema.safeParse(values);
  if (checked.success) return {};
  const complaints = z.flattenError(checked.error).fieldErrors;
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const first = complaints[name]?.[0];
      return first ? [[name, first]] : [];
    }),
  );
}
