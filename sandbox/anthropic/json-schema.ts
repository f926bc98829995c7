type JsonSchema = Record<string, unknown>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether `value` meets a schema of the kind structured output accepts; local references only. */
export function meets(value: unknown, schema: unknown, root: unknown = schema): boolean {
  if (!isRecord(schema)) return false;
  if (typeof schema.$ref === "string") return meets(value, resolve(schema.$ref, root), root);
  if (Array.isArray(schema.anyOf) && !schema.anyOf.some((each) => meets(value, each, root))) return false;
  if (Array.isArray(schema.allOf) && !schema.allOf.every((each) => meets(value, each, root))) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  if ("const" in schema && schema.const !== value) return false;
  return schema.type === undefined || [schema.type].flat().some((type) => meetsType(value, type, schema, root));
}

function meetsType(value: unknown, type: unknown, schema: JsonSchema, root: unknown): boolean {
  switch (type) {
    case "object":
      return isRecord(value) && meetsProperties(value, schema, root);
    case "array":
      return (
        Array.isArray(value) && value.every((item) => schema.items === undefined || meets(item, schema.items, root))
      );
    case "integer":
      return Number.isInteger(value);
    case "null":
      return value === null;
    default:
      return typeof value === type;
  }
}

function meetsProperties(value: Record<string, unknown>, schema: JsonSchema, root: unknown): boolean {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return (
    required.every((name) => String(name) in value) &&
    Object.entries(value).every(([name, inner]) => name in properties && meets(inner, properties[name], root))
  );
}

/** The properties of `value` that an object schema names, in its order; what is missing or unfit is filled in. */
export function conform(value: unknown, schema: unknown, root: unknown = schema): unknown {
  if (isRecord(schema) && typeof schema.$ref === "string") return conform(value, resolve(schema.$ref, root), root);
  if (isRecord(schema) && isRecord(schema.properties)) {
    const source = isRecord(value) ? value : {};
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.map(([name, inner]) => [name, conform(source[name], inner, root)]));
  }
  if (isRecord(schema) && schema.type === "array" && Array.isArray(value)) {
    return value.map((item) => conform(item, schema.items, root));
  }
  return meets(value, schema, root) ? value : filler(schema, root);
}

function filler(schema: unknown, root: unknown): unknown {
  if (!isRecord(schema)) return null;
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  for (const key of ["anyOf", "allOf"]) {
    const choices = schema[key];
    if (Array.isArray(choices)) return conform(undefined, choices[0], root);
  }
  const fillers: Record<string, unknown> = { string: "", number: 0, integer: 0, boolean: false, array: [], null: null };
  return fillers[String([schema.type].flat()[0])] ?? null;
}

function resolve(reference: string, root: unknown): unknown {
  return reference
    .replace(/^#\/?/, "")
    .split("/")
    .filter(Boolean)
    .reduce<unknown>((place, key) => (isRecord(place) ? place[key] : undefined), root);
}
