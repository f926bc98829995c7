export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
};

/**
 * One value of a shape: its place in it, such as `photos[].id`, and what may
 * stand there.
 */
export type Value = {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
};

const choicesOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];

export type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
};

/** A parameter or a header as a value of the request. */
export function describeParameter(parameter: Parameter): Value {
  const { name, in: place, required, description = "", schema } = parameter;
  const types = [schema.type ?? "string"].flat().join(" or ");
  const type = place === "query" ? `${types} in the address` : place;
  return { name, type, isRequired: required, description };
}

/** As words: "string", "list of integers", "object or null". */
function typeOf(schema: Schema): string {
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum)
    return schema.enum.length > 12
      ? `one of ${schema.enum.length} words`
      : schema.enum.map(String).join(" | ");
  if (schema.type === "array")
    return schema.items ? `list of ${typeOf(schema.items)}` : "list";
  const types = [schema.type ?? "any value"].flat();
  return types.join(" or ");
}

/** The object inside a value, its list or its choices. */
function innerOf(schema: Schema): { schema: Schema; suffix: string } | null {
  if (schema.properties) return { schema, suffix: "" };
  if (schema.type === "array" && schema.items) {
    const inner = innerOf(schema.items);
    return inner && { ...inner, suffix: `[]${inner.suffix}` };
  }
  const inner = choicesOf(schema).flatMap((choice) => innerOf(choice) ?? []);
  const [first] = inner;
  return first
    ? { ...first, schema: mergeObjects(inner.map((one) => one.schema)) }
    : null;
}

/**
 * The values of several objects, of which one stands there. Only what all of
 * them have is required.
 */
function mergeObjects(objects: Schema[]): Schema {
  const required = objects.map((one) => new Set(one.required));
  const properties = Object.assign(
    {},
    ...objects.map((one) => one.properties ?? {}).toReversed(),
  );
  return {
    properties,
    required: Object.keys(properties).filter((name) =>
      required.every((one) => one.has(name)),
    ),
  };
}

/** The values of an object and of the objects in it, in their order. */
export function describeSchema(schema: Schema, at = ""): Value[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, value]) => {
    const place = `${at}${name}`;
    const inner = innerOf(value);
    return [
      {
        name: place,
        type: typeOf(value),
        isRequired: required.includes(name),
        description: value.description ?? "",
      },
      ...(inner
        ? describeSchema(inner.schema, `${place}${inner.suffix}.`)
        : []),
    ];
  });
}
