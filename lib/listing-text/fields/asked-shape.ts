import type { z } from "zod";
import {
  type OptionalName,
  type Schemas,
  shapeOf,
} from "@/lib/listing-text/fields/optional-schemas";

/** The optional fields as programs read them. */
export const nullableShape = shapeOf((schema) => schema.nullable()) as {
  [Key in OptionalName]: z.ZodNullable<Schemas[Key]>;
};

/** As the model is asked: left out for none. */
export const askedShape = shapeOf((schema) => schema.optional()) as {
  [Key in OptionalName]: z.ZodOptional<Schemas[Key]>;
};
