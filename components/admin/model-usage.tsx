import { DataTable } from "@/components/admin/data-table";
import { formatDay, formatShare } from "@/components/admin/format";
import { Section } from "@/components/admin/section";
import { Alert } from "@/components/ui/alert";
import type { ModelBudget, ModelMetrics } from "@/lib/admin/schema";

const number = new Intl.NumberFormat();
const exactDollars = new Intl.NumberFormat(undefined, {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 4,
});
const dollars = new Intl.NumberFormat(undefined, {
  style: "currency",
  currency: "USD",
});

type ModelUsageProps = { rows: ModelMetrics[]; modelBudget: ModelBudget };

export function ModelUsage({ rows, modelBudget }: ModelUsageProps) {
  const cost = rows.reduce((sum, row) => sum + (row.cost ?? 0), 0);
  const requests = rows.reduce((sum, row) => sum + row.requests, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  const note = `${dollars.format(cost)} in 90 days, ${number.format(requests)} requests, ${formatShare(failed, requests)} failed. Includes listings, photo analysis, rewrites, shop names and logos.`;
  const today = `Today: ${formatSpending(modelBudget)}.`;
  return (
    <Section
      title="Model usage"
      note={
        rows.length === 0
          ? "No requests in the last 90 days."
          : `${note} ${today}`
      }
    >
      {rows.length > 0 && (
        <DataTable
          caption="Model cost and failures by day"
          className="max-h-96"
          rows={rows}
          keyOf={({ day, model }) => `${day} ${model}`}
          columns={[
            { label: "Day", cell: ({ day }) => formatDay(day) },
            {
              label: "Requests",
              isNumber: true,
              cell: (row) => number.format(row.requests),
            },
            {
              label: "Failed",
              isNumber: true,
              cell: (row) => number.format(row.failed),
            },
            {
              label: "Failure rate",
              isNumber: true,
              cell: (row) => formatShare(row.failed, row.requests),
            },
            {
              label: "Cost",
              isNumber: true,
              cell: (row) =>
                row.cost === null
                  ? "unknown price"
                  : exactDollars.format(row.cost),
            },
            {
              label: "Input tokens",
              isNumber: true,
              cell: (row) => number.format(row.inputTokens),
            },
            {
              label: "Output tokens",
              isNumber: true,
              cell: (row) => number.format(row.outputTokens),
            },
            { label: "Model", cell: ({ model }) => model },
          ]}
        />
      )}
    </Section>
  );
}

/** "$3.10 of $20.00", "$3.10, no limit" or "62 of 400 calls". */
function formatSpending({ budget, spent, dailyCalls }: ModelBudget) {
  if (budget === 0) return `${dollars.format(spent)}, no limit`;
  if (dailyCalls === null)
    return `${dollars.format(spent)} of ${dollars.format(budget)}`;
  const calls = Math.round((spent / budget) * dailyCalls);
  return `${number.format(calls)} of ${number.format(dailyCalls)} calls`;
}

/**
 * Warns that generation stopped for today, or soon will; nothing while there is
 * budget left, or no limit.
 */
export function BudgetAlert(modelBudget: ModelBudget) {
  const { budget, spent, dailyCalls, state } = modelBudget;
  if (state === "fine") return null;
  const spending = `${formatSpending(modelBudget)} (${Math.floor((spent / budget) * 100)}%)`;
  const setting =
    dailyCalls === null ? "MODEL_DAILY_BUDGET_USD" : "MODEL_DAILY_CALLS";
  const remedy = `Raise ${setting} to continue before midnight UTC.`;
  return state === "spent" ? (
    <Alert variant="destructive" title="Today's model budget is spent">
      <p>
        {spending}. Listings, names, logos and rewrites are paused until
        midnight UTC. {remedy}
      </p>
    </Alert>
  ) : (
    <Alert variant="warning" title="Today's model budget is nearly spent">
      <p>
        {spending}. Generation stops for the day once it is spent. {remedy}
      </p>
    </Alert>
  );
}

/** The instance has no key of a model. */
export const SampleWriterAlert = () => (
  <Alert variant="warning" title="A sample writer writes the listings">
    <p>
      Its texts repeat what sellers type and the colors in their photos, and
      sellers see “Sample text” above them. Set ANTHROPIC_API_KEY to have a
      model write.
    </p>
  </Alert>
);
