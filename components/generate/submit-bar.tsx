import type { GeneratorState } from "@/components/generate/generator-state";
import { useUser } from "@/components/site";
import { Button } from "@/components/ui/button";
import { installation } from "@/lib/settings/installation";

type SubmitBarProps = {
  state: GeneratorState;
  isGenerating: boolean;
  isPhotoAlone: boolean;
};

export function SubmitBar({
  state,
  isGenerating,
  isPhotoAlone,
}: SubmitBarProps) {
  return (
    <div className="-mx-(--gutter) sticky bottom-0 z-10 border-border border-t bg-background px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-6">
      <Button
        type="submit"
        size="lg"
        variant={state.listing || state.question ? "secondary" : "default"}
        disabled={state.task !== null}
        // Beside a photo alone the panel's button is the next step; on a
        // phone that one is out of sight.
        className={
          isPhotoAlone
            ? "w-full lg:enabled:border-input lg:enabled:bg-card lg:enabled:text-foreground"
            : "w-full"
        }
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
