import { screen } from "@testing-library/react";
import { Analytics } from "@/components/admin/analytics";
import { openPage } from "@/tests/components/auth/auth-page";
import { ok, seller } from "@/tests/components/fake-api";

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal: () => undefined,
    close: () => undefined,
  });
});

const day = { day: "2026-11-22", signUps: 1, listings: 2 };
/** Without what later versions added. */
const metrics = {
  days: [day],
  plans: { free: 1, standard: 0, pro: 0, trial: 0 },
  model: [],
  modelBudget: { budget: 20, spent: 0, dailyCalls: null, state: "fine" },
  jobs: [],
};
const users = {
  summary: { totalUsers: 1, activeUsers: 1, paidUsers: 0 },
  data: [],
};

const open = (answer: object) =>
  openPage(<Analytics />, {
    "GET /api/auth/user": ok({ ...seller, isAdmin: true }),
    "GET /admin/api/metrics": ok(answer),
    "GET /admin/api/users?q=&sort=-created_at&limit=25": ok(users),
  });

test("analytics during an upgrade: the answer of an instance of the former version is shown", async () => {
  open(metrics);
  expect(await screen.findByText("None.")).toBeInTheDocument();
  expect(
    screen.getByRole("heading", { name: "Billing issues" }),
  ).toBeInTheDocument();
});

test("analytics: say that a sample writer writes, as long as it does", async () => {
  open({ ...metrics, hasSampleWriter: true });
  expect(
    await screen.findByText("A sample writer writes the listings"),
  ).toBeVisible();
  expect(screen.getByText(/Set ANTHROPIC_API_KEY/)).toBeVisible();
});

test("analytics: don't speak of a sample writer where a model writes", async () => {
  open({ ...metrics, hasSampleWriter: false });
  expect(await screen.findByText("None.")).toBeInTheDocument();
  expect(screen.queryByText(/sample writer/i)).toBeNull();
});
