import { FigureTable } from "@/components/admin/figure-table";
import { Section } from "@/components/admin/section";
import { shortDay } from "@/components/admin/words";
import type { ModelBudget, ModelFigures } from "@/lib/admin/schema";

const number = new Intl.NumberFormat();
const percent = new Intl.NumberFormat(undefined, {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const dollars = new Intl.NumberFormat(undefined, { style: "currency", currency: "USD", minimumFractionDigits: 4 });
const sums = new Intl.NumberFormat(undefined, { style: "currency", currency: "USD" });

type ModelTableProps = { rows: ModelFigures[]; modelBudget: ModelBudget };

export function ModelTable({ rows, modelBudget: { budget, spent } }: ModelTableProps) {
  const cost = rows.reduce((sum, row) => sum + (row.cost ?? 0), 0);
  const [asked, failed] = [
    rows.reduce((sum, row) => sum + row.requests, 0),
    rows.reduce((sum, row) => sum + row.failed, 0),
  ];
  const note = `${sums.format(cost)} in 90 days for ${number.format(asked)} questions, of which ${percent.format(failed / Math.max(1, asked))} failed. Everything that asks the model is in it: listings, photo readings, rewrites, shop names and logos.`;
  const today = `Today: ${sums.format(spent)}${budget === 0 ? ", without a limit" : ` of ${sums.format(budget)}`}.`;
  return (
    <Section title="The model" note={rows.length === 0 ? "Nothing was asked in the last 90 days." : `${note} ${today}`}>
      {rows.length > 0 && (
        <FigureTable
          caption="Cost and failures of the model by day"
          className="max-h-96"
          rows={rows}
          keyOf={({ day, model }) => `${day} ${model}`}
          columns={[
            { label: "Day", cell: ({ day }) => shortDay(day) },
            { label: "Asked", isNumber: true, cell: (row) => number.format(row.requests) },
            { label: "Failed", isNumber: true, cell: (row) => number.format(row.failed) },
            {
              label: "Failure rate",
              isNumber: true,
              cell: (row) => percent.format(row.failed / Math.max(1, row.requests)),
            },
            {
              label: "Cost",
              isNumber: true,
              cell: (row) => (row.cost === null ? "price unknown" : dollars.format(row.cost)),
            },
            { label: "Tokens in", isNumber: true, cell: (row) => number.format(row.inputTokens) },
            { label: "Tokens out", isNumber: true, cell: (row) => number.format(row.outputTokens) },
            { label: "Model", cell: ({ model }) => model },
          ]}
        />
      )}
    </Section>
  );
}
