import { screen, waitFor } from "@testing-library/react";
import { ChosenPlan } from "@/components/billing/pricing/current-plan";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import {
  proPlan,
  standardPlan,
  triedPlan,
} from "@/tests/components/billing/pricing/plan-states";
import { freePlan, ok, seller } from "@/tests/components/fake-api";

const replace = jest.fn();
jest.mock("next/navigation", () => {
  const router = { replace: (path: string) => replace(path) };
  return {
    useRouter: () => router,
    useSearchParams: () => new URLSearchParams(window.location.search),
  };
});
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));
beforeEach(() => replace.mockReset());

const heading = () => screen.findByRole("heading", { name: /^You chose/ });

function openAs(status: SubscriptionStatus, address: string, answers = {}) {
  const signedIn = {
    "GET /api/auth/user": ok(seller),
    "GET /api/subscription-status": ok(status),
  };
  return openPage(<ChosenPlan />, { ...signedIn, ...answers }, address);
}

test("offers the chosen plan, and opens its payment page", async () => {
  jest.spyOn(window, "open").mockReturnValue(null);
  const checkout = {
    "POST /api/create-checkout-session": ok({
      checkoutUrl: "https://pay.example/c",
    }),
  };
  const { user } = openAs(freePlan, "/pricing?plan=pro", checkout);
  expect(await heading()).toHaveTextContent("You chose Pro");
  await waitFor(async () => expect(await heading()).toHaveFocus());
  expect(
    screen.queryByRole("button", { name: "Start 7-day trial" }),
  ).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Continue to payment" }));
  expect(await screen.findByRole("link", { name: "Pay Now" })).toHaveAttribute(
    "href",
    "https://pay.example/c",
  );
  expect(sentTo("/api/create-checkout-session")).toEqual([{ plan: "pro" }]);
});

test("offers the trial of Standard to sellers who can start it", async () => {
  const { unmount } = openAs(freePlan, "/pricing?plan=standard");
  await heading();
  expect(
    screen.getByRole("button", { name: "Start 7-day trial" }),
  ).toBeInTheDocument();
  unmount();
  openAs(triedPlan, "/pricing?plan=standard");
  await heading();
  expect(
    screen.queryByRole("button", { name: "Start 7-day trial" }),
  ).not.toBeInTheDocument();
});

test("can be dismissed", async () => {
  const { user } = openAs(freePlan, "/pricing?plan=standard");
  await heading();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(replace).toHaveBeenCalledWith("/pricing");
});

test.each([
  ["the current plan", standardPlan, "/pricing?plan=standard"],
  ["a lower plan", proPlan, "/pricing?plan=standard"],
  ["the free plan", freePlan, "/pricing?plan=free"],
  ["an unknown plan", freePlan, "/pricing?plan=__proto__"],
  ["no plan", freePlan, "/pricing"],
])("offers nothing for %s", async (_, status, address) => {
  const { api, container } = openAs(status, address);
  await waitFor(() => expect(api.to("/api/auth/user")).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test("offers nothing to a visitor", async () => {
  const { container } = openPage(<ChosenPlan />, {}, "/pricing?plan=pro");
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
