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

test("analytics: say what runs, when it was migrated, and what is new", async () => {
  open({
    ...metrics,
    release: {
      version: "1.1.0",
      commit: "0123456789abcdef0123456789abcdef01234567",
      changes: {
        title: "1.1.0",
        since: "1.0.0",
        groups: [{ title: "Upgrading", entries: ["Run `npm run migrate`."] }],
      },
      migration: { name: "20261128_tables", at: "2026-11-28T12:00:00.000Z" },
    },
  });
  expect(await screen.findByText("1.1.0")).toBeVisible();
  expect(screen.getByText("0123456789ab")).toBeVisible();
  expect(screen.getByText("20261128_tables")).toBeVisible();
  expect(screen.getByText(/Nov 28, 2026/)).toBeVisible();
  expect(screen.getByText("New since 1.0.0")).toBeVisible();
  expect(screen.getByText("npm run migrate").tagName).toBe("CODE");
});

test("analytics: what the build didn't say is unknown", async () => {
  const release = { version: null, commit: null, changes: null };
  open({ ...metrics, release: { ...release, migration: null } });
  expect(await screen.findAllByText("unknown")).toHaveLength(2);
  expect(screen.getByText("never")).toBeVisible();
});
