import { Button } from "@/components/ui/button";

type PhotoSuggestionProps = {
  /** The field's label, for those who don't see what stands above. */
  about: string;
  text: string;
  onAccept: () => void;
  onDismiss: () => void;
};

/** What the photo says about a field that the seller filled in otherwise. */
export function PhotoSuggestion({ about, text, onAccept, onDismiss }: PhotoSuggestionProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line border-l-4 border-l-clay bg-clay-wash py-1 pr-2 pl-3 text-sm">
      <p className="min-w-48 flex-1">
        <span className="text-muted">The photo says: </span>
        {text}
      </p>
      <span className="flex">
        <Button size="sm" variant="ghost" onClick={onAccept} aria-label={`Use the photo's word for ${about}`}>
          Use this
        </Button>
        <Button size="sm" variant="ghost" onClick={onDismiss} aria-label={`Keep mine for ${about}`}>
          Keep mine
        </Button>
      </span>
    </div>
  );
}
