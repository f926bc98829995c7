import { z } from "zod";
import {
  type FieldErrors,
  type FormValues,
  formFields,
} from "@/components/generate/form/form-fields";
import { listingFormSchema } from "@/lib/listing-text/fields/schema";

/** The answer to what the piece is. */
export const pieceSchema = z.object({
  productName: z.string().trim().min(1, "Type what it is"),
});

/**
 * The first error of each field, by the schema that the server uses too. Empty
 * for a valid form.
 */
export function validateForm(values: FormValues): FieldErrors {
  const checked = listingFormSchema.safeParse(values);
  if (checked.success) return {};
  const errors = z.flattenError(checked.error).fieldErrors;
  return Object.fromEntries(
    formFields.flatMap((field) => {
      const first = errors[field]?.[0];
      return first ? [[field, first]] : [];
    }),
  );
}
