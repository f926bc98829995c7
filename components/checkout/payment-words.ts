import type { PaymentState } from "@/components/checkout/payment-state";
import { plans } from "@/lib/billing/plans";

type Words = { title: string; text: string[]; edge: "plain" | "moss" | "amber" | "brick" };

/** What is said of a payment: what happened, and what to do about it. */
export function paymentWords(state: PaymentState): Words {
  switch (state.kind) {
    case "checking":
      return {
        title: "Checking your payment",
        text: ["This takes a few seconds. Please leave the page open."],
        edge: "plain",
      };
    case "paid":
      return {
        title: "Payment Successful!",
        text: [`You are on the ${plans[state.tier].name} plan now.`],
        edge: "moss",
      };
    case "processing":
      return {
        title: "Your payment is still on its way",
        text: [
          "Your bank has not confirmed it yet. The plan begins as soon as it does.",
          state.isAsking
            ? "We keep asking here, but you don't have to wait: it happens without this page too."
            : "This one takes longer than most. You can leave: the plan begins without this page too.",
        ],
        edge: "amber",
      };
    case "failed":
      return {
        title: "The payment was not completed",
        text: ["Nothing was charged, and your plan is as it was. You can choose a plan again whenever you like."],
        edge: "brick",
      };
    case "unknown":
      return {
        title: "We know of no such payment",
        text: [
          "The address may be incomplete, or the payment belongs to another account. If you paid, sign in with the account that you paid from.",
        ],
        edge: "plain",
      };
    case "signed_out":
      return {
        title: "Please sign in",
        text: ["Sign in with the account that you paid from, and we show you the payment."],
        edge: "plain",
      };
    case "unavailable":
      return {
        title: "We can't check your payment right now",
        text: ["If you paid, nothing is lost: your plan begins by itself. Try again in a minute to see it here."],
        edge: "amber",
      };
  }
}
