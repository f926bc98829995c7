import type { Metadata } from "next";
import { CurrentPlan } from "@/components/pricing/current-plan";
import { PlanButton } from "@/components/pricing/plan-button";
import { PlanTable } from "@/components/pricing/plan-table";
import { PlanTags } from "@/components/site/plan-tags";
import { QuestionList } from "@/components/site/question-list";
import { pricingQuestions } from "@/lib/content/faq";

export const metadata: Metadata = {
  title: "Pricing",
  description: "Free with 5 listings a month, Standard with 30 for $5, Pro without a limit for $12.",
  alternates: { canonical: "/pricing" },
};

export default function PricingPage() {
  return (
    <div className="mx-auto max-w-6xl px-5 pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Pricing</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">
        Pay for how many listings you make, nothing else. Every plan checks every field.
      </p>
      <CurrentPlan />
      <div className="mt-10">
        <PlanTags heading="h2" action={(tier) => <PlanButton tier={tier} />} />
      </div>
      <PlanTable />
      <section aria-labelledby="pricing-questions" className="mt-16 max-w-3xl">
        <h2 id="pricing-questions" className="mb-5 text-3xl">
          What happens when
        </h2>
        <QuestionList questions={pricingQuestions} />
      </section>
    </div>
  );
}
