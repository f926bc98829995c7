import { Alert } from "@/components/ui/alert";
import type { ModelBudget } from "@/lib/admin/schema";

const dollars = new Intl.NumberFormat(undefined, { style: "currency", currency: "USD" });

/** Tells the owner that listings stop today, or soon will; nothing while there is room, or no limit. */
export function BudgetAlert({ budget, spent, state }: ModelBudget) {
  if (state === "fine") return null;
  const figures = `${dollars.format(spent)} of ${dollars.format(budget)} (${Math.floor((spent / budget) * 100)}%)`;
  const remedy = "Raise MODEL_DAILY_BUDGET_USD to go on before midnight UTC.";
  return state === "spent" ? (
    <Alert tone="brick" title="Today's model budget is spent">
      <p>
        {figures}. No listing, name, logo or rewrite is made until midnight UTC. {remedy}
      </p>
    </Alert>
  ) : (
    <Alert tone="amber" title="Today's model budget is nearly spent">
      <p>
        {figures}. Once it is spent, nothing more is written today. {remedy}
      </p>
    </Alert>
  );
}
