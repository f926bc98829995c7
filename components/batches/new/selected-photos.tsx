import { countPhotos } from "@/components/batches/shown-state";
import { Button } from "@/components/ui/button";

type SelectedPhotosProps = {
  count: number;
  onSplit: () => void;
  onRemove: () => void;
  onClear: () => void;
};

/**
 * What can be done with the selected photos, beside moving them to a listing.
 */
export function SelectedPhotos({
  count,
  onSplit,
  onRemove,
  onClear,
}: SelectedPhotosProps) {
  return (
    <div
      role="toolbar"
      aria-label="Selected photos"
      className="sticky bottom-(--bar) z-30 -mx-4 flex flex-wrap items-center gap-2 border-input border-t bg-card px-4 py-3 sm:mx-0 sm:rounded-t-lg sm:border"
    >
      <p className="mr-auto font-semibold">{countPhotos(count)} selected</p>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
      <div className="flex gap-2 max-sm:w-full">
        <Button
          variant="ghost"
          size="sm"
          className="text-destructive"
          onClick={onRemove}
        >
          Remove
        </Button>
        <Button size="sm" className="max-sm:flex-1" onClick={onSplit}>
          New listing
        </Button>
      </div>
    </div>
  );
}
