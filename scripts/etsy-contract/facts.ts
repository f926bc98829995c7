/** The part of an OpenAPI document that is read. */
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
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema: Schema;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: Record<string, string[]>[];
};
export type Contract = {
  paths: Record<string, Record<string, ContractOperation>>;
};

export type Field = { required?: true; nullable?: true } & (
  | { type: "integer" | "number"; minimum?: number; maximum?: number }
  | { type: "string" | "boolean" | "file" }
  | { type: "enum"; values: string[] }
  | { type: "list"; items: Field }
  | { type: "object"; fields: Fields }
);
export type Fields = Record<string, Field>;
type Operation = {
  method: string;
  /** Below `/v3/application`. */
  path: string;
  scope?: string;
  query?: Fields;
  body?: { encoding: string; fields: Fields };
};
/** By the names that the contract gives them. */
export type Operations = Record<string, Operation>;

const encodings: Record<string, string> = {
  "application/x-www-form-urlencoded": "form",
  "application/json": "json",
  "multipart/form-data": "multipart",
};

/**
 * Names, types and limits of a contract's operations: facts, without any of its
 * texts. `names`: those that are wanted.
 */
export function factsOf(
  { paths }: Contract,
  names: ReadonlySet<string>,
): Operations {
  const found = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => names.has(operationId))
      .map(([method, operation]): [string, Operation] => [
        operation.operationId,
        toOperation(method, address, operation),
      ]),
  );
  return Object.fromEntries(found.sort(([a], [b]) => a.localeCompare(b, "en")));
}

function toOperation(
  method: string,
  address: string,
  operation: ContractOperation,
): Operation {
  const { parameters = [], requestBody, security } = operation;
  const query = parameters.filter((parameter) => parameter.in === "query");
  const [content] = Object.entries(requestBody?.content ?? {});
  const scope = security?.[0]?.oauth2?.[0];
  return {
    method: method.toUpperCase(),
    path: address.replace("/v3/application", ""),
    ...(scope && { scope }),
    ...(query.length > 0 && {
      query: Object.fromEntries(
        query.map(({ name, schema, required }) => [
          name,
          { ...toField(schema), ...(required && { required: true }) },
        ]),
      ),
    }),
    ...(content && {
      body: {
        encoding: encodings[content[0]] ?? content[0],
        fields: toFields(content[1].schema),
      },
    }),
  };
}

function toFields({ properties = {}, required = [] }: Schema): Fields {
  const entries = Object.entries(properties).map(([name, schema]) => [
    name,
    { ...toField(schema), ...(required.includes(name) && { required: true }) },
  ]);
  return Object.fromEntries(entries);
}

function toField(schema: Schema): Field {
  const nullable = schema.nullable ? { nullable: true as const } : {};
  if (schema.enum)
    return { type: "enum", values: schema.enum.map(String), ...nullable };
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
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
        ...nullable,
      };
    }
    case "boolean":
      return { type: "boolean", ...nullable };
    default:
      return {
        type: schema.format === "binary" ? "file" : "string",
        ...nullable,
      };
  }
}
