import { act, render, screen, waitFor } from "@testing-library/react";
import { openPage } from "@/tests/components/auth/auth-page";
import { provideBrowserParts } from "@/tests/components/browser-parts";
import { enter } from "@/tests/components/enter";
import { failure, freePlan, ok, seller } from "@/tests/components/fake-api";
import { findPlanWords } from "@/tests/support/plan-words";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

// As the page passes it on, before what reads it is loaded: each part is
// imported where it is opened.
document.documentElement.dataset.billing = "off";
afterAll(() => {
  delete document.documentElement.dataset.billing;
});

beforeEach(() => {
  provideBrowserParts();
  localStorage.clear();
  router.push.mockReset();
});

const unlimited = {
  ...freePlan,
  subscriptionTier: "pro" as const,
  quota: null,
  listingsRemaining: null,
  canStartTrial: false,
};
const limited = { ...unlimited, quota: 5, listingsRemaining: 3 };
const usedUp = {
  ...limited,
  listingsRemaining: 0,
  canCreateListing: false,
};
const signedIn = (status: object) => ({
  "GET /api/auth/user": ok(seller),
  "GET /api/subscription-status": ok(status),
});
const refusal = failure(
  403,
  "limit_reached",
  "You've reached your monthly limit. It resets on December 1.",
);

const shownText = () =>
  `${document.body.textContent} ${[...document.querySelectorAll("a")].map(({ href }) => href)}`;
const expectNoPlans = () => expect(findPlanWords(shownText())).toEqual([]);

test.each([
  ["no limit", unlimited, /no monthly limit/],
  ["listings left", limited, "listings left this month"],
  ["none left", usedUp, "Monthly limit reached. It resets on December 1."],
])(
  "dashboard with %s: usage, and nothing of plans",
  async (_, status, text) => {
    const { Dashboard } = await import("@/components/account/dashboard");
    openPage(
      <Dashboard />,
      {
        ...signedIn(status),
        "GET /api/listings/history?limit=4": ok([]),
      },
      "/dashboard?upgraded=pro",
    );
    expect(await screen.findByText(text)).toBeVisible();
    expectNoPlans();
  },
);

test("a used-up month: the server's sentence stays on the page, which opens no other", async () => {
  const { explainFailure } = await import(
    "@/components/generate/explain-failure"
  );
  const { ApiError } = await import("@/lib/browser/api-error");
  const error = new ApiError(403, "limit_reached", "It resets on May 1.");
  expect(explainFailure(error, "from_form")).toEqual({
    title: "Listing Limit Reached",
    description: "It resets on May 1.",
    goTo: null,
  });
});

test("Brand Builder: open to a visitor, and its limit is said where it is", async () => {
  const { BrandBuilder } = await import("@/components/brand/brand-builder");
  const { toast } = await import("@/components/ui/toast");
  const visit = openPage(<BrandBuilder />, {}, "/shop-name-generator");
  expect(await screen.findByText(/Fill in the form now and/)).toBeVisible();
  expectNoPlans();
  visit.unmount();

  const { user } = openPage(
    <BrandBuilder />,
    {
      ...signedIn(limited),
      "GET /api/brand-kit": ok({ names: [], runs: [], logos: [] }),
      "POST /api/generate-shop-names": refusal,
    },
    "/shop-name-generator",
  );
  expect(
    await screen.findByText("3 of 5 listings left this month"),
  ).toBeVisible();
  const box = (name: string) => screen.getByRole("textbox", { name });
  await enter(user, box("Keywords"), "stoneware");
  await enter(user, box("Shop description"), "Mugs in quiet glazes.");
  await user.click(screen.getByRole("button", { name: "Generate Shop Names" }));
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: "Listing Limit Reached",
      description:
        "You've reached your monthly limit. It resets on December 1.",
    }),
  );
  expect(router.push).not.toHaveBeenCalled();
  expectNoPlans();
});

test("batches: what is left, and what waits", async () => {
  const { QuotaNotice } = await import("@/components/batches/new/quota-notice");
  const { WhenChoice } = await import("@/components/batches/new/when-choice");
  const parts = [unlimited, limited, usedUp].map((status, index) => (
    <QuotaNotice key={String(index)} status={status} count={9} />
  ));
  const { container } = render(
    <>
      {parts}
      <WhenChoice count={9} mode="now" onChange={() => {}} />
      <WhenChoice count={9} mode="day" onChange={() => {}} />
    </>,
  );
  expect(container).toHaveTextContent("No monthly limit.");
  expect(container).toHaveTextContent(
    "3 left this month: the last 6 will wait, and nothing is lost. Continue after December 1, 2026.",
  );
  expect(container).toHaveTextContent("0 left this month: all of them");
  expectNoPlans();
});

test.each([
  ["40", "40 listings per month."],
  [undefined, null],
])("sign-up with a limit of %s: says %s", async (limit, said) => {
  const { dataset } = document.documentElement;
  if (limit) dataset.monthlyListings = limit;
  const { default: SignUpPage } = await import("@/app/(bare)/signup/page");
  openPage(<SignUpPage />);
  if (said) expect(await screen.findByText(said)).toBeVisible();
  else await act(async () => {});
  expectNoPlans();
  delete dataset.monthlyListings;
});

test("analytics: users without plans, from an answer without them", async () => {
  const { Analytics } = await import("@/components/admin/analytics");
  openPage(<Analytics />, {
    "GET /api/auth/user": ok({ ...seller, isAdmin: true }),
    "GET /admin/api/metrics": ok({
      days: [{ day: "2026-11-22", signUps: 1, listings: 2 }],
      model: [],
      modelBudget: { budget: 20, spent: 0, dailyCalls: null, state: "fine" },
      jobs: [],
    }),
    "GET /admin/api/users?q=&sort=-created_at&limit=25": ok({
      summary: { totalUsers: 1, activeUsers: 1 },
      data: [
        {
          id: 7,
          email: seller.email,
          created_at: "2026-11-01T00:00:00.000Z",
          listings_this_month: 1,
          total_listings: 2,
          last_listing_date: null,
        },
      ],
    }),
  });
  expect(await screen.findByText(seller.email)).toBeVisible();
  expect(await screen.findByText("Background jobs")).toBeVisible();
  expectNoPlans();
});
