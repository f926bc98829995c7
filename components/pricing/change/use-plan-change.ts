"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { goTo, reloadPage } from "@/components/pricing/change/leave-page";
import { openTab } from "@/components/pricing/change/open-tab";
import { signInForPlan } from "@/components/pricing/change/plan-path";
import {
  failureOf,
  isSignedOut,
  requestChange,
  requestPayPage,
  requestPortal,
  requestTrial,
} from "@/components/pricing/change/request-change";
import { toast } from "@/components/ui/toast";
import type { Tier } from "@/lib/billing/plans";

/** Milliseconds for which the message stands before the page is read anew. */
const reloadDelay = 1_500;

/** Everything that can be done about a plan, one thing at a time. */
export function usePlanChange(tier: Tier) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [payAt, setPayAt] = useState<string>();

  function explain(error: unknown, title: string) {
    if (isSignedOut(error)) {
      toast({ title: "Sign In Required", description: "Please sign in to manage your subscription." });
      return router.push(signInForPlan(tier));
    }
    const description = failureOf(error);
    setProblem(description);
    toast({ title, description, variant: "error" });
  }

  /** `isLeaving` is for work that ends with the page being read anew: until then nothing else may be begun. */
  async function run(failureTitle: string, work: () => Promise<void>, isLeaving: boolean) {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setPayAt(undefined);
    // What became of it is told for two seconds only, so what tells it is fetched meanwhile.
    import("@/components/ui/toaster").catch(() => undefined);
    try {
      await work();
      if (!isLeaving) setBusy(false);
    } catch (error) {
      setBusy(false);
      explain(error, failureTitle);
    }
  }

  function tellAndReload(title: string, description: string | undefined) {
    toast({ title, description, variant: "success" });
    setTimeout(reloadPage, reloadDelay);
  }

  return {
    isBusy,
    /** Why it failed, for when the toast is gone. */
    problem,
    /** The page to pay on, once it was opened in another tab. */
    payAt,
    /** To be called in the click, since it opens a tab. */
    pay() {
      if (isBusy) return;
      const tab = openTab();
      return run(
        "Plan Change Failed",
        async () => {
          const address = await requestPayPage(tier).catch((error: unknown) => {
            tab?.close();
            throw error;
          });
          if (tab && !tab.closed) tab.location.replace(address);
          setPayAt(address);
        },
        false,
      );
    },
    /** Lowers the plan, or keeps it when it is the present one. */
    change() {
      return run(
        "Plan Change Failed",
        async () => {
          const { scheduled, message } = await requestChange(tier);
          tellAndReload(scheduled ? "Downgrade Scheduled" : "Plan Changed!", message);
        },
        true,
      );
    },
    startTrial() {
      return run("Trial Error", async () => tellAndReload("Trial Started", (await requestTrial()).message), true);
    },
    /** Leads to the invoices and the card. */
    manage() {
      return run("Could Not Open Billing", async () => goTo(await requestPortal()), false);
    },
  };
}

export type PlanChange = ReturnType<typeof usePlanChange>;
