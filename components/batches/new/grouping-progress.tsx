import type { NewBatch } from "@/components/batches/new/use-new-batch";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";

/** How far photos are read that are grouped by what they show. */
export function GroupingProgress({ batch }: { batch: NewBatch }) {
  const { reading, store } = batch;
  if (!reading) return null;
  const { photos, of } = reading;
  return (
    <div className="space-y-2 rounded-lg border border-border bg-card p-4">
      <p role="status">
        {photos < of
          ? `Looking at ${of} photos, to find out which show one product.`
          : "Grouping them: photos of one product go together."}
      </p>
      <Progress label="Photos looked at" percent={(photos / of) * 100} />
      <div className="flex items-center justify-between gap-x-4 text-muted-foreground text-sm">
        <p className="min-w-0">
          <span className="block tabular-nums">{`${photos} of ${of}`}</span>
          <span>This happens in your browser; nothing is uploaded yet.</span>
        </p>
        <Button variant="ghost" size="sm" onClick={store.cancelReading}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
