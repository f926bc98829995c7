import { UploadedFile } from "../../service";

/**
 * The types that Etsy's contract has, as data: a test compares them with the
 * contract itself.
 */
export type Field = { required?: true; nullable?: true } & (
  | { type: "integer" | "number"; minimum?: number; maximum?: number }
  | { type: "string" | "boolean" | "file" }
  | { type: "enum"; values: readonly string[] }
  | { type: "list"; items: Field }
  | { type: "object"; fields: Fields }
);
export type Fields = Readonly<Record<string, Field>>;

export const integer: Field = { type: "integer" };
export const id: Field = { type: "integer", minimum: 1 };
export const text: Field = { type: "string" };
export const flag: Field = { type: "boolean" };
export const file: Field = { type: "file", nullable: true };
export const money: Field = { type: "number" };

export function range(minimum: number, maximum?: number): Field {
  return {
    type: "integer",
    minimum,
    ...(maximum === undefined ? {} : { maximum }),
  };
}

export function oneOf(...values: string[]): Field {
  return { type: "enum", values };
}

export function listOf(items: Field): Field {
  return { type: "list", items };
}

export function object(fields: Fields): Field {
  return { type: "object", fields };
}

export function required(field: Field): Field {
  return { ...field, required: true };
}

export function nullable(field: Field): Field {
  return { ...field, nullable: true };
}

/**
 * What is wrong with a value; `path` is such as `/tags/0`, as in Etsy's own
 * errors.
 */
export type Problem = { path: string; type: string; message: string };
export type Parsed = { value: unknown } | { problem: Problem };

const problem = (path: string, type: string, message: string) => ({
  problem: { path, type, message },
});

/**
 * The value of a form's field: everything is text, and a list is one text with
 * commas.
 */
export function parseText(field: Field, given: unknown, path: string): Parsed {
  if (typeof given !== "string") return parseJson(field, given, path);
  switch (field.type) {
    case "integer":
    case "number": {
      const pattern =
        field.type === "integer" ? /^-?\d{1,16}$/ : /^-?\d+(?:\.\d+)?$/;
      if (!pattern.test(given))
        return problem(path, "invalid_type", `expected ${field.type}`);
      return parseJson(field, Number(given), path);
    }
    case "boolean":
      if (given !== "true" && given !== "false")
        return problem(path, "invalid_type", "expected true or false");
      return { value: given === "true" };
    case "list": {
      if (given === "")
        return problem(path, "array_too_short", "contains too few items");
      return collect(given.split(","), (item, index) =>
        parseText(field.items, item.trim(), `${path}/${index}`),
      );
    }
    default:
      return parseJson(field, given, path);
  }
}

/** The value of a JSON body, which must have exactly the type of the field. */
export function parseJson(field: Field, given: unknown, path: string): Parsed {
  if (given === null && field.nullable) return { value: null };
  switch (field.type) {
    case "integer":
    case "number":
      return parseNumber(field, given, path);
    case "enum":
      return typeof given === "string" && field.values.includes(given)
        ? { value: given }
        : problem(
            path,
            "invalid_enum",
            `expected one of ${field.values.join(", ")}`,
          );
    case "list":
      if (!Array.isArray(given))
        return problem(path, "invalid_type", "expected an array");
      return collect(given, (item, index) =>
        parseJson(field.items, item, `${path}/${index}`),
      );
    case "object":
      return isRecord(given)
        ? parseFields(field.fields, given, path, parseJson)
        : problem(path, "invalid_type", "expected an object");
    case "string":
    case "boolean":
      return typeof given === field.type
        ? { value: given }
        : problem(path, "invalid_type", `expected ${field.type}`);
    case "file":
      return given instanceof UploadedFile
        ? { value: given }
        : problem(path, "invalid_type", "expected a file with a name");
  }
}

function parseNumber(
  { type, minimum, maximum }: Extract<Field, { type: "integer" | "number" }>,
  given: unknown,
  path: string,
): Parsed {
  if (
    typeof given !== "number" ||
    (type === "integer" && !Number.isSafeInteger(given))
  )
    return problem(path, "invalid_type", `expected ${type}`);
  if (minimum !== undefined && given < minimum)
    return problem(path, "too_small", "is too small");
  if (maximum !== undefined && given > maximum)
    return problem(path, "too_large", "is too large");
  return { value: given };
}

type Parse<Given> = (field: Field, given: Given, path: string) => Parsed;

/**
 * All fields of a form or an object. Unknown fields are refused, and so are
 * missing ones that are required.
 */
export function parseFields<Given>(
  fields: Fields,
  given: Record<string, Given>,
  path: string,
  parse: Parse<Given>,
): Parsed {
  const unknown = Object.keys(given).find(
    (name) => !Object.hasOwn(fields, name),
  );
  if (unknown !== undefined)
    return problem(
      `${path}/${unknown}`,
      "unknown_field",
      "is not a known parameter",
    );
  const missing = Object.keys(fields).find(
    (name) => fields[name]?.required && !Object.hasOwn(given, name),
  );
  if (missing !== undefined)
    return problem(`${path}/${missing}`, "missing", "is required");
  const value: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(given)) {
    const field = fields[name];
    if (field === undefined) continue;
    const parsed = parse(field, one, `${path}/${name}`);
    if ("problem" in parsed) return parsed;
    value[name] = parsed.value;
  }
  return { value };
}

function collect<Item>(
  items: Item[],
  parse: (item: Item, index: number) => Parsed,
): Parsed {
  const value: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const parsed = parse(item, index);
    if ("problem" in parsed) return parsed;
    value.push(parsed.value);
  }
  return { value };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
