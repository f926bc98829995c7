import { Disclosure } from "@/components/ui/disclosure";
import type { Question } from "@/lib/content/faq";

export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="border-line border-t">
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          <div className="space-y-2">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
