"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useSubscriptionStatus } from "@/components/billing";
import { useUser } from "@/components/site";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import { limitReached, premiumFeature } from "@/lib/billing/plan-messages";
import { ApiError } from "@/lib/browser/api-error";
import { type ErrorMessages, messageFor } from "@/lib/browser/error-messages";
import { plans } from "@/lib/settings/plans";

export const brandPath = "/shop-name-generator";

type Failure = {
  title: string;
  description: string;
  /** Where the seller can resolve it. */
  goTo: "/pricing" | `/signin?callbackUrl=${typeof brandPath}` | null;
};

const signInRequired: Failure = {
  title: "Sign In Required",
  description: "Your form will still be here when you come back.",
  goTo: `/signin?callbackUrl=${brandPath}`,
};

type KnownFailure = Omit<Failure, "description"> & {
  /** Null where the server's own is better. */
  description: string | null;
};

const messages: ErrorMessages<KnownFailure | null> = {
  unauthenticated: signInRequired,
  premium_feature: premiumFeature,
  limit_reached: limitReached,
  other: null,
};

/** Shows the failure, and redirects to where the seller can resolve it. */
export function useFailureRedirect() {
  const router = useRouter();
  return ({ title, description, goTo }: Failure) => {
    toast({
      title,
      description,
      variant: goTo?.startsWith("/signin") ? "default" : "error",
    });
    if (goTo) router.push(goTo);
  };
}

/**
 * Runs one generation at a time. The server checks the plan; checking it here
 * too saves the request.
 */
export function useGeneration(what: "shop names" | "logos") {
  const [reason, setReason] = useState<string | null>(null);
  const { user } = useUser();
  const { status, refresh } = useSubscriptionStatus();
  const showFailure = useFailureRedirect();

  function explain(error: unknown) {
    const { code, message } =
      error instanceof ApiError ? error : { code: undefined, message: "" };
    const known = messageFor(code, messages);
    if (known)
      return showFailure({
        ...known,
        description: known.description ?? message,
      });
    setReason(message || null);
    showFailure({
      title: "Generation Failed",
      description: `Failed to generate ${what}. Please try again.`,
      goTo: null,
    });
  }

  const { isPending, run } = useAction(
    (generate: () => Promise<void>) => generate(),
    explain,
  );

  return {
    isPending,
    /**
     * The server's message for an unexpected failure, shown next to the tool.
     */
    reason,
    async run(generate: () => Promise<void>) {
      if (user === null) return showFailure(signInRequired);
      if (status && !plans[status.subscriptionTier].brandBuilder)
        return showFailure(premiumFeature);
      setReason(null);
      await run(generate);
      refresh();
    },
  };
}
