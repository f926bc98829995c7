import { render, screen } from "@testing-library/react";
import { BillingIssues } from "@/components/admin/billing-issues";

const since = "2026-11-22T12:00:00.000Z";

test("billing issues: each with its customer's address, or id without an account", () => {
  const price = {
    customer: "cus_1",
    kind: "unknown_price",
    detail: "pays price_9",
    since,
    userId: 1,
    email: "a@b.example",
  };
  const orphan = {
    ...price,
    customer: "cus_2",
    kind: "orphan",
    detail: "pays",
    userId: null,
    email: null,
  };
  render(<BillingIssues issues={[price, orphan]} />);
  expect(
    screen.getByRole("row", {
      name: /^a@b\.example Price that belongs to no plan pays price_9/,
    }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole("row", { name: /^cus_2 Customer without an account/ }),
  ).toBeInTheDocument();
});

test("billing issues: without any, the section says so", () => {
  render(<BillingIssues issues={[]} />);
  expect(screen.getByText("None.")).toBeInTheDocument();
});
