import { Section } from "@/components/admin/section";
import { planNames } from "@/components/admin/words";
import { SwingTag } from "@/components/ui/swing-tag";
import type { Figures } from "@/lib/admin/schema";

const order = ["free", "trial", "standard", "pro"] as const;
const number = new Intl.NumberFormat();
const percent = new Intl.NumberFormat(undefined, {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The plot is the table: each row's bar stands behind figures that anybody can read. */
export function PlanTable({ plans }: { plans: Figures["plans"] }) {
  const total = order.reduce((sum, plan) => sum + plans[plan], 0);
  return (
    <Section title="Users by plan">
      <table className="w-full border-line border-t">
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
            <tr key={plan} className="border-line border-b">
              <th scope="row" className="w-29 py-2 pr-3 text-left font-normal sm:w-32 sm:pr-4">
                <SwingTag tone={plan === "free" ? "kraft" : "clay"}>{planNames[plan]}</SwingTag>
              </th>
              <td className="py-2">
                <div
                  className="h-4 rounded-sm bg-clay"
                  style={{ width: `${(plans[plan] / Math.max(1, total)) * 100}%` }}
                />
                <span className="sr-only">{percent.format(plans[plan] / Math.max(1, total))}</span>
              </td>
              <td className="w-28 py-2 pl-3 text-right tabular-nums">
                {number.format(plans[plan])}{" "}
                <span className="inline-block w-14 text-muted text-sm" aria-hidden="true">
                  {percent.format(plans[plan] / Math.max(1, total))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
