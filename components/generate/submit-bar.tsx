import { isEmptyValue } from "@/components/generate/form/form-fields";
import type { GeneratorState } from "@/components/generate/generator-state";
import { useUser } from "@/components/site";
import { Button } from "@/components/ui/button";
import { installation } from "@/lib/settings/installation";

type SubmitBarProps = {
  state: GeneratorState;
  isGenerating: boolean;
  hasPhotos: boolean;
};

/**
 * Beside a photo alone the panel's button is the next step; on a phone that
 * one is out of sight, and the bar leads. With nothing at all a phone leads to
 * its camera.
 */
function lookOf({ values }: GeneratorState, hasPhotos: boolean) {
  if (!isEmptyValue(values.productName)) return "w-full";
  return hasPhotos
    ? "w-full lg:enabled:border-input lg:enabled:bg-card lg:enabled:text-foreground"
    : "w-full pointer-coarse:enabled:border-input pointer-coarse:enabled:bg-card pointer-coarse:enabled:text-foreground";
}

export function SubmitBar({ state, isGenerating, hasPhotos }: SubmitBarProps) {
  return (
    <div className="-mx-(--gutter) sticky bottom-(--bar) z-10 border-border border-t bg-background px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-6">
      <Button
        type="submit"
        size="lg"
        variant={state.listing || state.question ? "secondary" : "default"}
        disabled={state.task !== null}
        className={lookOf(state, hasPhotos)}
      >
        {isGenerating ? "Writing your listing" : "Generate Listing"}
      </Button>
      <TryNote />
    </div>
  );
}

/** Where photo and words of a visitor go, and for how long. */
function TryNote() {
  const { user } = useUser();
  const { hasTries, hasOwnModel, hasPictures } = installation();
  if (user !== null || !hasTries) return null;
  const service = hasOwnModel ? "this site’s AI service" : "Anthropic’s AI";
  return (
    <p className="mt-2 text-muted-foreground text-sm">
      {`One listing without an account: your words and ${hasPictures ? "first photo" : "the first photo’s colors"} go to ${service} to be written from. We keep the text for 24 hours, the photo not at all.`}
    </p>
  );
}
