import { DataTable } from "@/components/admin/data-table";
import { formatDay, formatShare } from "@/components/admin/format";
import { Section } from "@/components/admin/section";
import { buttonVariants } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import type { FunnelMetrics, FunnelStep } from "@/lib/admin/schema";

const number = new Intl.NumberFormat();
const dollars = new Intl.NumberFormat(undefined, {
  style: "currency",
  currency: "USD",
});
const exactDollars = new Intl.NumberFormat(undefined, {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 4,
});

type Step = {
  label: string;
  meaning: string;
  /** The step of which it is a share. Many sign up without a try. */
  of?: FunnelStep;
};
const steps: Record<FunnelStep, Step> = {
  visit: { label: "Visited", meaning: "opened a page without an account" },
  try: {
    label: "Tried",
    meaning: "had a listing written without an account",
    of: "visit",
  },
  sign_up: { label: "Signed up", meaning: "made an account", of: "visit" },
  first_listing: {
    label: "First listing",
    meaning: "had one written with the account",
    of: "sign_up",
  },
  second_week: {
    label: "Second week",
    meaning: "had one written on days 8 to 14",
    of: "first_listing",
  },
  paid: {
    label: "Paid",
    meaning: "chose a first paid plan",
    of: "first_listing",
  },
};

type FunnelProps = { funnel: FunnelMetrics };

const sumOf = ({ days }: FunnelMetrics, step: FunnelStep) =>
  days.reduce((sum, { counts }) => sum + counts[step], 0);

/** Answers the questions of whoever runs the site. */
export function Funnel({ funnel }: FunnelProps) {
  return (
    <>
      <Section
        title="Where do people stop?"
        note="In 30 days, UTC. Each step is counted on the day it happens, so those who signed up lately are not at the later ones yet."
      >
        <StepTable funnel={funnel} />
        <Disclosure summary="Show by day">
          <DayTable funnel={funnel} />
        </Disclosure>
      </Section>
      {funnel.steps.includes("try") && (
        <Section title="What does a try cost?" note={describeCost(funnel)} />
      )}
      <Section
        title="Which page brings sellers?"
        note="The page with which a tab began that later tried or signed up. Sums alone; browsers that ask not to be tracked are left out."
      >
        <PageTable funnel={funnel} />
        <a
          href="/admin/api/funnel/export"
          download
          className={buttonVariants({
            variant: "secondary",
            className: "mt-4",
          })}
        >
          Download all counts as CSV
        </a>
      </Section>
    </>
  );
}

function StepTable({ funnel }: FunnelProps) {
  const sums = funnel.steps.map((step) => ({
    step,
    count: sumOf(funnel, step),
    today: funnel.days.at(-1)?.counts[step] ?? 0,
  }));
  const most = Math.max(1, ...sums.map(({ count }) => count));
  return (
    <table className="w-full border-border border-t">
      <caption className="sr-only">Steps from a visit to a paid plan</caption>
      <thead className="text-muted-foreground text-sm">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            Step
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Today
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            30 days
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ step, count, today }) => (
          <tr key={step} className="border-border border-t align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              <span className="font-semibold">{steps[step].label}</span>{" "}
              <span className="text-muted-foreground text-sm">
                {steps[step].meaning}
              </span>
              <span
                className="mt-1 block h-2 rounded-sm bg-primary"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </th>
            <td className="w-16 py-2 text-right tabular-nums">
              {number.format(today)}
            </td>
            <td className="w-32 py-2 text-right tabular-nums sm:w-44">
              {number.format(count)}
              <ShareOfBefore funnel={funnel} step={step} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShareOfBefore({ funnel, step }: FunnelProps & { step: FunnelStep }) {
  const before = steps[step].of;
  if (before === undefined || sumOf(funnel, before) === 0) return null;
  return (
    <span className="block text-muted-foreground text-sm">
      {formatShare(sumOf(funnel, step), sumOf(funnel, before))} of{" "}
      {steps[before].label.toLowerCase()}
    </span>
  );
}

function DayTable({ funnel }: FunnelProps) {
  const cost = {
    label: "Cost of tries",
    isNumber: true,
    cell: ({ tryCost }: FunnelMetrics["days"][number]) =>
      tryCost === null ? "unknown price" : exactDollars.format(tryCost),
  };
  return (
    <DataTable
      caption="Steps by day"
      className="max-h-96 text-foreground"
      rows={[...funnel.days].reverse()}
      keyOf={({ day }) => day}
      columns={[
        { label: "Day", cell: ({ day }) => formatDay(day) },
        ...funnel.steps.map((step) => ({
          label: steps[step].label,
          isNumber: true,
          cell: ({ counts }: FunnelMetrics["days"][number]) =>
            number.format(counts[step]),
        })),
        ...(funnel.steps.includes("try") ? [cost] : []),
      ]}
    />
  );
}

/** "$0.0123 a try: $1.23 for 100 in 30 days." */
function describeCost(funnel: FunnelMetrics) {
  const tries = sumOf(funnel, "try");
  const costs = funnel.days.flatMap(({ tryCost }) => tryCost ?? []);
  if (tries === 0) return "No tries in the last 30 days.";
  if (costs.length === 0)
    return `${number.format(tries)} in the last 30 days. The model's price is unknown: MODEL_PRICE sets it.`;
  const cost = costs.reduce((sum, one) => sum + one, 0);
  return `${exactDollars.format(cost / tries)} each: ${dollars.format(cost)} for ${number.format(tries)} in the last 30 days, with what failed.`;
}

function PageTable({ funnel: { pages, steps: shown } }: FunnelProps) {
  if (pages.length === 0)
    return <p className="text-muted-foreground">Nothing was counted yet.</p>;
  type Page = FunnelMetrics["pages"][number];
  const tried = {
    label: "Tried",
    isNumber: true,
    cell: ({ tries }: Page) => number.format(tries),
  };
  return (
    <DataTable
      caption="Visits, tries and sign-ups by first page"
      className="max-h-96"
      rows={pages}
      keyOf={({ page }) => page}
      columns={[
        { label: "First page", cell: ({ page }) => page || "not known" },
        {
          label: "Visits",
          isNumber: true,
          cell: ({ visits }) => number.format(visits),
        },
        ...(shown.includes("try") ? [tried] : []),
        {
          label: "Signed up",
          isNumber: true,
          cell: ({ signUps }) => number.format(signUps),
        },
        {
          label: "Of its visits",
          isNumber: true,
          cell: ({ signUps, visits }) =>
            visits === 0 ? "–" : formatShare(signUps, visits),
        },
        {
          label: "Opened in all",
          isNumber: true,
          cell: ({ opened }) => number.format(opened),
        },
      ]}
    />
  );
}
