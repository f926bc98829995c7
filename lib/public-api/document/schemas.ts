import { z } from "zod";

export type Json = Record<string, unknown>;

/**
 * JSON Schema 2020-12 without what makes it a document of its own. Patterns of
 * formats say nothing that the format does not.
 */
export function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ jsonSchema }) {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Fields may be added to answers, and a client that was generated from
      // this must take them.
      if (io === "output" && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return io === "input" ? (tellDefaults(json) as Json) : json;
}

/**
 * A field with a `default` may be left out, and generators make it a required
 * one all the same: it is told in words.
 */
function tellDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tellDefaults);
  if (typeof value !== "object" || value === null) return value;
  const { default: usual, ...rest } = value as Json;
  const told = Object.fromEntries(
    Object.entries(rest).map(([name, each]) => [name, tellDefaults(each)]),
  );
  if (usual === undefined) return told;
  return {
    ...told,
    description: [rest.description, `Without it: \`${JSON.stringify(usual)}\`.`]
      .filter(Boolean)
      .join(" "),
  };
}

/** The schemas of several shapes, by their names. */
export const shapesOf = (
  shapes: Record<string, z.ZodType>,
  io: "input" | "output",
) =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, toSchema(shape, io)]),
  );

/** Names a schema of the document, where it stands in another. */
export const refTo = (name: string) => ({
  $ref: `#/components/schemas/${name}`,
});
