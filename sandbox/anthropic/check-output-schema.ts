import { isRecord } from "./json-schema";

const unsupported: Record<string, readonly string[]> = {
  string: ["minLength", "maxLength"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  integer: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["maxItems", "uniqueItems", "contains", "prefixItems"],
  object: ["patternProperties", "propertyNames", "minProperties", "maxProperties"],
};

/** What structured output does not accept in a JSON schema, or null. */
export function checkOutputSchema(schema: unknown): string | null {
  if (!isRecord(schema)) return "every schema must be an object";
  if ("oneOf" in schema) return "'oneOf' is not supported";
  const type = schema.type;
  if (type === undefined && !["anyOf", "allOf", "enum", "const", "$ref"].some((key) => key in schema)) {
    return "a schema must have a 'type', 'anyOf', 'allOf', 'enum', 'const' or '$ref'";
  }
  if (typeof type === "string") {
    const refused = (unsupported[type] ?? []).find((key) => key in schema);
    if (refused !== undefined) return `For '${type}' type, property '${refused}' is not supported`;
  }
  if (type === "object" && schema.additionalProperties !== false) {
    return "For 'object' type, 'additionalProperties' must be explicitly set to false";
  }
  if (type === "array" && schema.minItems !== undefined && schema.minItems !== 0 && schema.minItems !== 1) {
    return "For 'array' type, 'minItems' values other than 0 or 1 are not supported";
  }
  return (
    childrenOf(schema)
      .map(checkOutputSchema)
      .find((fault) => fault !== null) ?? null
  );
}

function childrenOf(schema: Record<string, unknown>): unknown[] {
  const named = ["properties", "$defs", "definitions"].flatMap((key) => {
    const group = schema[key];
    return isRecord(group) ? Object.values(group) : [];
  });
  const listed = ["anyOf", "allOf"].flatMap((key) => {
    const group = schema[key];
    return Array.isArray(group) ? group : [];
  });
  return [...named, ...listed, ...("items" in schema ? [schema.items] : [])];
}
