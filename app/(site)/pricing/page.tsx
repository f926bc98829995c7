import { notFound } from "next/navigation";
import { Suspense } from "react";
import {
  ChosenPlan,
  CurrentPlan,
  HowBillingWorks,
  PlanButton,
  PlanComparison,
} from "@/components/billing";
import { PlanTags, QuestionList } from "@/components/site";
import { closedDoor } from "@/lib/content/closed-door";
import { pricingQuestions } from "@/lib/content/faq";
import { pageMetadata } from "@/lib/content/page-metadata";
import { byBilling, installation } from "@/lib/settings/installation";

export const metadata = byBilling(
  () => pageMetadata("/pricing"),
  () => ({}),
)();

export default function PricingPage() {
  if (!installation().hasBilling) notFound();
  const signIn = closedDoor()?.signIn;
  return (
    <div className="mx-auto max-w-6xl px-(--gutter) pt-12 sm:pt-16">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h1 className="text-4xl sm:text-5xl">Pricing</h1>
          <p className="mt-3 max-w-md text-lg text-muted-foreground">
            Pay for how many listings you make, nothing else. Every plan checks
            every field.
          </p>
        </div>
        <CurrentPlan />
      </div>
      <Suspense>
        <ChosenPlan />
      </Suspense>
      <div className="mt-10">
        <PlanTags
          heading="h2"
          action={(tier) => (
            <PlanButton tier={tier} {...(signIn && { signIn })} />
          )}
        />
      </div>
      <p className="mt-4 text-muted-foreground text-sm">
        Prices in US dollars, billed monthly in advance. Change or cancel at any
        time.
      </p>
      <PlanComparison />
      <HowBillingWorks />
      <section aria-labelledby="pricing-questions" className="mt-16 max-w-3xl">
        <h2 id="pricing-questions" className="mb-5 text-3xl">
          Billing questions
        </h2>
        <QuestionList questions={pricingQuestions} />
      </section>
    </div>
  );
}
