import { planEvents } from "@/lib/content/plan-words";

/** What happens when, each event a mark on the ruler's edge. */
export function PlanEvents() {
  return (
    <section aria-labelledby="plan-events-title" className="mt-16">
      <h2 id="plan-events-title" className="text-3xl">
        What happens when
      </h2>
      <dl className="mt-6 border-edge border-l">
        {planEvents.map(({ when, outcome }) => (
          <div
            key={when}
            className="relative grid gap-x-8 py-4 pl-6 before:absolute before:top-7 before:left-0 before:h-px before:w-4 before:bg-edge md:grid-cols-[17rem_1fr]"
          >
            <dt className="font-semibold font-serif text-xl leading-snug">{when}</dt>
            <dd className="max-w-2xl text-muted max-md:mt-1">{outcome}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
