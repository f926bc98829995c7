type JsonSchema = Record<string, unknown>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value, or undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether `value` matches a schema of structured output. References must be
 * local.
 */
export function matchesSchema(
  value: unknown,
  schema: unknown,
  root: unknown = schema,
): boolean {
  if (!isRecord(schema)) return false;
  if (typeof schema.$ref === "string")
    return matchesSchema(value, resolveReference(schema.$ref, root), root);
  if (
    Array.isArray(schema.anyOf) &&
    !schema.anyOf.some((each) => matchesSchema(value, each, root))
  )
    return false;
  if (
    Array.isArray(schema.allOf) &&
    !schema.allOf.every((each) => matchesSchema(value, each, root))
  )
    return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  if ("const" in schema && schema.const !== value) return false;
  return (
    schema.type === undefined ||
    [schema.type].flat().some((type) => matchesType(value, type, schema, root))
  );
}

function matchesType(
  value: unknown,
  type: unknown,
  schema: JsonSchema,
  root: unknown,
): boolean {
  switch (type) {
    case "object":
      return isRecord(value) && matchesProperties(value, schema, root);
    case "array":
      return (
        Array.isArray(value) &&
        value.every(
          (item) =>
            schema.items === undefined ||
            matchesSchema(item, schema.items, root),
        )
      );
    case "integer":
      return Number.isInteger(value);
    case "null":
      return value === null;
    default:
      return typeof value === type;
  }
}

function matchesProperties(
  value: Record<string, unknown>,
  schema: JsonSchema,
  root: unknown,
): boolean {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return (
    required.every((name) => String(name) in value) &&
    Object.entries(value).every(
      ([name, inner]) =>
        name in properties && matchesSchema(inner, properties[name], root),
    )
  );
}

/**
 * The properties of `value` that the schema names, in its order. Missing and
 * wrong ones get a default, unless they may be left out.
 */
export function fitToSchema(
  value: unknown,
  schema: unknown,
  root: unknown = schema,
): unknown {
  if (isRecord(schema) && typeof schema.$ref === "string")
    return fitToSchema(value, resolveReference(schema.$ref, root), root);
  if (isRecord(schema) && isRecord(schema.properties)) {
    const source = isRecord(value) ? value : {};
    const required = Array.isArray(schema.required) ? schema.required : [];
    const entries = Object.entries(schema.properties).filter(
      ([name]) => source[name] !== undefined || required.includes(name),
    );
    return Object.fromEntries(
      entries.map(([name, inner]) => [
        name,
        fitToSchema(source[name], inner, root),
      ]),
    );
  }
  if (isRecord(schema) && schema.type === "array" && Array.isArray(value)) {
    return value.map((item) => fitToSchema(item, schema.items, root));
  }
  return matchesSchema(value, schema, root) ? value : defaultFor(schema, root);
}

function defaultFor(schema: unknown, root: unknown): unknown {
  if (!isRecord(schema)) return null;
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  for (const key of ["anyOf", "allOf"]) {
    const choices = schema[key];
    if (Array.isArray(choices)) return fitToSchema(undefined, choices[0], root);
  }
  const defaults: Record<string, unknown> = {
    string: "",
    number: 0,
    integer: 0,
    boolean: false,
    array: [],
    null: null,
  };
  return defaults[String([schema.type].flat()[0])] ?? null;
}

function resolveReference(reference: string, root: unknown): unknown {
  return reference
    .replace(/^#\/?/, "")
    .split("/")
    .filter(Boolean)
    .reduce<unknown>(
      (place, key) => (isRecord(place) ? place[key] : undefined),
      root,
    );
}

const unsupportedKeywords: Record<string, readonly string[]> = {
  string: ["minLength", "maxLength"],
  number: [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
  ],
  integer: [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
  ],
  array: ["maxItems", "uniqueItems", "contains", "prefixItems"],
  object: [
    "patternProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
  ],
};

/** Why structured output does not accept a JSON schema, or null. */
export function findSchemaError(schema: unknown): string | null {
  if (!isRecord(schema)) return "every schema must be an object";
  if ("oneOf" in schema) return "'oneOf' is not supported";
  const type = schema.type;
  if (
    type === undefined &&
    !["anyOf", "allOf", "enum", "const", "$ref"].some((key) => key in schema)
  ) {
    return "a schema must have a 'type', 'anyOf', 'allOf', 'enum', 'const' or '$ref'";
  }
  if (typeof type === "string") {
    const keyword = (unsupportedKeywords[type] ?? []).find(
      (key) => key in schema,
    );
    if (keyword !== undefined)
      return `For '${type}' type, property '${keyword}' is not supported`;
  }
  if (type === "object" && schema.additionalProperties !== false) {
    return "For 'object' type, 'additionalProperties' must be explicitly set to false";
  }
  if (
    type === "array" &&
    schema.minItems !== undefined &&
    schema.minItems !== 0 &&
    schema.minItems !== 1
  ) {
    return "For 'array' type, 'minItems' values other than 0 or 1 are not supported";
  }
  return (
    childrenOf(schema)
      .map(findSchemaError)
      .find((error) => error !== null) ?? null
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
