import { ChevronDown } from "lucide-react";
import { InlineText } from "@/components/site";
import type { Value } from "@/lib/public-api/document/describe-schema";

type ValuesProps = { values: Value[]; isAnswer?: boolean };

/**
 * The values of a request, or of an answer, whose required ones need no word.
 */
function Values({ values, isAnswer = false }: ValuesProps) {
  return (
    <dl>
      {values.map(({ name, type, isRequired, description }) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline gap-x-3 border-border border-b py-2 last:border-b-0"
        >
          <dt>
            <code className="break-all font-mono text-sm">{name}</code>
          </dt>
          <dd className="break-words text-muted-foreground text-sm">
            {type}
            <span>{isRequired && !isAnswer && ", required"}</span>
          </dd>
          {description && (
            <dd className="basis-full text-base">
              <InlineText text={description} sources={[]} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type NamedValuesProps = ValuesProps & {
  id: string;
  name: string;
  about?: string;
};

/** The values of a message or an answer, below its name. */
export function NamedValues({ id, name, about, ...values }: NamedValuesProps) {
  return (
    <div id={id} className="mt-8">
      <h3 className="border-border border-b pb-2 font-mono text-base">
        {name}
      </h3>
      {about && <p className="mt-2">{about}</p>}
      <Values {...values} />
    </div>
  );
}

/** What a request takes. Long lists are closed. */
export function RequestValues({
  title,
  values,
}: {
  title: string;
  values: Value[];
}) {
  if (values.length === 0) return null;
  return (
    <details
      open={values.length <= 6}
      className="group mt-3 rounded-md border border-border bg-card"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-3.5 font-semibold text-base">
        {title}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-border border-t px-3.5">
        <Values values={values} />
      </div>
    </details>
  );
}
