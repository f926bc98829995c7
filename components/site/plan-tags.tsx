import { cn } from "@/lib/browser/cn";
import { inEveryPlan, planCards } from "@/lib/content/plan-details";
import type { Tier } from "@/lib/settings/plans";

type PlanTagsProps = {
  heading: "h2" | "h3";
  /** The button of each plan. */
  action: (tier: Tier) => React.ReactNode;
};

/**
 * The thread falls to the hole of the first tag, in the middle of it, and rises
 * behind that of the last one. In thousandths of the width.
 */
function threadOver(count: number) {
  const first = Math.round(500 / count) - 4;
  const part = (share: number) => Math.round(first * share);
  const last = 1_000 - first;
  return [
    `M0 20C${part(0.37)} 34 ${part(0.675)} 40 ${first} 40H${last}`,
    `C${last + part(0.41)} 40 ${1_000 - part(0.37)} 34 1000 20`,
  ].join("");
}

/** The plans as tags that hang from one thread. */
export function PlanTags({ heading: Heading, action }: PlanTagsProps) {
  return (
    <div className="relative">
      <svg
        viewBox="0 0 1000 40"
        preserveAspectRatio="none"
        className="-inset-x-5 absolute top-0 hidden h-10 w-[calc(100%+2.5rem)] fill-none stroke-[1.5] stroke-primary md:block"
        aria-hidden="true"
      >
        <path
          d={threadOver(planCards.length)}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul className="grid gap-6 md:auto-cols-fr md:grid-flow-col md:pt-3">
        {planCards.map(
          ({ tier, name, price, per, quota, points, isPopular }) => (
            <li
              key={tier}
              className={cn(
                "hang-tag flex flex-col md:max-lg:pt-17",
                isPopular && "[--tag-edge:var(--primary)] [--tag-line:2px]",
              )}
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-2">
                <Heading className="text-2xl">{name}</Heading>
                {isPopular && (
                  <span className="whitespace-nowrap font-semibold text-primary text-sm md:max-lg:absolute md:max-lg:inset-x-0 md:max-lg:top-10 md:max-lg:text-center">
                    Most Popular
                  </span>
                )}
              </div>
              <p className="mt-3 flex items-baseline gap-2">
                <span className="font-serif text-5xl tabular-nums leading-none">
                  {price}
                </span>
                <span className="text-muted-foreground">{per}</span>
              </p>
              <p className="mt-4 font-semibold">{quota}</p>
              <ul className="mt-2 mb-6 space-y-1.5 text-muted-foreground">
                {points.map((point) => (
                  <li key={point} className="flex gap-2.5">
                    <span
                      className="mt-3 h-px w-3 shrink-0 bg-input"
                      aria-hidden="true"
                    />
                    {point}
                  </li>
                ))}
              </ul>
              <div className="mt-auto">{action(tier)}</div>
            </li>
          ),
        )}
      </ul>
      <InEveryPlan />
    </div>
  );
}

function InEveryPlan() {
  return (
    <div className="mt-6 gap-x-6 border-border border-t pt-4 md:flex">
      <p className="shrink-0 font-semibold">In every plan</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground max-md:mt-1.5">
        {inEveryPlan.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}
