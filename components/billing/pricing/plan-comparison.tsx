import {
  billingEvents,
  inEveryPlan,
  planCards,
  planComparison,
} from "@/lib/content/plan-details";
import type { Tier } from "@/lib/settings/plans";

export function PlanComparison() {
  return (
    <section aria-labelledby="plan-table-title" className="mt-16">
      <h2 id="plan-table-title" className="text-3xl">
        Compare plans
      </h2>
      <table className="mt-5 w-full border-input border-t text-left max-sm:text-sm">
        <thead>
          <tr>
            <td className="py-3" />
            {planCards.map(({ tier, name }) => (
              <th
                key={tier}
                scope="col"
                className="w-[22%] py-3 pr-2 font-semibold"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planComparison.map(({ feature, cells }) => (
            <FeatureRow
              key={feature}
              feature={feature}
              cell={(tier) => cells[tier]}
            />
          ))}
        </tbody>
        <tbody>
          <tr className="border-input border-t">
            <th
              scope="rowgroup"
              colSpan={planCards.length + 1}
              className="pt-6 pb-2 font-semibold font-serif text-xl"
            >
              In every plan
            </th>
          </tr>
          {inEveryPlan.map((feature) => (
            <FeatureRow key={feature} feature={feature} cell={() => "Yes"} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type FeatureRowProps = { feature: string; cell: (tier: Tier) => string };

function FeatureRow({ feature, cell }: FeatureRowProps) {
  return (
    <tr className="border-border border-t align-top">
      <th scope="row" className="py-3 pr-3 font-normal text-muted-foreground">
        {feature}
      </th>
      {planCards.map(({ tier }) => (
        <td key={tier} className="py-3 pr-2 tabular-nums">
          {cell(tier)}
        </td>
      ))}
    </tr>
  );
}

/** Each event is a mark on the ruler's edge. */
export function HowBillingWorks() {
  return (
    <section aria-labelledby="how-billing-works" className="mt-16">
      <h2 id="how-billing-works" className="text-3xl">
        How billing works
      </h2>
      <dl className="mt-6 border-input border-l">
        {billingEvents.map(({ when, outcome }) => (
          <div
            key={when}
            className="relative grid gap-x-8 py-4 pl-6 before:absolute before:top-7 before:left-0 before:h-px before:w-4 before:bg-input md:grid-cols-[17rem_1fr]"
          >
            <dt className="font-semibold font-serif text-xl leading-snug">
              {when}
            </dt>
            <dd className="max-w-2xl text-muted-foreground max-md:mt-1">
              {outcome}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
