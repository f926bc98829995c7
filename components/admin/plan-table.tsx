import { formatShare, planName } from "@/components/admin/format";
import { Section } from "@/components/admin/section";
import { SwingTag } from "@/components/ui/swing-tag";
import type { Metrics } from "@/lib/admin/schema";
import { paidTiers } from "@/lib/settings/plans";

const order = ["free", "trial", ...paidTiers] as const;
const number = new Intl.NumberFormat();

/** Each row has a bar and its numbers, so the chart needs no separate table. */
export function PlanTable({ plans }: Required<Pick<Metrics, "plans">>) {
  const total = order.reduce((sum, plan) => sum + plans[plan], 0);
  return (
    <Section title="Users by plan">
      <table className="w-full border-border border-t">
        <caption className="sr-only">Users by plan</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Share</th>
            <th scope="col">Users</th>
          </tr>
        </thead>
        <tbody>
          {order.map((plan) => (
            <tr key={plan} className="border-border border-b">
              <th
                scope="row"
                className="w-29 py-2 pr-3 text-left font-normal sm:w-32 sm:pr-4"
              >
                <SwingTag variant={plan === "free" ? "default" : "primary"}>
                  {planName(plan)}
                </SwingTag>
              </th>
              <td className="py-2">
                <div
                  className="h-4 rounded-sm bg-primary"
                  style={{
                    width: `${(plans[plan] / Math.max(1, total)) * 100}%`,
                  }}
                />
                <span className="sr-only">
                  {formatShare(plans[plan], total)}
                </span>
              </td>
              <td className="w-28 py-2 pl-3 text-right tabular-nums">
                {number.format(plans[plan])}{" "}
                <span
                  className="inline-block w-14 text-muted-foreground text-sm"
                  aria-hidden="true"
                >
                  {formatShare(plans[plan], total)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
