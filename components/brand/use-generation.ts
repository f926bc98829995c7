"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { explainFailure, type Failure, premiumFeature, signInFirst } from "@/components/brand/explain-failure";
import { useUser } from "@/components/site/use-user";
import { toast } from "@/components/ui/toast";

/** Tells the seller, and takes them where they can do something about it. */
export function useLeave() {
  const router = useRouter();
  return ({ title, description, goTo }: Failure) => {
    toast({ title, description, variant: goTo?.startsWith("/signin") ? "default" : "error" });
    if (goTo) router.push(goTo);
  };
}

/** Makes one thing at a time, for sellers whose plan has the brand builder; the server decides, this spares the wait. */
export function useGeneration(what: "shop names" | "logos") {
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const { user } = useUser();
  const { status, refresh } = useSubscriptionStatus();
  const leave = useLeave();

  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    if (user === null) return leave(signInFirst);
    if (status?.subscriptionTier === "free") return leave(premiumFeature);
    setBusy(true);
    setReason(null);
    try {
      await work();
    } catch (error) {
      const failure = explainFailure(error, what);
      setReason(failure.reason);
      leave(failure);
    }
    setBusy(false);
    await refresh();
  }
  return { isBusy, reason, run };
}
