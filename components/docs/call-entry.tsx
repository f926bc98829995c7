import { CodeExamples } from "@/components/docs/code-examples";
import { RequestValues } from "@/components/docs/values";
import { InlineText } from "@/components/site";
import { parametersOf } from "@/lib/public-api/create-document";
import {
  describeParameter,
  type Value,
} from "@/lib/public-api/document/describe-schema";
import { laterSamples } from "@/lib/public-api/examples/samples";
import type { Operation } from "@/lib/public-api/operations/operation";

type CallEntryProps = { operation: Operation; origin: string; body: Value[] };

/**
 * One call: what it does, what it takes, what it answers, and programs that
 * make it.
 */
export function CallEntry({ operation, origin, body }: CallEntryProps) {
  const { id, summary, description, method, path, scope, isOpen } = operation;
  const later = laterSamples[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-8 border-border border-t pt-6"
    >
      <h3 id={`${id}-title`} className="text-xl">
        {summary}
      </h3>
      <p className="mt-1.5 break-all font-mono text-sm">
        <strong>{method.toUpperCase()}</strong> /api/v1{path}
      </p>
      {description && (
        <p className="mt-2.5">
          <InlineText text={description} sources={[]} />
        </p>
      )}
      <p className="mt-2 text-base text-muted-foreground">
        <InlineText
          text={`Scope \`${scope}\`${isOpen ? ", or no key at a lower limit" : ""}.`}
          sources={[]}
        />
      </p>
      <RequestValues
        title="Parameters and headers"
        values={parametersOf(operation).map(describeParameter)}
      />
      <RequestValues title="Body" values={body} />
      <CodeExamples operation={operation} origin={origin} />
      {later && (
        <>
          <p className="mt-4 font-semibold text-base">{later.title}</p>
          <CodeExamples
            operation={operation}
            origin={origin}
            sample={later.sample}
          />
        </>
      )}
      <Answers operation={operation} />
    </section>
  );
}

function Answers({
  operation: { responses, problems },
}: {
  operation: Operation;
}) {
  return (
    <ul className="mt-4 text-base">
      {Object.entries(responses).map(([status, { description, shape }]) => (
        <li key={status}>
          <strong>{status}</strong> {description}{" "}
          {shape && (
            <a
              href={`#shape-${shape}`}
              className="font-mono text-primary text-sm underline underline-offset-4 hover:text-primary-hover"
            >
              {shape}
            </a>
          )}
        </li>
      ))}
      {problems.length > 0 && (
        <li className="text-muted-foreground">
          Problems: {problems.join(", ")}.
        </li>
      )}
    </ul>
  );
}
