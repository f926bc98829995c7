"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import {
  openPage,
  reloadPage,
  signInForPlan,
} from "@/components/billing/pricing/plan-path";
import { toast } from "@/components/ui/toast";
import { leaving, useAction } from "@/components/ui/use-action";
import {
  planChangeFailed,
  planSignInRequired,
} from "@/lib/billing/plan-messages";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type { Tier } from "@/lib/settings/plans";

const failureTitle = "Plan Change Failed";
/** Milliseconds for which the toast is shown before the page reloads. */
const reloadDelay = 1_500;

/** Everything a seller can do about a plan, one action at a time. */
export function usePlanChange(tier: Tier) {
  const { run, isPending, problem } = usePlanAction(tier);
  const [checkoutUrl, setCheckoutUrl] = useState<string>();
  return {
    isPending,
    problem,
    /** The payment page, once it was opened in another tab. */
    checkoutUrl,
    /** Must be called in the click handler, since it opens a tab. */
    pay() {
      const tab = openTab();
      setCheckoutUrl(undefined);
      return run(failureTitle, async () => {
        const address = await createCheckout(tier).catch((error: unknown) => {
          tab?.close();
          throw error;
        });
        if (tab && !tab.closed) tab.location.replace(address);
        setCheckoutUrl(address);
      });
    },
    /**
     * Downgrades at the end of the period; with the current plan, cancels a
     * scheduled downgrade.
     */
    changePlan: () =>
      run(failureTitle, async () => {
        const { scheduled, message } = await requestPlanChange(tier);
        return toastAndReload(
          scheduled ? "Downgrade Scheduled" : "Plan Changed!",
          message,
        );
      }),
    startTrial: () =>
      run("Trial Error", async () => {
        const { message } = await api<{ message?: string }>(
          "POST",
          "/api/start-trial",
        );
        return toastAndReload("Trial Started", message);
      }),
    /** Opens Stripe's page with the invoices and the card. */
    manageBilling: () =>
      run("Could Not Open Billing", async () => {
        const { portalUrl } = await api<{ portalUrl: string }>(
          "POST",
          "/api/billing-portal",
        );
        openPage(portalUrl);
      }),
  };
}

export type PlanChange = ReturnType<typeof usePlanChange>;

/** Runs one action at a time, and explains why it failed. */
function usePlanAction(tier: Tier) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();

  function explain(error: unknown, title: string) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === "unauthenticated") {
      toast(planSignInRequired);
      return router.push(signInForPlan(tier));
    }
    // A response without a code is not ours.
    const description =
      error instanceof ApiError && code !== undefined
        ? error.message
        : planChangeFailed;
    setProblem(description);
    return toast({ title, description, variant: "error" });
  }

  const { isPending, run } = useAction(
    (_title: string, action: () => Promise<unknown>) => {
      setProblem(undefined);
      // The toast is shown for two seconds only, so its code is loaded in the
      // meantime.
      import("@/components/ui/toaster").catch(() => undefined);
      return action();
    },
    explain,
  );

  return {
    isPending,
    /** Why the last action failed, for when its toast is gone. */
    problem,
    /**
     * An action that returns `leaving` leaves the buttons disabled until the
     * page reloads.
     */
    run,
  };
}

function toastAndReload(title: string, description: string | undefined) {
  toast({ title, description, variant: "success" });
  setTimeout(reloadPage, reloadDelay);
  return leaving;
}

/**
 * The address of the payment page, both for a first plan and for an upgrade.
 */
async function createCheckout(plan: Tier) {
  const { checkoutUrl } = await api<{ checkoutUrl: string }>(
    "POST",
    "/api/create-checkout-session",
    { plan },
  );
  return checkoutUrl;
}

const requestPlanChange = (tier: Tier) =>
  api<{ scheduled?: boolean; message?: string }>(
    "POST",
    "/api/upgrade-subscription",
    { tier },
  );

/**
 * Opens a tab within the click, since browsers block later ones; null if this
 * one is blocked too.
 */
function openTab() {
  const tab = window.open("", "_blank");
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = "Opening the payment page…";
  tab.document.body.textContent = "Opening the payment page…";
  return tab;
}
