import { useState } from "react";
import type { toChoices } from "@/components/etsy/sheet/draft-form";
import type { Preview } from "@/components/etsy/sheet/draft-preview";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

type Choices = NonNullable<ReturnType<typeof toChoices>>;
export type Step = {
  isBusy: boolean;
  error: ApiError | null;
} /** The form is checked as it is, as soon as that is possible. */ & (
  | { name: "direct" }
  | { name: "form" }
  | { name: "preview"; preview: Preview; choices: Choices }
);

const formStep: Step = { name: "form", isBusy: false, error: null };

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
    isDirect && !refusal
      ? { ...formStep, name: "direct" }
      : { ...formStep, error: refusal },
  );
  const path = `/api/listings/${listingId}/etsy-draft`;

  async function run(work: () => Promise<void>) {
    setStep((before) => ({ ...before, isBusy: true, error: null }));
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStep((before) => ({ ...before, isBusy: false, error }));
    }
  }
  return {
    step,
    back: () => setStep(formStep),
    check: (choices: Choices) =>
      run(async () => {
        const preview = await api<Preview>("POST", path, choices);
        setStep({
          name: "preview",
          isBusy: false,
          error: null,
          preview,
          choices,
        });
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
      }),
  };
}
