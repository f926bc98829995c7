import { render, screen } from "@testing-library/react";
import { BudgetAlert, ModelUsage } from "@/components/admin/model-usage";

test("no alert while there is budget left, or no limit", () => {
  const { container, rerender } = render(
    <BudgetAlert budget={20} spent={15.99} dailyCalls={null} state="fine" />,
  );
  expect(container).toBeEmptyDOMElement();
  rerender(
    <BudgetAlert budget={0} spent={500} dailyCalls={null} state="fine" />,
  );
  expect(container).toBeEmptyDOMElement();
});

test("a nearly spent budget: the alert has the amounts and the setting", () => {
  render(
    <BudgetAlert budget={20} spent={16.5} dailyCalls={null} state="near" />,
  );
  const note = screen.getByRole("status");
  expect(note).toHaveTextContent("Today's model budget is nearly spent");
  expect(note).toHaveTextContent("$16.50 of $20.00 (82%)");
  expect(note).toHaveTextContent("MODEL_DAILY_BUDGET_USD");
});

test("a spent budget is announced as an alert", () => {
  render(
    <BudgetAlert budget={20} spent={20.4} dailyCalls={null} state="spent" />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Today's model budget is spent",
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "$20.40 of $20.00 (102%)",
  );
});

test("model usage shows today's cost and the budget", () => {
  const row = {
    day: "2026-11-21",
    model: "m",
    requests: 1,
    failed: 0,
    inputTokens: 1,
    outputTokens: 1,
    cost: 1,
  };
  const { rerender } = render(
    <ModelUsage
      rows={[row]}
      modelBudget={{ budget: 20, spent: 3.1, dailyCalls: null, state: "fine" }}
    />,
  );
  expect(screen.getByText(/Today: \$3\.10 of \$20\.00\./)).toBeInTheDocument();
  rerender(
    <ModelUsage
      rows={[row]}
      modelBudget={{ budget: 0, spent: 3.1, dailyCalls: null, state: "fine" }}
    />,
  );
  expect(screen.getByText(/Today: \$3\.10, no limit\./)).toBeInTheDocument();
  rerender(
    <ModelUsage
      rows={[row]}
      modelBudget={{ budget: 20, spent: 3.1, dailyCalls: 400, state: "fine" }}
    />,
  );
  expect(screen.getByText(/Today: 62 of 400 calls\./)).toBeInTheDocument();
});

test("a model without a price: the alert has the calls and their setting", () => {
  render(
    <BudgetAlert budget={20} spent={16.5} dailyCalls={400} state="near" />,
  );
  const note = screen.getByRole("status");
  expect(note).toHaveTextContent("330 of 400 calls (82%)");
  expect(note).toHaveTextContent("Raise MODEL_DAILY_CALLS");
});
