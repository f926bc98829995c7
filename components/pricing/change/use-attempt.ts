"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { signInForPlan } from "@/components/pricing/change/plan-path";
import { failureOf, isSignedOut } from "@/components/pricing/change/request-change";
import { toast } from "@/components/ui/toast";
import type { Tier } from "@/lib/billing/plans";

/** Does one thing at a time about a plan, and tells why it failed. */
export function useAttempt(tier: Tier) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function explain(error: unknown, title: string) {
    if (isSignedOut(error)) {
      toast({ title: "Sign In Required", description: "Please sign in to manage your subscription." });
      return router.push(signInForPlan(tier));
    }
    const description = failureOf(error);
    setProblem(description);
    toast({ title, description, variant: "error" });
  }

  return {
    isBusy,
    /** Why the last attempt failed, for when its toast is gone. */
    problem,
    /** Nothing else may be begun after work that ends with `leaving`: the page is about to be read anew. */
    async attempt(failureTitle: string, work: () => Promise<"staying" | "leaving">) {
      setBusy(true);
      setProblem(undefined);
      // What became of it is told for two seconds only, so what tells it is fetched meanwhile.
      import("@/components/ui/toaster").catch(() => undefined);
      try {
        if ((await work()) === "staying") setBusy(false);
      } catch (error) {
        setBusy(false);
        explain(error, failureTitle);
      }
    },
  };
}
