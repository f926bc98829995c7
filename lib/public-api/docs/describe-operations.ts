import {
  describeSchema,
  type Schema,
  type Value,
} from "@/lib/public-api/docs/describe-schema";
import { laterSamples, type Sample } from "@/lib/public-api/examples/samples";
import {
  type ExampleLanguage,
  exampleLanguages,
  writeExample,
} from "@/lib/public-api/examples/write-example";
import { createDocument, messageName } from "@/lib/public-api/openapi";
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

/**
 * The calls of the public API, the messages of webhooks, and the shapes of
 * their answers, as the documentation shows them, made of its OpenAPI document.
 */
export function describeApi(origin: string) {
  const { paths, components } = createDocument(origin);
  const shapes = components.schemas as Record<string, Schema>;
  const valuesOf = (name: string | undefined) =>
    describeSchema(name ? (shapes[name] ?? {}) : {});

  const examplesOf = (operation: Operation, sample?: Sample): Example[] =>
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

  function describe(operation: Operation): DescribedCall {
    const {
      id,
      summary,
      description,
      scope,
      isOpen,
      method,
      path,
      request,
      responses,
      problems,
    } = operation;
    const later = laterSamples[id];
    const { parameters = [] } = (paths[path]?.[method] ?? {}) as Described;
    return {
      id,
      summary,
      scope,
      problems,
      ...(description !== undefined && { description }),
      ...(isOpen && { isOpen }),

      method: method.toUpperCase(),
      path,
      parameters: parameters.map(
        ({ name, in: place, required, description = "", schema }) => ({
          name,
          type:
            place === "query"
              ? `${[schema.type ?? "string"].flat().join(" or ")} in the address`
              : place,
          isRequired: required,
          description,
        }),
      ),
      body: valuesOf(request),
      answers: Object.entries(responses).map(
        ([status, { description, shape }]) => ({
          status: Number(status),
          description,
          shape: shape ?? null,
        }),
      ),
      examples: examplesOf(operation),
      ...(later && {
        laterExamples: {
          title: later.title,
          examples: examplesOf(operation, later.sample),
        },
      }),
    };
  }

  const groups = operationGroups.map(({ name, description, operations }) => ({
    id: `calls-${name.toLowerCase().replaceAll(" ", "-")}`,
    name,
    description,
    calls: operations.map(describe),
  }));
  const answers = groups.flatMap(({ calls }) =>
    calls.flatMap((call) => call.answers),
  );
  const names = [
    ...new Set(answers.flatMap(({ shape }) => shape ?? [])),
    "Problem",
  ];
  const messages: DescribedMessage[] = Object.entries(webhookMessages).map(
    ([event, { summary, description }]) => ({
      event,
      summary,
      description,
      values: valuesOf(messageName(event)),
    }),
  );
  return {
    groups,
    messages,
    shapes: names.map((name) => ({ name, values: valuesOf(name) })),
  };
}
