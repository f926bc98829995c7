import { InlineText } from "@/components/site/inline-text";
import type { Value } from "@/lib/public-api/docs/describe-schema";

type ValueListProps = { title: string; values: Value[]; isAnswer?: boolean };

/** The values of a request or an answer. Long lists are closed. */
export function ValueList({ title, values, isAnswer = false }: ValueListProps) {
  if (values.length === 0) return null;
  return (
    <details open={values.length <= 6 && !isAnswer} className="mt-3 rounded-md border border-line bg-sheet">
      <summary className="flex min-h-11 cursor-pointer items-center px-3.5 font-semibold text-base">{title}</summary>
      <dl className="border-line border-t px-3.5 pb-3">
        {values.map(({ name, type, isRequired, description }) => (
          <div key={name} className="border-line border-b py-2 last:border-b-0">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="break-all font-mono text-sm">{name}</code>
              <span className="text-muted-foreground text-sm">
                {type}
                {isRequired && !isAnswer && ", required"}
              </span>
            </dt>
            {description && (
              <dd className="text-base">
                <InlineText text={description} sources={[]} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
