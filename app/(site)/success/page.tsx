import type { Metadata } from "next";
import { Suspense } from "react";
import { PaymentNotice, PaymentResult } from "@/components/billing";

export const metadata: Metadata = {
  title: "Your payment",
  description: "Whether your payment went through.",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function SuccessPage() {
  return (
    <div className="mx-auto max-w-xl px-(--gutter) pt-12 pb-8 sm:pt-20">
      <Suspense fallback={<PaymentNotice state={{ kind: "checking" }} />}>
        <PaymentResult />
      </Suspense>
    </div>
  );
}
