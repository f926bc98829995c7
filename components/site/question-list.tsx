import { InlineText } from "@/components/site/inline-text";
import { Disclosure } from "@/components/ui/disclosure";
import type { Question } from "@/lib/content/faq";
import { guideSources } from "@/lib/content/sources";
import { formatDay } from "@/lib/time/format-day";

export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="border-border border-t">
      {questions.map(({ id, question, answer, sources }) => (
        <Disclosure key={id} summary={question}>
          <div className="space-y-2">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <InlineText text={paragraph} sources={[]} />
              </p>
            ))}
            {sources && <Sources names={sources} />}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

function Sources({ names }: { names: NonNullable<Question["sources"]> }) {
  return (
    <ul
      aria-label="Sources"
      className="space-y-0.5 border-border border-t pt-2 text-sm"
    >
      {names.map((name) => {
        const { title, publisher, url, checkedOn } = guideSources[name];
        return (
          <li key={name}>
            <a
              href={url}
              rel="noreferrer"
              className="text-primary underline underline-offset-4"
            >
              {title}
            </a>
            , {publisher}, checked{" "}
            <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>
          </li>
        );
      })}
    </ul>
  );
}
