import { Skeleton } from "@/components/ui/skeleton";

/** Three entries' worth of waiting, below the bar for several of them. */
export function HistorySkeleton() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Loading your listings</span>
      <Skeleton className="h-14.5" />
      <div className="space-y-3">
        {[1, 2, 3].map((row) => (
          <div
            key={row}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-sheet p-3 sm:p-4"
          >
            <Skeleton className="size-5" />
            <Skeleton className="size-18" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-5 w-1/3" />
            </div>
            <Skeleton className="h-11 w-full sm:w-64" />
          </div>
        ))}
      </div>
    </div>
  );
}
