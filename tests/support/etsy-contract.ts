import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { EtsyRequest } from "@/tests/support/etsy-requests";

/** Names, types and limits of Etsy's contract of August 2026. It is not part of this repository. */
export const contractFile = path.resolve(process.env.ETSY_CONTRACT ?? "../shared/etsy-contract.json");

type Schema = {
  type?: string;
  format?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  nullable?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Contract = { paths: Record<string, Record<string, Operation>> };

const contentTypes = {
  form: "application/x-www-form-urlencoded",
  json: "application/json",
  multipart: "multipart/form-data",
};

/** Checks requests against the contract; null where it does not stand. */
export function readContract(): ((request: EtsyRequest) => string[]) | null {
  if (!existsSync(contractFile)) return null;
  const { paths }: Contract = JSON.parse(readFileSync(contractFile, "utf8"));
  return (request) => check(paths, request);
}

function check(paths: Contract["paths"], { method, path: address, query, encoding, body }: EtsyRequest): string[] {
  const name = `${method} ${address}`;
  // What is written in full comes before an id.
  const fitting = Object.keys(paths).filter(
    (each) =>
      paths[each]?.[method.toLowerCase()] && new RegExp(`^${each.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(address),
  );
  const found = fitting.find((each) => !each.includes("{")) ?? fitting[0];
  const operation = found && paths[found]?.[method.toLowerCase()];
  if (!operation) return [`${name} is not in the contract`];
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const asked = {
    properties: Object.fromEntries(parameters.map(({ name: parameter, schema }) => [parameter, schema])),
    required: parameters.flatMap(({ name: parameter, required }) => (required ? [parameter] : [])),
  };
  const content = operation.requestBody?.content ?? {};
  const schema = encoding === null ? undefined : content[contentTypes[encoding]]?.schema;
  if (encoding === null ? Object.keys(content).length > 0 : schema === undefined)
    return [`${name} is sent as ${encoding}`];
  return [
    ...checkFields(asked, query, `${name}?`, true),
    ...(schema ? checkFields(schema, body as Record<string, unknown>, name, encoding !== "json") : []),
  ];
}

function checkFields(schema: Schema, given: Record<string, unknown>, at: string, isText: boolean): string[] {
  const { properties = {}, required = [] } = schema;
  return [
    ...required.flatMap((name) => (Object.hasOwn(given, name) ? [] : [`${at} lacks ${name}`])),
    ...Object.entries(given).flatMap(([name, value]) => {
      const field = properties[name];
      return field ? checkValue(field, value, `${at}.${name}`, isText) : [`${at}.${name} is unknown`];
    }),
  ];
}

/** `isText`: a value of a form or query, where everything is text and a list is one text with commas. */
function checkValue(schema: Schema, value: unknown, at: string, isText: boolean): string[] {
  if (value === null) return schema.nullable ? [] : [`${at} is null`];
  if (schema.enum) return schema.enum.map(String).includes(String(value)) ? [] : [`${at} is ${String(value)}`];
  switch (schema.type) {
    case "array": {
      const items = isText && typeof value === "string" ? value.split(",") : value;
      if (!Array.isArray(items)) return [`${at} is no list`];
      return items.flatMap((item, index) => checkValue(schema.items ?? {}, item, `${at}.${index}`, isText));
    }
    case "object":
      return checkFields(schema, value as Record<string, unknown>, at, isText);
    case "integer":
    case "number": {
      const number = isText && typeof value === "string" && value !== "" ? Number(value) : value;
      const isRight = schema.type === "integer" ? Number.isSafeInteger(number) : Number.isFinite(number);
      const { minimum = -Infinity, maximum = Infinity } = schema;
      return isRight && Number(number) >= minimum && Number(number) <= maximum ? [] : [`${at} is ${String(value)}`];
    }
    case "boolean":
      return (isText ? ["true", "false"] : [true, false]).includes(value as never) ? [] : [`${at} is ${String(value)}`];
    default:
      return (schema.format === "binary" ? value instanceof File : typeof value === "string")
        ? []
        : [`${at} has another type`];
  }
}
