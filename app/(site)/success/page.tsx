import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { PaymentNotice, PaymentResult } from "@/components/billing";
import { byBilling, installation } from "@/lib/settings/installation";

export const metadata: Metadata = byBilling(
  {
    title: "Your payment",
    description: "Whether your payment went through.",
    robots: { index: false },
    referrer: "no-referrer",
  },
  {},
);

export default function SuccessPage() {
  if (!installation().hasBilling) notFound();
  return (
    <div className="mx-auto max-w-xl px-(--gutter) pt-12 pb-8 sm:pt-20">
      <Suspense fallback={<PaymentNotice state={{ kind: "checking" }} />}>
        <PaymentResult />
      </Suspense>
    </div>
  );
}
