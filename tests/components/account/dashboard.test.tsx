import { act, render, screen, waitFor, within } from "@testing-library/react";
import { Dashboard } from "@/components/account/dashboard";
import { RecentListings } from "@/components/account/recent-listings";
import { toast } from "@/components/ui/toast";
import { openPage } from "@/tests/components/auth/auth-page";
import {
  entry,
  failure,
  freePlan,
  nothingWaits,
  ok,
  seller,
  setSignedInHint,
} from "@/tests/components/fake-api";
import { databases, keepTexts } from "@/tests/components/kept-texts";

const replace = jest.fn();
jest.mock("next/navigation", () => {
  const router = { replace: (path: string) => replace(path) };
  return { useRouter: () => router };
});
jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const recent = "GET /api/listings/history?limit=4";
const signedIn = {
  "GET /api/auth/user": ok(seller),
  "GET /api/subscription-status": ok(freePlan),
  [recent]: ok([entry(2), entry(1, { score: null })]),
};
const down = failure(503, "unavailable", "Down");

beforeEach(() => {
  replace.mockReset();
  jest.mocked(toast).mockReset();
});

test("shows the user, the plan and the remaining listings", async () => {
  openPage(<Dashboard />, signedIn);
  expect(
    await screen.findByText(`Welcome, ${seller.email}`),
  ).toBeInTheDocument();
  expect(await screen.findByRole("meter")).toHaveAttribute(
    "aria-valuetext",
    "3 of 5 listings",
  );
  expect(screen.getByText("Free plan")).toBeInTheDocument();
  expect(screen.getByText("December 1, 2026")).toBeInTheDocument();
  expect(
    screen.getByRole("link", { name: "Generate Listing" }),
  ).toHaveAttribute("href", "/generate");
  expect(screen.getByRole("link", { name: "View History" })).toHaveAttribute(
    "href",
    "/history",
  );
});

test("an unlimited plan has no ruler", async () => {
  const pro = {
    ...freePlan,
    subscriptionTier: "pro",
    quota: null,
    listingsRemaining: null,
    listingsThisMonth: 41,
  };
  openPage(<Dashboard />, {
    ...signedIn,
    "GET /api/subscription-status": ok(pro),
  });
  expect(await screen.findByText("41")).toBeInTheDocument();
  expect(screen.queryByRole("meter")).not.toBeInTheDocument();
});

test("a trial shows its end date", async () => {
  const trial = {
    ...freePlan,
    subscriptionTier: "standard",
    isInTrial: true,
    trialExpiresAt: "2026-11-28T12:00:00Z",
  };
  openPage(<Dashboard />, {
    ...signedIn,
    "GET /api/subscription-status": ok(trial),
  });
  expect(
    await screen.findByText("Standard trial, ends November 28."),
  ).toBeInTheDocument();
});

/** Disabled until its scripts are loaded. */
async function loadedRefreshButton() {
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Refresh" })).toBeEnabled(),
  );
  return screen.getByRole("button", { name: "Refresh" });
}

test("recent listings that are still loading: their places are items of a list too", () => {
  render(<RecentListings listings={undefined} />);
  const places = Array.from(
    screen.getByRole("list").children,
    ({ tagName }) => tagName,
  );
  expect(places).toEqual(["LI", "LI", "LI", "LI"]);
});

test("recent listings link to their history entries", async () => {
  openPage(<Dashboard />, signedIn);
  const link = await screen.findByRole("link", { name: /Mug 2/ });
  expect(link).toHaveAttribute("href", "/history?open=2");
  expect(link).toHaveTextContent("Score92");
  expect(screen.getByRole("link", { name: /Mug 1/ })).not.toHaveTextContent(
    "Score",
  );
});

describe("what waits", () => {
  const waits = "GET /api/user/waiting";
  const steps = { hasListing: true, hasShop: true, isOut: true };
  const section = async () =>
    within(await screen.findByRole("region", { name: "What waits for you" }));

  test("a new seller: the first three steps come first, and are ticked as they happen", async () => {
    const { api, user } = openPage(<Dashboard />, {
      ...signedIn,
      "GET /api/subscription-status": ok({
        ...freePlan,
        listingsThisMonth: 0,
        listingsRemaining: 5,
      }),
      [recent]: ok([]),
    });
    const first = await section();
    expect(
      first.getByRole("heading", { name: "Your first three steps" }),
    ).toBeVisible();
    expect(first.queryByText("Done")).toBeNull();
    expect(
      screen
        .getByRole("heading", { name: "What waits for you" })
        .compareDocumentPosition(
          screen.getByRole("heading", { name: "Usage this month" }),
        ),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      first.getByRole("link", { name: "Create Your First Listing" }),
    ).toHaveAttribute("href", "/generate");

    api.answer(recent, ok([entry(1)]));
    api.answer(
      waits,
      ok({
        ...nothingWaits,
        steps: { ...steps, hasShop: false, isOut: false },
      }),
    );
    await user.click(await loadedRefreshButton());
    expect(await screen.findByText("Done")).toBeVisible();
    expect(
      (await section()).getByRole("link", { name: "Open your listings" }),
    ).toHaveAttribute("href", "/history");
  });

  test("each thing that waits leads to where it is done, and the rest is counted", async () => {
    const listed = { listingId: 31, productName: "Speckled mug" };
    openPage(<Dashboard />, {
      ...signedIn,
      [waits]: ok({
        ...nothingWaits,
        listings: { count: 5, unseen: 5, first: [{ ...listed, points: 2 }] },
        batches: {
          count: 1,
          unseen: 0,
          first: [{ id: "b1", name: "Autumn mugs", ready: 14 }],
        },
        drafts: {
          count: 1,
          unseen: 1,
          first: [{ ...listed, listingId: 32, message: "Etsy said no." }],
        },
        changed: {
          count: 1,
          unseen: 0,
          first: [{ ...listed, listingId: 33, change: "expired" }],
        },
        photos: {
          count: 1,
          unseen: 0,
          first: [
            {
              ...listed,
              listingId: 34,
              photos: 3,
              expiresAt: "2026-12-02T10:00:00.000Z",
            },
          ],
        },
      }),
    });
    const known = await section();
    expect(
      known.getAllByRole("heading").map(({ textContent }) => textContent),
    ).toEqual([
      "What waits for you",
      "1 listing with photos that expire soon",
      "1 draft stopped",
      "1 batch to review",
      "5 listings with blanks or open claims",
      "1 listing changed on Etsy",
    ]);
    expect(
      known
        .getAllByRole("link")
        .map((link) => [link.getAttribute("href"), link.textContent]),
    ).toEqual([
      ["/history?open=34", "Speckled mug3 photos, until December 2"],
      ["/history?open=32", "Speckled mugEtsy said no."],
      ["/batches?batch=b1", "Autumn mugs14 written"],
      ["/history?open=31", "Speckled mug2 to fill in or confirm"],
      ["/history?points=open", "4 more"],
      ["/history?open=33", "Speckled mugIt has expired."],
    ]);
    expect(known.queryByText("Your first three steps")).toBeNull();
  });

  test("nothing waits, and the steps are taken: it says so", async () => {
    openPage(<Dashboard />, {
      ...signedIn,
      [waits]: ok({ ...nothingWaits, steps }),
    });
    expect((await section()).getByText(/^Nothing\./)).toBeVisible();
  });

  test("it can't be loaded: the rest of the page is there, and it is read again when asked", async () => {
    const { api, user } = openPage(<Dashboard />, {
      ...signedIn,
      [waits]: down,
    });
    const failed = await section();
    expect(screen.getByText("Free plan")).toBeVisible();
    api.answer(waits, ok({ ...nothingWaits, steps }));
    await user.click(failed.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^Nothing\./)).toBeVisible();
    expect(api.to("/api/user/waiting")).toHaveLength(2);
  });
});

describe("after an upgrade on the card provider's page", () => {
  const at = (subscriptionTier: string, isInTrial = false) =>
    ok({ ...freePlan, subscriptionTier, isInTrial });
  const plan = "GET /api/subscription-status";

  test("the plan is named once it is there, and once only", async () => {
    const { api, user, unmount } = openPage(
      <Dashboard />,
      { ...signedIn, [plan]: at("standard") },
      "/dashboard?upgraded=pro",
    );
    expect(await screen.findByText("Your upgrade is on its way")).toBeVisible();
    expect(window.location.search).toBe("");
    api.answer(plan, at("pro"));
    await user.click(await loadedRefreshButton());
    expect(await screen.findByText("Plan Changed!")).toBeVisible();
    expect(screen.getByText("You are on Pro now.")).toBeVisible();
    unmount();
    openPage(<Dashboard />, { ...signedIn, [plan]: at("pro") });
    await screen.findByText("Pro plan");
    expect(screen.queryByText("Plan Changed!")).toBeNull();
  });

  test.each([
    ["free", false],
    ["standard", true],
  ])(
    "on %s (trial: %s) an address alone changes no plan",
    async (tier, isInTrial) => {
      openPage(
        <Dashboard />,
        { ...signedIn, [plan]: at(tier, isInTrial) },
        "/dashboard?upgraded=standard",
      );
      expect(
        await screen.findByText("Your upgrade is on its way"),
      ).toBeVisible();
      expect(screen.queryByText("Plan Changed!")).toBeNull();
    },
  );

  test("an unknown plan in the address is ignored", async () => {
    openPage(<Dashboard />, signedIn, "/dashboard?upgraded=platinum");
    await screen.findByText("Free plan");
    expect(screen.queryByText(/upgrade is on its way|Plan Changed/)).toBeNull();
  });
});

test("a visitor is redirected to the sign-in page", async () => {
  openPage(<Dashboard />);
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/signin"));
});

test("a server error neither signs the user out nor removes loaded data", async () => {
  const { api, user } = openPage(<Dashboard />, signedIn);
  await screen.findByText("Free plan");
  api.answer("GET /api/auth/user", down);
  api.answer("GET /api/subscription-status", down);
  api.answer(recent, down);
  await user.click(await loadedRefreshButton());
  expect(
    await screen.findByText("We can't reach your account right now"),
  ).toBeInTheDocument();
  expect(screen.getByText("Free plan")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Mug 2/ })).toBeInTheDocument();
  expect(replace).not.toHaveBeenCalled();
});

test("polls every ten seconds, but not while the page is hidden", async () => {
  jest.useFakeTimers();
  try {
    const { api } = openPage(<Dashboard />, signedIn);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const before = api.to("/api/subscription-status").length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.to("/api/subscription-status")).toHaveLength(before + 1);
    jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.to("/api/subscription-status")).toHaveLength(before + 1);
  } finally {
    jest.useRealTimers();
  }
});

test.each(["signed out", "signed out already"])(
  "a seller who is %s leaves nothing of hers in the browser",
  async (how) => {
    const { deleted, kept } = keepTexts();
    expect(kept()).toHaveLength(4);
    const answer =
      how === "signed out"
        ? ok({})
        : failure(401, "unauthenticated", "Authentication required");
    const { user } = openPage(<Dashboard />, {
      ...signedIn,
      "POST /api/auth/signout": answer,
    });
    await screen.findByText("Free plan");
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/signin"));
    expect(kept()).toEqual(["other"]);
    expect(deleted.sort()).toEqual(databases);
  },
);

test("a sign-out that failed leaves what is typed", async () => {
  const { deleted, kept } = keepTexts();
  const { user } = openPage(<Dashboard />, {
    ...signedIn,
    "POST /api/auth/signout": down,
  });
  await screen.findByText("Free plan");
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect([kept().length, deleted]).toEqual([4, []]);
});

test("signing out redirects to the sign-in page, and nothing more is asked that a visitor may not", async () => {
  const signOut = "POST /api/auth/signout";
  const { user, api } = openPage(<Dashboard />, {
    ...signedIn,
    [signOut]: () => {
      setSignedInHint(false);
      return ok({});
    },
  });
  await screen.findByText("Free plan");
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/signin"));
  // The next poll comes while the way to the sign-in page is still loading.
  await user.click(await loadedRefreshButton());
  const names = api.calls.map(({ method, path }) => `${method} ${path}`);
  expect(names.slice(names.indexOf(signOut) + 1)).toEqual([]);
});

test("a sign-out that fails shows a message and stays on the page", async () => {
  const { user } = openPage(<Dashboard />, {
    ...signedIn,
    "POST /api/auth/signout": down,
  });
  await screen.findByText("Free plan");
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  const words = {
    title: "Failed to sign out. Please try again.",
    variant: "error",
  };
  await waitFor(() => expect(toast).toHaveBeenCalledWith(words));
  expect(replace).not.toHaveBeenCalled();
});

test("the account: its status, and the only way to change it", async () => {
  openPage(<Dashboard />, signedIn);
  const section = within(
    await screen.findByRole("region", { name: "Account status" }),
  );
  expect(section.getByText("Verified")).toBeVisible();
  expect(section.getByText("January 1, 2026")).toBeVisible();
  expect(section.getByRole("link", { name: "Settings" })).toHaveAttribute(
    "href",
    "/settings/account",
  );
  expect(screen.queryByLabelText("Current password")).toBeNull();
  expect(
    screen.queryByRole("button", {
      name: /password|delete|download/i,
      hidden: true,
    }),
  ).toBeNull();
});
