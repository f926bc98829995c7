import { CodeExample } from "@/components/docs/code-example";
import { RequestValues } from "@/components/docs/value-list";
import { InlineText } from "@/components/site/inline-text";
import type { DescribedCall } from "@/lib/public-api/docs/describe-operations";

/**
 * One call: what it does, what it takes, what it answers, and programs that
 * make it.
 */
export function CallEntry({ call }: { call: DescribedCall }) {
  const {
    id,
    summary,
    description,
    method,
    path,
    scope,
    isOpen,
    parameters,
    body,
    answers,
    problems,
    examples,
    laterExamples,
  } = call;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-8 border-line border-t pt-6"
    >
      <h3 id={`${id}-title`} className="text-xl">
        {summary}
      </h3>
      <p className="mt-1.5 break-all font-mono text-sm">
        <strong>{method}</strong> /api/v1{path}
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
      <RequestValues title="Parameters and headers" values={parameters} />
      <RequestValues title="Body" values={body} />
      {examples.map((example) => (
        <CodeExample key={example.language} {...example} />
      ))}
      {laterExamples && (
        <p className="mt-4 font-semibold text-base">{laterExamples.title}</p>
      )}
      {laterExamples?.examples.map((example) => (
        <CodeExample key={example.language} {...example} />
      ))}
      <ul className="mt-4 text-base">
        {answers.map(({ status, description, shape }) => (
          <li key={status}>
            <strong>{status}</strong> {description}{" "}
            {shape && (
              <a
                href={`#shape-${shape}`}
                className="font-mono text-clay text-sm underline underline-offset-4 hover:text-clay-deep"
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
    </section>
  );
}
