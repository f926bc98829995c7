import { plans, type Tier } from "@/lib/settings/plans";

export type PaymentState =
  | { kind: "checking" }
  | { kind: "paid"; tier: Tier }
  /** `isPolling`: whether the page keeps checking. */
  | { kind: "processing"; isPolling: boolean }
  | { kind: "failed" }
  /** Invalid or another user's; the page doesn't reveal which. */
  | { kind: "unknown" }
  | { kind: "signed_out" }
  | { kind: "unavailable" };

type PaymentMessage = {
  title: string;
  text: string[];
  edge: "default" | "success" | "warning" | "destructive";
};

/** Explains the payment's state and the next step. */
export function paymentMessage(state: PaymentState): PaymentMessage {
  switch (state.kind) {
    case "checking":
      return {
        title: "Checking your payment",
        text: ["This takes a few seconds. Please keep this page open."],
        edge: "default",
      };
    case "paid":
      return {
        title: "Payment Successful!",
        text: [`You are now on the ${plans[state.tier].name} plan.`],
        edge: "success",
      };
    case "processing":
      return {
        title: "Your payment is processing",
        text: [
          "Your bank has not confirmed it yet. Your plan starts as soon as it does.",
          state.isPolling
            ? "We keep checking. You can leave this page; your plan starts without it."
            : "This is taking longer than usual. You can leave this page; your plan starts without it.",
        ],
        edge: "warning",
      };
    case "failed":
      return {
        title: "The payment was not completed",
        text: [
          "Nothing was charged, and your plan has not changed. You can choose a plan again at any time.",
        ],
        edge: "destructive",
      };
    case "unknown":
      return {
        title: "We couldn't find this payment",
        text: [
          "The address may be incomplete, or the payment belongs to another account. If you paid, sign in with the account you paid from.",
        ],
        edge: "default",
      };
    case "signed_out":
      return {
        title: "Please sign in",
        text: ["Sign in with the account you paid from to see the payment."],
        edge: "default",
      };
    case "unavailable":
      return {
        title: "We can't check your payment right now",
        text: [
          "If you paid, nothing is lost: your plan starts automatically. Try again in a minute.",
        ],
        edge: "warning",
      };
  }
}
