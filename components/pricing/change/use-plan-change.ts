"use client";

import { useState } from "react";
import { goTo, reloadPage } from "@/components/pricing/change/leave-page";
import { openTab } from "@/components/pricing/change/open-tab";
import { requestChange, requestPayPage, requestPortal, requestTrial } from "@/components/pricing/change/request-change";
import { useAttempt } from "@/components/pricing/change/use-attempt";
import { toast } from "@/components/ui/toast";
import type { Tier } from "@/lib/billing/plans";

const failed = "Plan Change Failed";
/** Milliseconds for which the message stands before the page is read anew. */
const reloadDelay = 1_500;

function tellAndReload(title: string, description: string | undefined) {
  toast({ title, description, variant: "success" });
  setTimeout(reloadPage, reloadDelay);
  return "leaving" as const;
}

/** Everything that can be done about a plan, one thing at a time. */
export function usePlanChange(tier: Tier) {
  const { attempt, isBusy, problem } = useAttempt(tier);
  const [payAt, setPayAt] = useState<string>();
  return {
    isBusy,
    problem,
    /** The page to pay on, once it was opened in another tab. */
    payAt,
    /** To be called in the click, since it opens a tab. */
    pay() {
      const tab = openTab();
      setPayAt(undefined);
      return attempt(failed, async () => {
        const address = await requestPayPage(tier).catch((error: unknown) => {
          tab?.close();
          throw error;
        });
        if (tab && !tab.closed) tab.location.replace(address);
        setPayAt(address);
        return "staying";
      });
    },
    /** Lowers the plan, or keeps it when it is the present one. */
    change: () =>
      attempt(failed, async () => {
        const { scheduled, message } = await requestChange(tier);
        return tellAndReload(scheduled ? "Downgrade Scheduled" : "Plan Changed!", message);
      }),
    startTrial: () =>
      attempt("Trial Error", async () => tellAndReload("Trial Started", (await requestTrial()).message)),
    /** Leads to the invoices and the card. */
    manage: () =>
      attempt("Could Not Open Billing", async () => {
        goTo(await requestPortal());
        return "staying";
      }),
  };
}

export type PlanChange = ReturnType<typeof usePlanChange>;
