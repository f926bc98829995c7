import { useState } from "react";
import type { toChoices } from "@/components/etsy/sheet/draft-form";
import type { Preview } from "@/components/etsy/sheet/draft-preview";
import { leaving, useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

type Choices = NonNullable<ReturnType<typeof toChoices>>;
type Step =
  /** The form is checked as it is, as soon as that is possible. */
  | { name: "direct" }
  | { name: "form" }
  | { name: "preview"; preview: Preview; choices: Choices };

/**
 * Asks what would be sent, then sends it. Nothing leaves for Etsy before
 * `send`.
 */
export function useSending(
  listingId: number,
  onStarted: () => Promise<void>,
  { isDirect, refusal }: { isDirect: boolean; refusal: ApiError | null },
) {
  const [step, setStep] = useState<Step>(
    isDirect && !refusal ? { name: "direct" } : { name: "form" },
  );
  const [error, setError] = useState(refusal);
  const path = `/api/listings/${listingId}/etsy-draft`;

  const { isPending, run } = useAction(
    (work: () => Promise<unknown>) => {
      setError(null);
      return work();
    },
    (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    },
  );
  return {
    step,
    error,
    isPending,
    back() {
      setStep({ name: "form" });
      setError(null);
    },
    check: (choices: Choices) =>
      run(async () => {
        const preview = await api<Preview>("POST", path, choices);
        setStep({ name: "preview", preview, choices });
      }),
    send: ({
      choices,
      preview: { digest },
    }: {
      choices: Choices;
      preview: Preview;
    }) =>
      run(async () => {
        await api("POST", path, { ...choices, confirm: true, digest });
        await onStarted();
        return leaving;
      }),
  };
}

export type Sending = ReturnType<typeof useSending>;
