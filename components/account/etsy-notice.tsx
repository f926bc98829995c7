"use client";

import Link from "next/link";
import { useState } from "react";
import { takeReturn } from "@/components/etsy";
import { Alert } from "@/components/ui/alert";
import { useTakenParameter } from "@/components/ui/use-taken-parameter";
import { auditPath } from "@/lib/content/audit";
import {
  type ConnectOutcome,
  connectOutcomes,
} from "@/lib/etsy/connection/schema";

type Notice = { variant: "success" | "warning"; title: string; text: string };

const notices: Record<ConnectOutcome, Notice> = {
  connected: {
    variant: "success",
    title: "Your Etsy shop is connected",
    text: "You can see it, and disconnect it, in",
  },
  denied: {
    variant: "warning",
    title: "Your shop is not connected",
    text: "You declined on Etsy. To try again, open",
  },
  expired: {
    variant: "warning",
    title: "Your shop is not connected",
    text: "Connecting has to be finished within ten minutes, in the browser where you started. Start again in",
  },
  no_shop: {
    variant: "warning",
    title: "There is no shop to connect",
    text: "Your Etsy account has no shop yet. Open one there, then connect it in",
  },
  scope_missing: {
    variant: "warning",
    title: "Your shop is not connected",
    text: "Etsy granted fewer permissions than a draft requires. Please try again in",
  },
  failed: {
    variant: "warning",
    title: "Your shop is not connected",
    text: "Etsy didn't respond as expected. Nothing is lost. Please try again in",
  },
};

/** How connecting a shop ended, once: Etsy's consent page leads here. */
export function EtsyNotice() {
  const given = useTakenParameter("etsy");
  const outcome = connectOutcomes.find((each) => each === given);
  return outcome === undefined ? null : <OutcomeAlert outcome={outcome} />;
}

function OutcomeAlert({ outcome }: { outcome: ConnectOutcome }) {
  const [returnPath] = useState(takeReturn);
  const { variant, title, text } = notices[outcome];
  return (
    <Alert variant={variant} title={title} className="mt-5">
      {text}{" "}
      <Link href="/shop#etsy" className="underline">
        Shop
      </Link>
      .
      {returnPath && (
        <Link
          href={returnPath}
          className="mt-1 flex min-h-11 w-fit items-center font-semibold underline"
        >
          {returnPath.startsWith(auditPath)
            ? "Continue with the audit"
            : "Continue with your batch"}
        </Link>
      )}
    </Alert>
  );
}
