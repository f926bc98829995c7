import { scopes } from "@/lib/access/scopes";
import type {
  Parameter,
  Schema,
} from "@/lib/public-api/document/describe-schema";
import { bodyExamples } from "@/lib/public-api/document/examples";
import { responsesOf } from "@/lib/public-api/document/responses";
import {
  type Json,
  refTo,
  shapesOf,
  toSchema,
} from "@/lib/public-api/document/schemas";
import { messageShapes, toWebhook } from "@/lib/public-api/document/webhooks";
import { exampleAnswers } from "@/lib/public-api/examples/answers";
import { operationGroups } from "@/lib/public-api/operations";
import {
  type Operation,
  patchTypes,
  requestHeaders,
} from "@/lib/public-api/operations/operation";
import {
  requestShapes,
  responseShapes,
} from "@/lib/public-api/operations/shapes";
import { installation } from "@/lib/settings/installation";
import { webhookMessages } from "@/lib/webhooks/messages";

function bodyOf({ id, method, request, file }: Operation): Json | null {
  const types =
    method === "patch" ? patchTypes.toReversed() : ["application/json"];
  if (request) {
    const content = { schema: refTo(request), ...bodyExamples(id) };
    return Object.fromEntries(types.map((type) => [type, content]));
  }
  if (file?.type === "text/csv")
    return { "text/csv": { schema: { type: "string" } } };
  if (!file) return null;
  const part = { type: "string", format: "binary" };
  return {
    [file.type]: {
      schema: {
        type: "object",
        required: [file.part],
        properties: { [file.part]: part },
      },
    },
  };
}

const inHeader = (
  name: keyof typeof requestHeaders,
  required: boolean = requestHeaders[name].required,
): Parameter => ({
  name,
  in: "header",
  ...requestHeaders[name],
  required,
  schema: { type: "string" },
});

export function parametersOf({
  path,
  query,
  headers = [],
  optionalHeaders = [],
}: Operation): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const { properties = {}, required = [] }: Schema = query
    ? toSchema(query, "input")
    : {};
  const inQuery = Object.entries(properties).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: "query",
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
    }),
  );
  return [
    ...inPath,
    ...inQuery,
    ...headers.map((name) => inHeader(name)),
    ...optionalHeaders.map((name) => inHeader(name, false)),
  ];
}

function toOperation(operation: Operation, tag: string): Json {
  const {
    id,
    summary,
    description,
    scope,
    isOpen,
    isBodyOptional = false,
  } = operation;
  const content = bodyOf(operation);
  const parameters = parametersOf(operation);
  return {
    operationId: id,
    summary,
    tags: [tag],
    description: [
      description,
      `Scope: \`${scope}\`${isOpen ? ", or no key at a lower limit" : ""}.`,
    ]
      .filter(Boolean)
      .join("\n\n"),
    security: isOpen ? [{}, { key: [] }] : [{ key: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: !isBodyOptional, content } }),
    responses: responsesOf(operation),
  };
}

/**
 * The OpenAPI 3.1 document of the public API. `origin` is where this instance
 * is reached.
 */
export function createDocument(origin: string) {
  const paths: Record<string, Json> = {};
  for (const { name, operations } of operationGroups) {
    for (const operation of operations) {
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method]: toOperation(operation, name),
      };
    }
  }
  const scopeList = Object.entries(scopes).map(
    ([name, text]) => `- \`${name}\`: ${text}`,
  );
  return {
    openapi: "3.1.0",
    info: {
      title: `${installation().name} API`,
      version: "1.0.0",
      license: { name: "Terms", url: `${origin}/terms` },
      description: `The same calls that our pages make, with the same limits, for your own programs.\n\nWithin v1, fields may be added to answers and new values to lists of words: ignore what you don't know. Nothing is removed or changes its meaning.\n\nScopes of a key:\n${scopeList.join("\n")}`,
    },
    servers: [{ url: `${origin}/api/v1` }],
    tags: operationGroups.map(({ name, description }) => ({
      name,
      description,
    })),
    paths,
    webhooks: Object.fromEntries(
      Object.entries(webhookMessages).map(([event, message]) => [
        event,
        toWebhook(event, message),
      ]),
    ),
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: 'A key from the page "API keys".',
        },
      },
      examples: Object.fromEntries(
        Object.entries(exampleAnswers).map(([shape, value]) => [
          shape,
          { value },
        ]),
      ),
      schemas: {
        ...shapesOf(requestShapes, "input"),
        ...shapesOf({ ...responseShapes, ...messageShapes }, "output"),
      },
    },
  };
}
