import { z } from "zod";

const personalizationSchema = z.object({
  question: z.string(),
  instructions: z.string(),
});
/**
 * What buyers are asked for on Etsy, so that the seller can personalize the
 * piece.
 */
export type Personalization = z.output<typeof personalizationSchema>;

/**
 * The fields that a listing may do without, under their names: null then. They
 * follow the others on the form. Each as it is stored and written by the model.
 */
const schemas = { personalization: personalizationSchema };
export type Schemas = typeof schemas;
export type OptionalName = keyof Schemas;
export type Values = { [Key in OptionalName]: z.output<Schemas[Key]> };
export type OptionalValues = { [Key in OptionalName]: Values[Key] | null };

/** Members of a schema: what `wrap` makes of each optional field's. */
export const shapeOf = (wrap: (schema: z.ZodType) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, wrap(schema)]),
  );

/** As it is stored; absent in listings older than the field. */
export const storedShape = shapeOf((schema) =>
  schema.nullable().default(null),
) as { [Key in OptionalName]: z.ZodDefault<z.ZodNullable<Schemas[Key]>> };

const withNothingElse = (schema: z.ZodType) =>
  schema instanceof z.ZodObject ? schema.strict() : schema;

/** As an edit may send it: with nothing else inside, and of any length. */
export const editedShape = shapeOf((schema) =>
  withNothingElse(schema).nullable().optional(),
) as { [Key in OptionalName]: z.ZodOptional<z.ZodNullable<Schemas[Key]>> };
