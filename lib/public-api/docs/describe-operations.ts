import {
  describeSchema,
  type Schema,
  type Value,
} from "@/lib/public-api/docs/describe-schema";
import { messageName } from "@/lib/public-api/document/webhooks";
import { laterSamples, type Sample } from "@/lib/public-api/examples/samples";
import {
  type ExampleLanguage,
  exampleLanguages,
  writeExample,
} from "@/lib/public-api/examples/write-example";
import { createDocument } from "@/lib/public-api/openapi";
import { operationGroups } from "@/lib/public-api/operations";
import type { Operation } from "@/lib/public-api/operations/operation";
import { webhookMessages } from "@/lib/webhooks/messages";

type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
};
type Described = { parameters?: Parameter[] };

type Answer = { status: number; description: string; shape: string | null };
export type DescribedCall = Pick<
  Operation,
  "id" | "summary" | "description" | "scope" | "isOpen"
> & {
  method: string;
  path: string;
  parameters: Value[];
  body: Value[];
  answers: Answer[];
  /** Statuses of problems, beside those of every call. */
  problems: number[];
  examples: Example[];
  /** Of calls that are made twice. */
  laterExamples?: { title: string; examples: Example[] };
};
type Example = { language: ExampleLanguage; name: string; code: string };

export type DescribedMessage = {
  event: string;
  summary: string;
  description: string;
  values: Value[];
};

/** What the answers and messages are made of, by the names of the shapes. */
type ValuesOf = (shape: string | undefined) => Value[];

/**
 * The calls of the public API, the messages of webhooks, and the shapes of
 * their answers, as the documentation shows them, made of its OpenAPI document.
 */
export function describeApi(origin: string) {
  const { paths, components } = createDocument(origin);
  const shapes = components.schemas as Record<string, Schema>;
  const valuesOf: ValuesOf = (name) =>
    describeSchema(name ? (shapes[name] ?? {}) : {});

  const groups = operationGroups.map(({ name, description, operations }) => ({
    id: `calls-${name.toLowerCase().replaceAll(" ", "-")}`,
    name,
    description,
    calls: operations.map((operation): DescribedCall => {
      const { path, method, request } = operation;
      const { parameters = [] } = (paths[path]?.[method] ?? {}) as Described;
      return {
        ...describeCall(operation),
        ...examplesOf(operation, origin),
        parameters: parameters.map(describeParameter),
        body: valuesOf(request),
      };
    }),
  }));
  const answers = groups.flatMap(({ calls }) =>
    calls.flatMap((call) => call.answers),
  );
  const names = [
    ...new Set(answers.flatMap(({ shape }) => shape ?? [])),
    "Problem",
  ];
  return {
    groups,
    messages: describeMessages(valuesOf),
    shapes: names.map((name) => ({ name, values: valuesOf(name) })),
  };
}

function describeCall({
  id,
  summary,
  description,
  scope,
  isOpen,
  method,
  path,
  responses,
  problems,
}: Operation) {
  return {
    id,
    summary,
    scope,
    problems,
    ...(description !== undefined && { description }),
    ...(isOpen && { isOpen }),

    method: method.toUpperCase(),
    path,
    answers: Object.entries(responses).map(
      ([status, { description, shape }]) => ({
        status: Number(status),
        description,
        shape: shape ?? null,
      }),
    ),
  };
}

function describeParameter({
  name,
  in: place,
  required,
  description = "",
  schema,
}: Parameter): Value {
  const type =
    place === "query"
      ? `${[schema.type ?? "string"].flat().join(" or ")} in the address`
      : place;
  return { name, type, isRequired: required, description };
}

/** A request in each language, and a second one of calls that are made twice. */
function examplesOf(
  operation: Operation,
  origin: string,
): Pick<DescribedCall, "examples" | "laterExamples"> {
  const inEachLanguage = (sample?: Sample): Example[] =>
    Object.entries(exampleLanguages).map(([language, name]) => ({
      language: language as ExampleLanguage,
      name,
      code: writeExample(
        language as ExampleLanguage,
        operation,
        origin,
        sample,
      ),
    }));
  const later = laterSamples[operation.id];
  const laterExamples = later && {
    title: later.title,
    examples: inEachLanguage(later.sample),
  };
  return {
    examples: inEachLanguage(),
    ...(laterExamples && { laterExamples }),
  };
}

const describeMessages = (valuesOf: ValuesOf): DescribedMessage[] =>
  Object.entries(webhookMessages).map(([event, { summary, description }]) => ({
    event,
    summary,
    description,
    values: valuesOf(messageName(event)),
  }));
