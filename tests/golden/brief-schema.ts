import { z } from "zod";
import { nullableShape } from "@/lib/listing-text/fields/asked-shape";
import { fieldAnswersSchema } from "@/lib/listing-text/fields/field-answers";
import { mapTextFields } from "@/lib/listing-text/fields/input";
import {
  categoryValues,
  colors,
} from "@/lib/listing-text/fields/listing-choices";
import { factSchema } from "@/lib/listing-text/fields/schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";

const texts = z.array(z.string());

/** An answer as prompts before `listing-v5` asked for it: it cites nothing. */
const plainAnswerSchema = z.strictObject({
  facts: z.array(
    z.strictObject(
      factSchema.pick({ name: true, value: true, source: true }).shape,
    ),
  ),
  unknown: texts,
  ...fieldAnswersSchema.shape,
  ...z.object(nullableShape).partial().shape,
  category: z.enum(categoryValues),
  categoryPath: z.string(),
  claimsNeedingProof: texts,
});

/**
 * What a seller sends, and what up to three models of different care answered.
 * A text is taken as it is, JSON or not.
 */
const briefSchema = z.strictObject({
  id: z.string(),
  language: z.enum(languageValues),
  kind: z.enum(["sparse", "rich", "hostile"]),
  hasPhoto: z.boolean(),
  form: z
    .strictObject({
      ...mapTextFields(() => z.string()),
      colors: z.array(z.enum(colors)),
      category: z.enum(categoryValues),
    })
    .partial(),
  good: plainAnswerSchema,
  sloppy: z.unknown().optional(),
  awful: z.unknown().optional(),
});

export const briefsSchema = z.array(briefSchema);
export type GoldenBrief = z.output<typeof briefSchema>;
