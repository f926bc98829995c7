import type { Field, Fields } from "@/scripts/etsy-contract/facts";
import { readFacts } from "@/scripts/etsy-contract/facts-file";
import type { EtsyRequest } from "@/tests/support/etsy-requests";

const operations = Object.values(readFacts());

/** How a request differs from Etsy's contract. */
export function findContractProblems({
  method,
  path: address,
  query,
  encoding,
  body,
}: EtsyRequest): string[] {
  const name = `${method} ${address}`;
  const below = address.replace("/v3/application", "");
  // What is written in full comes before an id.
  const fitting = operations.filter(
    (each) =>
      each.method === method &&
      new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(below),
  );
  const operation =
    fitting.find((each) => !each.path.includes("{")) ?? fitting[0];
  if (!operation) return [`${name} is not in the contract`];
  if (encoding !== (operation.body?.encoding ?? null))
    return [`${name} is sent as ${encoding}`];
  return [
    ...checkFields(operation.query ?? {}, query, `${name}?`, true),
    ...checkFields(
      operation.body?.fields ?? {},
      body ?? {},
      name,
      encoding !== "json",
    ),
  ];
}

function checkFields(
  fields: Fields,
  given: object,
  at: string,
  isText: boolean,
): string[] {
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  return [
    ...required.flatMap((name) =>
      Object.hasOwn(given, name) ? [] : [`${at} lacks ${name}`],
    ),
    ...Object.entries(given).flatMap(([name, value]) => {
      const field = fields[name];
      return field
        ? checkValue(field, value, `${at}.${name}`, isText)
        : [`${at}.${name} is unknown`];
    }),
  ];
}

/**
 * `isText`: a value of a form or query, where everything is text and a list is
 * one text with commas.
 */
function checkValue(
  field: Field,
  value: unknown,
  at: string,
  isText: boolean,
): string[] {
  if (value === null) return field.nullable ? [] : [`${at} is null`];
  const wrong = [`${at} is ${String(value)}`];
  switch (field.type) {
    case "enum":
      return field.values.includes(String(value)) ? [] : wrong;
    case "list": {
      const items =
        isText && typeof value === "string" ? value.split(",") : value;
      if (!Array.isArray(items)) return [`${at} is no list`];
      return items.flatMap((item, index) =>
        checkValue(field.items, item, `${at}.${index}`, isText),
      );
    }
    case "object":
      return typeof value === "object"
        ? checkFields(field.fields, value, at, isText)
        : wrong;
    case "integer":
    case "number": {
      const number =
        isText && typeof value === "string" && value !== ""
          ? Number(value)
          : value;
      const isRight =
        field.type === "integer"
          ? Number.isSafeInteger(number)
          : Number.isFinite(number);
      const { minimum = -Infinity, maximum = Infinity } = field;
      return isRight && Number(number) >= minimum && Number(number) <= maximum
        ? []
        : wrong;
    }
    case "boolean":
      return (isText ? ["true", "false"] : [true, false]).includes(
        value as never,
      )
        ? []
        : wrong;
    case "file":
      return value instanceof File ? [] : [`${at} has another type`];
    case "string":
      return typeof value === "string" ? [] : [`${at} has another type`];
  }
}
