import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Field, Fields } from "../../etsy/contract/fields";
import { type Operation, operations } from "../../etsy/contract/operations";

/** Names, types and limits of Etsy's contract of August 2026. It is not part of this package. */
const file = path.resolve(__dirname, "../../..", process.env.ETSY_CONTRACT ?? "../shared/etsy-contract.json");

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
type ContractOperation = {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: Record<string, string[]>[];
};

const encodings: Record<string, string> = {
  "application/x-www-form-urlencoded": "form",
  "application/json": "json",
  "multipart/form-data": "multipart",
};

function toFields({ properties = {}, required = [] }: Schema): Fields {
  const entries = Object.entries(properties).map(([name, schema]) => [
    name,
    { ...toField(schema), ...(required.includes(name) ? { required: true as const } : {}) },
  ]);
  return Object.fromEntries(entries);
}

function toField(schema: Schema): Field {
  const nullable = schema.nullable ? { nullable: true as const } : {};
  if (schema.enum) return { type: "enum", values: schema.enum.map(String), ...nullable };
  switch (schema.type) {
    case "array":
      return { type: "list", items: toField(schema.items ?? {}), ...nullable };
    case "object":
      return { type: "object", fields: toFields(schema), ...nullable };
    case "integer":
    case "number": {
      const { minimum, maximum } = schema;
      return {
        type: schema.type,
        ...(minimum === undefined ? {} : { minimum }),
        ...(maximum === undefined ? {} : { maximum }),
        ...nullable,
      };
    }
    case "boolean":
      return { type: "boolean", ...nullable };
    default:
      return { type: schema.format === "binary" ? "file" : "string", ...nullable };
  }
}

function toOperation(method: string, address: string, { parameters = [], ...operation }: ContractOperation): Operation {
  const query = parameters.filter((parameter) => parameter.in === "query");
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  const scope = operation.security?.[0]?.oauth2?.[0];
  return {
    method: method.toUpperCase(),
    path: address.replace("/v3/application", ""),
    ...(scope && { scope }),
    ...(query.length > 0 && {
      query: Object.fromEntries(
        query.map(({ name, schema, required }) => [name, { ...toField(schema), ...(required && { required: true }) }]),
      ),
    }),
    ...(content && { body: { encoding: encodings[content[0]], fields: toFields(content[1].schema) } }),
  } as Operation;
}

const isThere = existsSync(file);
if (!isThere) process.stdout.write(`skipped: "Etsy's operations" needs the contract at ${file}\n`);

(isThere ? test : test.skip)("Etsy's operations: names, types and limits are those of the contract", () => {
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<string, Record<string, ContractOperation>>;
  };
  const expected = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      toOperation(method, address, operation),
    ]),
  );
  const own = Object.entries(operations).map(([name, { removed: _, ...operation }]: [string, Operation]) => [
    name,
    operation,
  ]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(expected));
});
