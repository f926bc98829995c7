import type { Tier } from "@/lib/billing/plans";

export type PaymentState =
  | { kind: "checking" }
  | { kind: "paid"; tier: Tier }
  /** `isAsking`: whether the page goes on asking by itself. */
  | { kind: "processing"; isAsking: boolean }
  | { kind: "failed" }
  /** Made up, or somebody else's: nobody is told which. */
  | { kind: "unknown" }
  | { kind: "signed_out" }
  | { kind: "unavailable" };
