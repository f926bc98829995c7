import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PaymentResult } from "@/components/billing/checkout/payment-result";
import { openPage } from "@/tests/components/auth/auth-page";
import { failure, ok, seller } from "@/tests/components/fake-api";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const id = "cs_test_a1b2c3d4e5";
const path = `/api/verify-subscription/${id}`;
const verify = `GET ${path}`;
const seconds = (count: number) =>
  act(() => jest.advanceTimersByTimeAsync(count * 1_000));
const heading = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open(
  answers: Parameters<typeof openPage>[1],
  address = `/success?session_id=${id}`,
) {
  const page = openPage(
    <PaymentResult />,
    { "GET /api/auth/user": ok(seller), ...answers },
    address,
  );
  return {
    ...page,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}

test.each([
  ["standard", "30 listings per month"],
  ["pro", "Unlimited listings"],
])(
  "waits three seconds, checks once, and shows what the %s plan includes",
  async (subscriptionTier, quota) => {
    const { api } = open({
      [verify]: ok({ subscriptionTier, status: "paid" }),
    });
    expect(heading()).toHaveTextContent("Checking your payment");
    await seconds(2.9);
    expect(api.to(path)).toHaveLength(0);
    await seconds(0.2);
    expect(heading()).toHaveTextContent("Payment Successful!");
    expect(screen.getByText(quota)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(
      /Custom tone of voice|Priority support/,
    );
    expect(
      screen.getByRole("link", { name: "Go to Dashboard" }),
    ).toHaveAttribute("href", "/dashboard");
    expect(screen.getByRole("link", { name: "View Billing" })).toHaveAttribute(
      "href",
      "/pricing",
    );
    await seconds(600);
    expect(api.to(path)).toHaveLength(1);
  },
);

test("keeps checking a processing payment at growing intervals, and then offers a button", async () => {
  const processing = ok({ subscriptionTier: "free", status: "processing" });
  const { api, user } = open({ [verify]: processing });
  await seconds(3.1);
  expect(heading()).toHaveTextContent("Your payment is processing");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await seconds(300);
  const checks = api.to(path).length;
  expect(checks).toBeLessThanOrEqual(10);
  api.answer(verify, ok({ subscriptionTier: "pro", status: "paid" }));
  await user.click(screen.getByRole("button", { name: "Check again" }));
  await seconds(3.1);
  expect(heading()).toHaveTextContent("Payment Successful!");
  expect(api.to(path)).toHaveLength(checks + 1);
});

test("shows the plan as soon as the bank confirms", async () => {
  const { api } = open({
    [verify]: ok({ subscriptionTier: "free", status: "processing" }),
  });
  await seconds(3.1);
  api.answer(verify, ok({ subscriptionTier: "standard", status: "paid" }));
  await seconds(2.1);
  expect(heading()).toHaveTextContent("Payment Successful!");
});

test.each([
  [
    ok({ subscriptionTier: "free", status: "failed" }),
    "The payment was not completed",
    "View plans",
    "/pricing",
  ],
  [
    failure(404, "not_found", "There is no such payment."),
    "We couldn't find this payment",
    "View Billing",
    "/pricing",
  ],
  [
    failure(401, "unauthenticated", "Authentication required"),
    "Please sign in",
    "Sign in",
    `/signin?callbackUrl=${encodeURIComponent(`/success?session_id=${id}`)}`,
  ],
])(
  "a final outcome is shown and not checked again (%#)",
  async (answer, title, link, href) => {
    const { api } = open({ [verify]: answer });
    await seconds(3.1);
    expect(heading()).toHaveTextContent(title);
    expect(screen.getByRole("link", { name: link })).toHaveAttribute(
      "href",
      href,
    );
    await seconds(600);
    expect(api.to(path)).toHaveLength(1);
  },
);

test.each([
  [failure(503, "unavailable", "Down")],
  [failure(429, "rate_limited", "Too many")],
  [{ status: 502, body: "<html>" }],
])("an unknown outcome can be checked again (%#)", async (answer) => {
  const { api, user } = open({ [verify]: answer });
  await seconds(3.1);
  expect(heading()).toHaveTextContent("We can't check your payment right now");
  expect(document.body).toHaveTextContent("nothing is lost");
  api.answer(verify, ok({ subscriptionTier: "pro", status: "paid" }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await seconds(3.1);
  expect(heading()).toHaveTextContent("Payment Successful!");
});

test("without a session: no payment is found and nothing is requested", async () => {
  const { api } = open({}, "/success");
  await seconds(10);
  expect(heading()).toHaveTextContent("We couldn't find this payment");
  expect(
    api.calls.filter(({ path: called }) => called.includes("verify")),
  ).toEqual([]);
});

test("leaving the page stops the checks", async () => {
  const { api, unmount } = open({
    [verify]: ok({ subscriptionTier: "free", status: "processing" }),
  });
  await seconds(3.1);
  unmount();
  await seconds(600);
  expect(api.to(path)).toHaveLength(1);
});
