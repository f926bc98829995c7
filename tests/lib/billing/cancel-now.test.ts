import Stripe from "stripe";
import { cancelNow } from "@/lib/billing/resume-subscription";
import { callStripe } from "@/lib/billing/stripe";

jest.mock("@/lib/billing/stripe", () => ({
  ...jest.requireActual("@/lib/billing/stripe"),
  callStripe: jest.fn(),
}));

const subscription = { id: "sub_1", schedule: null } as Stripe.Subscription;
const failWith = (code: string) =>
  jest.mocked(callStripe).mockRejectedValue(
    new Stripe.errors.StripeInvalidRequestError({
      type: "invalid_request_error",
      code,
    }),
  );

test("a subscription that another call has just ended: it has ended, as wanted", async () => {
  failWith("resource_missing");
  await expect(cancelNow(subscription)).resolves.toBeUndefined();
});

test("a subscription that Stripe doesn't end: that is told", async () => {
  failWith("lock_timeout");
  await expect(cancelNow(subscription)).rejects.toMatchObject({
    code: "lock_timeout",
  });
});
