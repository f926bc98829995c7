import { z } from "zod";
import { scopes } from "@/lib/access/scopes";
import { exampleAnswers } from "@/lib/public-api/examples/answers";
import { laterSamples, samples } from "@/lib/public-api/examples/samples";
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
import { webhookMessages } from "@/lib/webhooks/messages";

type Json = Record<string, unknown>;
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

/** Statuses that every call may answer with. */
const anyProblems = [400, 415, 429, 500, 503];
/** Of a key that doesn't work, also where none is needed. */
const keyProblems = [401, 403];
/** Of calls with a body: too slow, too large. */
const bodyProblems = [408, 413];

const statusTexts: Record<number, string> = {
  400: "The request can't be read, or has a key in its address.",
  401: "The key is missing or not valid.",
  403: "The key lacks the scope, or the listings of the month are used up.",
  404: "It isn't there, or it is somebody else's.",
  408: "The body came too slowly.",
  409: "The same request is still running, or something else is in the way.",
  412: "It was changed in the meantime.",
  413: "The body is too large. JSON has at most 64 KiB; a check, a batch and more rows of one 256 KiB.",
  415: "The body has another type.",
  422: "A value is not valid.",
  428: "If-Match is missing.",
  429: "Too many requests.",
  500: "A failure of ours.",
  502: "The writer or Etsy failed. Nothing was counted.",
  503: "Not available right now.",
};

const headerTexts: Record<string, string> = {
  "X-Request-Id": "Names the request, for questions about it.",
  RateLimit:
    "What is left of the minute, and of the month's listings in answers of calls that take or tell them (draft-ietf-httpapi-ratelimit-headers-11).",
  "RateLimit-Policy":
    "Calls a minute, and listings a month where those are told and limited.",
  "Retry-After": "Seconds.",
  "Preference-Applied": "`wait`, when it was waited for.",
  ETag: "The version, for If-Match and If-None-Match.",
  "Accept-Patch": "The types that a PATCH of it may have (RFC 5789).",
  Location: "Where the result will be.",
  "Idempotent-Replayed":
    '"true" when this is the stored answer to an earlier request with the same key.',
};

/**
 * JSON Schema 2020-12 without what makes it a document of its own. Patterns of
 * formats say nothing that the format does not.
 */
function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ jsonSchema }) {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Fields may be added to answers, and a client that was generated from
      // this must take them.
      if (io === "output" && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return io === "input" ? (tellDefaults(json) as Json) : json;
}

/**
 * A field with a `default` may be left out, and generators make it a required
 * one all the same: it is told in words.
 */
function tellDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tellDefaults);
  if (typeof value !== "object" || value === null) return value;
  const { default: usual, ...rest } = value as Json;
  const told = Object.fromEntries(
    Object.entries(rest).map(([name, each]) => [name, tellDefaults(each)]),
  );
  if (usual === undefined) return told;
  return {
    ...told,
    description: [rest.description, `Without it: \`${JSON.stringify(usual)}\`.`]
      .filter(Boolean)
      .join(" "),
  };
}

const shapesOf = (shapes: Record<string, z.ZodType>, io: "input" | "output") =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, toSchema(shape, io)]),
  );

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const headersOf = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { description: headerTexts[name], schema: { type: "string" } },
    ]),
  );
const always = ["X-Request-Id", "RateLimit", "RateLimit-Policy"];

/** Every status of the problems that an operation may answer with, in order. */
function problemsOf({ request, file, problems }: Operation) {
  const ofBody = request || file ? bodyProblems : [];
  return [
    ...new Set([...anyProblems, ...keyProblems, ...ofBody, ...problems]),
  ].sort((a, b) => a - b);
}

const examplesOf = (found: Json) =>
  Object.keys(found).length > 0 ? { examples: found } : {};

/**
 * The bodies of the examples that the documentation shows, by what they are
 * examples of.
 */
function bodyExamples(id: string) {
  const [first, later] = [samples[id]?.body, laterSamples[id]];
  return examplesOf({
    ...(first && { usual: { value: first } }),
    ...(later?.sample.body && {
      later: { summary: later.title, value: later.sample.body },
    }),
  });
}

/** Of an answer, where there is one of its status. */
function answerExamples(shape: keyof typeof responseShapes, status = 200) {
  const isOther =
    shape === "Problem" && status !== exampleAnswers.Problem?.status;
  const ref = { $ref: `#/components/examples/${shape}` };
  return examplesOf(
    exampleAnswers[shape] === undefined || isOther ? {} : { usual: ref },
  );
}

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

function responsesOf(operation: Operation): Json {
  const good = Object.entries(operation.responses).map(
    ([status, { description, shape, headers = [] }]) => [
      status,
      {
        description,
        headers: headersOf([...always, ...headers]),
        ...(shape && {
          content: {
            "application/json": {
              schema: refTo(shape),
              ...answerExamples(shape),
            },
          },
        }),
      },
    ],
  );
  const bad = problemsOf(operation).map((status) => [
    status,
    {
      description: statusTexts[status],
      headers: headersOf(
        [409, 429, 503].includes(status)
          ? [...always, "Retry-After"]
          : always.slice(0, 1),
      ),
      content: {
        "application/problem+json": {
          schema: refTo("Problem"),
          ...answerExamples("Problem", status),
        },
      },
    },
  ]);
  return Object.fromEntries([...good, ...bad]);
}

function parametersOf({
  path,
  query,
  headers = [],
  optionalHeaders = [],
}: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const { properties = {}, required = [] } = (
    query ? toSchema(query, "input") : {}
  ) as ObjectSchema;
  const inQuery = Object.entries(properties).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: "query",
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
    }),
  );
  const inHeaders = headers.map((name) => ({
    name,
    in: "header",
    ...requestHeaders[name],
    schema: { type: "string" },
  }));
  const inSome = optionalHeaders.map((name) => ({
    name,
    in: "header",
    ...requestHeaders[name],
    required: false,
    schema: { type: "string" },
  }));
  return [...inPath, ...inQuery, ...inHeaders, ...inSome];
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

/** "listing.ready" becomes "ListingReadyMessage". */
export const messageName = (event: string) =>
  `${event.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Message`;

const messageHeaders = {
  "webhook-id": "Names the event; the same when it is sent again.",
  "webhook-timestamp": "When it was sent: seconds since 1970.",
  "webhook-signature":
    "`v1,` and the HMAC-SHA256 of id, timestamp and body in Base64; two while a secret is replaced.",
};

/** What is sent to an endpoint of the user's, as a call that we make. */
const toWebhook = (
  event: string,
  { summary, description }: { summary: string; description: string },
): Json => ({
  post: {
    operationId: `receive${messageName(event)}`,
    summary,
    description,
    tags: ["Webhooks"],
    security: [],
    parameters: Object.entries(messageHeaders).map(([name, text]) => ({
      name,
      in: "header",
      required: true,
      description: text,
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: refTo(messageName(event)) } },
    },
    responses: {
      "2XX": { description: "It was received." },
      410: { description: "The endpoint is gone: it is switched off." },
    },
  },
});

const messageShapes = Object.fromEntries(
  Object.entries(webhookMessages).map(([event, { schema }]) => [
    messageName(event),
    schema,
  ]),
);

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
      title: "Listwright API",
      version: "1.0.0",
      license: { name: "Terms", url: `${origin}/terms` },
      description: `The same calls as our pages make, with the same limits, for your own programs.\n\nWithin v1, fields may be added to answers and new values to lists of words: ignore what you don't know. Nothing is removed or changes its meaning.\n\nScopes of a key:\n${scopeList.join("\n")}`,
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
