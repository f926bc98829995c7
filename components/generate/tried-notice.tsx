"use client";

import { useEffect, useEffectEvent, useState } from "react";
import {
  deleteTry,
  findKeptListing,
} from "@/components/generate/find-kept-listing";
import { KeepListing } from "@/components/listing";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

type TriedNoticeProps = {
  listing: ListingAnswer;
  /** With the listing as the seller's history has it. */
  onKept: (listing: ListingAnswer) => void;
  onDeleted: () => void;
};

/** Where a listing without an account is, and what becomes of it. */
export function TriedNotice({ listing, onKept, onDeleted }: TriedNoticeProps) {
  const { user } = useUser();
  const search = useKeptListing(listing, user?.id ?? null, onKept);
  const { isPending, run: forget } = useAction(async () => {
    await deleteTry(listing);
    onDeleted();
  }, "The try could not be deleted");
  return (
    <Alert className="mb-4 space-y-2 print:hidden">
      {user ? (
        <p className="text-sm">{explanations[search]}</p>
      ) : (
        <KeepListing>
          This try is kept in this browser, and its text with us for 24 hours.
          Sign up and sign in here within that time, and it is in your history;
          it takes none of your listings.
        </KeepListing>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        aria-disabled={isPending}
        onClick={() => forget()}
      >
        {isPending ? "Deleting…" : "Delete this try"}
      </Button>
    </Alert>
  );
}

const explanations = {
  searching: "Looking for it in your history…",
  failed: "Your history could not be read. Load this page again to look there.",
  absent:
    "This try is not in your history: an account takes over what was tried in the 24 hours before it was made. Copy what you need; it stays in this browser until you delete it or sign out.",
};

/** Looks for it once somebody is signed in. */
function useKeptListing(
  listing: ListingAnswer,
  userId: number | null,
  onKept: (listing: ListingAnswer) => void,
) {
  const [search, setSearch] = useState<keyof typeof explanations>("searching");
  const find = useEffectEvent(() => findKeptListing(listing));
  const give = useEffectEvent(onKept);
  useEffect(() => {
    if (userId === null) return;
    let isStopped = false;
    find().then(
      (kept) => {
        if (isStopped) return;
        if (kept) give(kept);
        else setSearch("absent");
      },
      () => !isStopped && setSearch("failed"),
    );
    return () => {
      isStopped = true;
    };
  }, [userId]);
  return search;
}
