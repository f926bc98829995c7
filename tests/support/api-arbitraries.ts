import fc from "fast-check";
import { apiDocument } from "@/tests/support/public-api";

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minItems?: number;
  maxLength?: number;
};
type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Schema;
};
export type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const schemas = apiDocument.components.schemas as Record<string, Schema>;

/**
 * Texts that have broken programs: nothing, NUL, half an emoji, right-to-left,
 * markup, long ones.
 */
const odd = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\ud83d",
  "‮abc",
  "<script>",
  "%00",
  "'; --",
  "../..",
  "x".repeat(70_000),
);
const text = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: odd },
);
const garbage = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constantFrom(null, [], {}, -1, 1e308, true),
);

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  "date-time": fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

function toText({ format, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  const known = format === undefined ? undefined : formats[format];
  return (
    known ?? fc.string({ unit: "grapheme", maxLength: Math.min(maxLength, 80) })
  );
}

function toObject({
  properties = {},
  required = [],
}: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      valuesOf(schema),
    ]),
  );
  return fc.record(fields, {
    requiredKeys: required.filter((name) => name in fields),
  });
}

function ofType(
  type: string | undefined,
  schema: Schema,
): fc.Arbitrary<unknown> {
  const {
    minimum = -1_000_000,
    maximum = 1_000_000,
    items = {},
    minItems = 0,
    maxItems = 5,
  } = schema;
  switch (type) {
    case "string":
      return toText(schema);
    case "integer":
      return fc.integer({
        min: Math.max(minimum, -(2 ** 31)),
        max: Math.min(maximum, 2 ** 31 - 1),
      });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf(items), {
        minLength: Math.min(minItems, 5),
        maxLength: Math.min(maxItems, 5),
      });
    case "object":
      return toObject(schema);
    default:
      return garbage;
  }
}

/** Values that the schema allows, as far as it is about shapes. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined)
    return valuesOf(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

/** The same with one value somewhere in it replaced, left out or added. */
const spoiled = (values: fc.Arbitrary<unknown>) =>
  fc
    .tuple(values, fc.array(fc.nat(20), { maxLength: 4 }), garbage)
    .map(([value, way, other]) => spoil(value, way, other));

function spoil(
  value: unknown,
  [at, ...way]: number[],
  other: unknown,
): unknown {
  if (at === undefined || typeof value !== "object" || value === null)
    return other;
  const entries: [string, unknown][] = Object.entries(value);
  const place = at % (entries.length + 2);
  if (place === entries.length)
    return Array.isArray(value)
      ? [...value, other]
      : { ...value, unknown: other };
  if (place > entries.length)
    return Array.isArray(value)
      ? value.slice(1)
      : Object.fromEntries(entries.slice(1));
  const changed = entries.map(
    ([key, each], index) =>
      [key, index === place ? spoil(each, way, other) : each] as const,
  );
  return Array.isArray(value)
    ? changed.map(([, each]) => each)
    : Object.fromEntries(changed);
}

export type Body = { body?: unknown; text?: string; file?: string };

/** Bodies of an operation: as described, nearly so, and anything. */
export function bodiesOf({ requestBody }: Described): fc.Arbitrary<Body> {
  if (!requestBody) return fc.constant({});
  const [type = "", { schema }] = Object.entries(requestBody.content)[0] ?? [
    "",
    { schema: {} },
  ];
  const raw = text.map((sent) => ({ text: sent }));
  if (type !== "application/json")
    return fc.oneof(
      raw,
      text.map((file) => ({ file })),
      fc.constant({}),
    );
  const good = valuesOf(schema);
  const toBody = (body: unknown) => ({ body: body ?? null });
  return fc.oneof(
    { weight: 6, arbitrary: good.map(toBody) },
    { weight: 5, arbitrary: spoiled(good).map(toBody) },
    { weight: 1, arbitrary: garbage.map(toBody) },
    { weight: 1, arbitrary: raw },
  );
}

/**
 * Values of parameters by where they are; `ids` are those of things that exist.
 */
export function parametersOf(
  { parameters = [] }: Described,
  ids: readonly string[],
) {
  const of = (
    place: Parameter["in"],
    values: (parameter: Parameter) => fc.Arbitrary<string>,
  ) => {
    const found = parameters.filter((parameter) => parameter.in === place);
    const fields = Object.fromEntries(
      found.map((parameter) => [parameter.name, values(parameter)]),
    );
    return fc.record(
      fields,
      place === "path" ? {} : { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>;
  };
  const asText = ({ schema }: Parameter) =>
    fc.oneof(valuesOf(schema).map(String), text);
  const inHeader = fc.string({
    unit: fc.constantFrom(...'abc019-_.:="*, ;wait'),
    maxLength: 40,
  });
  const known = ["*", '"1"', "wait=1", "0b4c6e1e-8c1f-4f55-9f62-1f1d2a3b4c5d"];
  return fc.record({
    path: of("path", () =>
      fc.oneof(fc.constantFrom(...ids, ...ids, ...ids, "1"), text),
    ),
    query: of("query", asText),
    headers: of("header", () =>
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...known) },
        { weight: 2, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: inHeader },
      ),
    ),
  });
}
