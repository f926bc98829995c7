import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListingFolder } from "@/lib/listings/history/filter-choices";
import type { HistoryFilter } from "@/lib/listings/history/schema";

export function NoHistory() {
  return (
    <EmptyState
      title="No History Yet"
      action={
        <Link href="/generate" className={buttonVariants()}>
          Create Your First Listing
        </Link>
      }
    >
      Every listing you generate is saved here with its photo. Copy it again,
      start the next one from it, or delete it.
    </EmptyState>
  );
}

const emptyFolders: Record<ListingFolder, { title: string; text: string }> = {
  new: {
    title: "Nothing new",
    text: "Listings appear here once they are written, until you copy them or send them to Etsy.",
  },
  copied: {
    title: "Nothing copied yet",
    text: "Once you copy a listing, or part of one, it appears here, so you can see which ones you have used.",
  },
  draft: {
    title: "Nothing on Etsy yet",
    text: "Open a listing and send it to your shop as a draft, and it appears here.",
  },
};

const emptyBatch = {
  title: "No listings from this batch",
  text: "None has been written yet, or all of them were deleted.",
};

const nothingOpen = {
  title: "Nothing left to fill in or confirm",
  text: "No listing has a blank, or a claim that you have not confirmed.",
};

const noMatches = "No matching listings";
const notFound = {
  title: noMatches,
  text: "Search finds the start of words in product names, titles and tags.",
};
const nothingInAll = {
  title: noMatches,
  text: "You have listings, but none match everything you chose here.",
};

/** What is said of an empty folder or batch, unless it is searched in. */
function explainEmpty({ q, category, state, points, batch }: HistoryFilter) {
  if (q !== "") return notFound;
  const choices = [category, state, points, batch];
  if (choices.filter((choice) => choice !== "").length > 1) return nothingInAll;
  if (points !== "") return nothingOpen;
  if (batch !== "") return emptyBatch;
  return state === "" ? nothingInAll : emptyFolders[state];
}

export function NoMatches({
  query,
  onClearFilters,
}: {
  query: HistoryFilter;
  onClearFilters: () => void;
}) {
  const { title, text } = explainEmpty(query);
  return (
    <EmptyState
      title={title}
      action={<Button onClick={onClearFilters}>Show all listings</Button>}
    >
      {text}
    </EmptyState>
  );
}

export function SignedOut() {
  return (
    <EmptyState
      title="Sign in to see your listings"
      action={
        <Link href="/signin?callbackUrl=/history" className={buttonVariants()}>
          Sign In
        </Link>
      }
    >
      Your history is kept with your account, and only you can read it.
    </EmptyState>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Your history could not be loaded"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Your listings are safe. The server did not respond as expected.
    </EmptyState>
  );
}

/** The size of the selection bar and three entries. */
export function HistorySkeleton() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Loading your listings</span>
      <Skeleton className="h-14.5" />
      <div className="space-y-3">
        {[1, 2, 3].map((row) => (
          <div
            key={row}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border bg-card p-3 sm:p-4"
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
