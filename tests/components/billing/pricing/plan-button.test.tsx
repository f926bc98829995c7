import { act, screen, waitFor, within } from "@testing-library/react";
import { CurrentPlan } from "@/components/billing/pricing/current-plan";
import { PlanButton } from "@/components/billing/pricing/plan-button";
import {
  openPage as openAddress,
  reloadPage,
} from "@/components/billing/pricing/plan-path";
import { toast } from "@/components/ui/toast";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { paidTiers, type Tier, tiers } from "@/lib/settings/plans";
import { openPage, sentTo } from "@/tests/components/auth/auth-page";
import {
  endingPlan,
  pastDuePlan,
  proPlan,
  standardPlan,
  trialPlan,
  triedPlan,
} from "@/tests/components/billing/pricing/plan-states";
import {
  failure,
  freePlan,
  held,
  ok,
  seller,
} from "@/tests/components/fake-api";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));
jest.mock("@/components/billing/pricing/plan-path", () => ({
  ...jest.requireActual<object>("@/components/billing/pricing/plan-path"),
  reloadPage: jest.fn(),
  openPage: jest.fn(),
}));

const fallback = "Failed to change subscription. Please try again.";

beforeEach(() => {
  for (const mock of [push, toast, reloadPage, openAddress])
    jest.mocked(mock).mockReset();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

function Page() {
  return (
    <>
      <CurrentPlan />
      {tiers.map((tier) => (
        <div key={tier} data-testid={tier}>
          <PlanButton tier={tier} />
        </div>
      ))}
    </>
  );
}

const card = (tier: string) => within(screen.getByTestId(tier));
const box = () => within(screen.getByRole("region", { name: "Your plan" }));

type Answers = NonNullable<Parameters<typeof openPage>[1]>;
async function openAs(status: SubscriptionStatus, answers: Answers = {}) {
  const page = openPage(<Page />, {
    "GET /api/auth/user": ok(seller),
    "GET /api/subscription-status": ok(status),
    ...answers,
  });
  await box().findByText(/ (plan|trial)/, { selector: ".swing-tag" });
  await waitFor(() =>
    expect(screen.getByTestId("pro")).not.toBeEmptyDOMElement(),
  );
  return page;
}

/** A tab as `window.open` returns it. */
function fakeTab() {
  const tab = {
    opener: window,
    closed: false,
    document: { title: "", body: { textContent: "" } },
    location: { replace: jest.fn() },
    close: jest.fn(),
  };
  jest.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  return tab;
}

/** The page reloads a moment after the toast. */
async function expectReload() {
  expect(reloadPage).not.toHaveBeenCalled();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
}

describe("a visitor", () => {
  test.each(paidTiers)(
    "choosing %s leads to sign-in and back to the plan",
    async (tier) => {
      const { user, api } = openPage(<Page />);
      await user.click(card(tier).getByRole("button", { name: /^Choose/ }));
      await waitFor(() =>
        expect(push).toHaveBeenCalledWith(
          `/signin?callbackUrl=%2Fpricing%3Fplan%3D${tier}`,
        ),
      );
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ title: "Sign In Required" }),
      );
      expect(api.calls).toEqual([]);
    },
  );

  test("Free leads to sign-up, and the plan box to sign-in", async () => {
    openPage(<Page />);
    await act(async () => undefined);
    expect(card("free").getByRole("link")).toHaveAttribute(
      "href",
      "/signup?callbackUrl=/generate",
    );
    expect(box().getByRole("link")).toHaveAttribute(
      "href",
      "/signin?callbackUrl=/pricing",
    );
    expect(screen.queryByText(/trial/)).not.toBeInTheDocument();
  });

  test("a click while the user is loading: a seller continues with the plan", async () => {
    const { handler, release } = held(ok(seller));
    const { user } = openPage(<Page />, { "GET /api/auth/user": handler });
    await user.click(card("pro").getByRole("button", { name: "Choose Pro" }));
    release();
    await box().findByText("Free plan");
    expect(push.mock.calls).toEqual([["/pricing?plan=pro"]]);
    expect(toast).not.toHaveBeenCalled();
  });
});

describe("offers", () => {
  test.each<[string, SubscriptionStatus, Record<Tier, RegExp[]>]>([
    [
      "free",
      freePlan,
      {
        free: [/^Current plan$/],
        standard: [/^Start 7-day trial$/, /^Choose Standard$/],
        pro: [/^Choose Pro$/],
      },
    ],
    [
      "free after the trial",
      triedPlan,
      {
        free: [/^Current plan$/],
        standard: [/^Choose Standard$/],
        pro: [/^Choose Pro$/],
      },
    ],
    [
      "the trial",
      trialPlan(5),
      {
        free: [/^Starts /],
        standard: [/^Keep Standard for \$5 per month$/],
        pro: [/^Choose Pro$/],
      },
    ],
    [
      "standard",
      standardPlan,
      {
        free: [/^Downgrade to Free$/],
        standard: [/^Current plan$/],
        pro: [/^Upgrade to Pro$/],
      },
    ],
    [
      "pro",
      proPlan,
      {
        free: [/^Downgrade to Free$/],
        standard: [/^Downgrade to Standard$/],
        pro: [/^Current plan$/],
      },
    ],
    [
      "a plan that ends",
      endingPlan,
      {
        free: [/^Starts December 21, 2026$/],
        standard: [/^Ends December 21, 2026$/],
        pro: [/^Upgrade to Pro$/],
      },
    ],
    [
      "an open payment",
      pastDuePlan,
      {
        free: [/^Downgrade to Free$/],
        standard: [/^Current plan$/],
        pro: [/^Pay the open/],
      },
    ],
  ])("on %s", async (_, status, offers) => {
    await openAs(status);
    for (const tier of tiers) {
      for (const words of offers[tier])
        expect(await card(tier).findByText(words)).toBeInTheDocument();
      expect(card(tier).queryAllByRole("button")).toHaveLength(
        offers[tier].filter((words) =>
          /Start \d|Choose|Keep|Downgrade|Upgrade/.test(words.source),
        ).length,
      );
    }
  });
});

describe("paying", () => {
  test("opens the payment page in a new tab, and shows a link to it", async () => {
    const tab = fakeTab();
    const { handler, release } = held(
      ok({ checkoutUrl: "https://pay.example/c/1" }),
    );
    const { user } = await openAs(freePlan, {
      "POST /api/create-checkout-session": handler,
    });
    await user.click(
      await card("pro").findByRole("button", { name: "Choose Pro" }),
    );
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(tab.opener).toBeNull();
    release();
    const link = await card("pro").findByRole("link", { name: "Pay Now" });
    expect(link).toHaveAttribute("href", "https://pay.example/c/1");
    expect(tab.location.replace).toHaveBeenCalledWith(
      "https://pay.example/c/1",
    );
    expect(sentTo("/api/create-checkout-session")).toEqual([{ plan: "pro" }]);
  });

  test("a blocked tab: the link leads to the payment page", async () => {
    jest.spyOn(window, "open").mockReturnValue(null);
    const { user } = await openAs(standardPlan, {
      "POST /api/create-checkout-session": ok({
        checkoutUrl: "https://pay.example/c/2",
      }),
    });
    await user.click(
      await card("pro").findByRole("button", { name: "Upgrade to Pro" }),
    );
    expect(
      await card("pro").findByRole("link", { name: "Pay Now" }),
    ).toHaveAttribute("target", "_blank");
  });

  test.each([
    [
      failure(503, "unavailable", "Our card provider is not answering."),
      "Our card provider is not answering.",
    ],
    [{ status: 502, body: "<html>" }, fallback],
    [{ status: 500 }, fallback],
  ])(
    "a failure closes the tab and shows the reason (%#)",
    async (answer, words) => {
      const tab = fakeTab();
      const { user } = await openAs(freePlan, {
        "POST /api/create-checkout-session": answer,
      });
      await user.click(
        await card("pro").findByRole("button", { name: "Choose Pro" }),
      );
      expect(await card("pro").findByText(words)).toBeInTheDocument();
      expect(toast).toHaveBeenCalledWith({
        title: "Plan Change Failed",
        description: words,
        variant: "error",
      });
      expect(tab.close).toHaveBeenCalled();
      expect(
        card("pro").getByRole("button", { name: "Choose Pro" }),
      ).toBeEnabled();
    },
  );

  test("an expired session redirects to sign-in", async () => {
    fakeTab();
    const { user } = await openAs(freePlan, {
      "POST /api/create-checkout-session": failure(
        401,
        "unauthenticated",
        "Authentication required",
      ),
    });
    await user.click(
      await card("pro").findByRole("button", { name: "Choose Pro" }),
    );
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith(
        "/signin?callbackUrl=%2Fpricing%3Fplan%3Dpro",
      ),
    );
    const description = "Please sign in to manage your subscription.";
    expect(toast).toHaveBeenCalledWith({
      title: "Sign In Required",
      description,
    });
  });
});

describe("the trial", () => {
  test("starts, shows a toast, and reloads the page", async () => {
    const { user } = await openAs(freePlan, {
      "POST /api/start-trial": ok({ message: "It has begun." }),
    });
    await user.click(
      await card("standard").findByRole("button", {
        name: "Start 7-day trial",
      }),
    );
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(toast).toHaveBeenCalledWith({
      title: "Trial Started",
      description: "It has begun.",
      variant: "success",
    });
    await expectReload();
  });

  test("a trial that can't start shows the reason", async () => {
    const { user } = await openAs(freePlan, {
      "POST /api/start-trial": failure(409, "conflict", "You had it."),
    });
    await user.click(
      await card("standard").findByRole("button", {
        name: "Start 7-day trial",
      }),
    );
    expect(
      await card("standard").findByText("You had it."),
    ).toBeInTheDocument();
    expect(toast).toHaveBeenCalledWith({
      title: "Trial Error",
      description: "You had it.",
      variant: "error",
    });
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test("the tag shows the remaining days", async () => {
    await openAs(trialPlan(5));
    expect(box().getByText("5 days left")).toBeInTheDocument();
    expect(
      box().queryByRole("button", { name: "Manage billing" }),
    ).not.toBeInTheDocument();
  });
});

describe("a downgrade", () => {
  const scheduled = ok({
    scheduled: true,
    message: "Your plan changes to Free on December 21, 2026.",
  });

  test("is confirmed in a dialog, scheduled, and announced", async () => {
    const { user, api } = await openAs(proPlan, {
      "POST /api/upgrade-subscription": scheduled,
    });
    await user.click(
      await card("free").findByRole("button", { name: "Downgrade to Free" }),
    );
    const dialog = within(
      await screen.findByRole("dialog", { name: "Change to Free?" }),
    );
    expect(
      dialog.getByText(/5 listings per month, no Brand Builder/),
    ).toBeInTheDocument();
    expect(dialog.getByText("Until December 21, 2026")).toBeInTheDocument();
    expect(api.to("/api/upgrade-subscription")).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Downgrade to Free" }));
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Downgrade Scheduled" }),
    );
    expect(sentTo("/api/upgrade-subscription")).toEqual([{ tier: "free" }]);
    await expectReload();
  });

  test("a canceled dialog sends nothing", async () => {
    const { user, api } = await openAs(proPlan);
    await user.click(
      await card("standard").findByRole("button", {
        name: "Downgrade to Standard",
      }),
    );
    const dialog = within(
      await screen.findByRole("dialog", { name: "Change to Standard?" }),
    );
    expect(
      dialog.getByText(/30 listings per month, \$5 per month/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Keep Pro" }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(api.to("/api/upgrade-subscription")).toHaveLength(0);
  });

  test("can be undone in the plan box", async () => {
    const kept = ok({
      scheduled: false,
      message: "You stay on the Standard plan.",
    });
    const { user } = await openAs(endingPlan, {
      "POST /api/upgrade-subscription": kept,
    });
    expect(
      box().getByText("Your plan changes to Free on December 21, 2026."),
    ).toBeInTheDocument();
    await user.click(box().getByRole("button", { name: "Keep my plan" }));
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Plan Changed!" }),
    );
    expect(sentTo("/api/upgrade-subscription")).toEqual([{ tier: "standard" }]);
    await expectReload();
  });
});

describe("the plan box", () => {
  test("a failed payment: the invoice can be paid, or the card updated", async () => {
    const { user } = await openAs(pastDuePlan, {
      "POST /api/billing-portal": ok({ portalUrl: "https://pay.example/p" }),
    });
    expect(
      box().getByText(/You keep Standard until November 27, 2026/),
    ).toBeInTheDocument();
    const link = box().getByRole("link", { name: "Pay invoice" });
    expect(link).toHaveAttribute("href", "https://pay.example/invoice/1");
    await user.click(box().getByRole("button", { name: "Update card" }));
    await waitFor(() =>
      expect(openAddress).toHaveBeenCalledWith("https://pay.example/p"),
    );
  });

  test("a first payment that isn't complete: told apart from a failed one, and its invoice can be paid", async () => {
    await openAs({
      ...triedPlan,

      hasPaymentIssue: true,
      isPaymentPending: true,
      hostedInvoiceUrl: "https://pay.example/1",
    });
    expect(
      box().getByText("Your first payment isn't complete"),
    ).toBeInTheDocument();
    expect(box().getByText(/bank debit takes a few days/)).toBeInTheDocument();
    expect(box().queryByText(/didn't go through/)).not.toBeInTheDocument();
    expect(box().getByRole("link", { name: "Pay invoice" })).toHaveAttribute(
      "href",
      "https://pay.example/1",
    );
  });

  test("billing that can't be opened shows the reason", async () => {
    const down = failure(503, "unavailable", "Stripe is not answering.");
    const { user } = await openAs(standardPlan, {
      "POST /api/billing-portal": down,
    });
    expect(box().getByText(/Renews on December 21, 2026/)).toBeInTheDocument();
    await user.click(box().getByRole("button", { name: "Manage billing" }));
    expect(
      await box().findByText("Stripe is not answering."),
    ).toBeInTheDocument();
    expect(openAddress).not.toHaveBeenCalled();
  });

  test.each([
    [
      { ...freePlan, listingsRemaining: 0, canCreateListing: false },
      "all 5 listings",
    ],
    [
      { ...standardPlan, listingsRemaining: 0, canCreateListing: false },
      "all 30 listings",
    ],
  ])("a reached limit is shown with the quota (%#)", async (status, words) => {
    await openAs(status);
    expect(box().getByRole("alert")).toHaveTextContent(
      "Monthly limit reached. Upgrade to continue.",
    );
    expect(box().getByRole("alert")).toHaveTextContent(words);
  });

  test("after a server error, the request can be repeated", async () => {
    const { user, api } = openPage(<Page />, {
      "GET /api/auth/user": ok(seller),
      "GET /api/subscription-status": failure(503, "unavailable", "Down"),
    });
    const again = await box().findByRole("button", { name: "Try again" });
    expect(
      await card("pro").findByText("Not available right now"),
    ).toBeInTheDocument();
    api.answer("GET /api/subscription-status", ok(standardPlan));
    await user.click(again);
    expect(await box().findByText("Standard plan")).toBeInTheDocument();
  });
});
