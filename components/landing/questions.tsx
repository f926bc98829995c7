import { QuestionList } from "@/components/site";
import { landingQuestions } from "@/lib/content/faq";

export function Questions() {
  return (
    <section
      aria-labelledby="questions-title"
      className="defer-layout mx-auto grid max-w-6xl gap-8 px-(--gutter) pt-16 sm:pt-20 md:grid-cols-[1fr_1.7fr]"
      style={{ containIntrinsicSize: "auto 32rem" }}
    >
      <div>
        <h2 id="questions-title" className="text-3xl sm:text-4xl">
          What sellers ask first
        </h2>
        <p className="mt-3 text-muted-foreground">
          <a
            href="/faq"
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            All questions
          </a>
        </p>
      </div>
      <QuestionList questions={landingQuestions} />
    </section>
  );
}
