"use client";

import Link from "next/link";
import { ChangeCard } from "@/components/changes/change-card";
import { OrdersFile } from "@/components/changes/orders-file";
import { useChanges } from "@/components/changes/use-changes";
import { ConnectButton, useEtsyConnection } from "@/components/etsy";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/browser/api-error";

/**
 * What the seller changed in her shop, newest first, with the numbers before
 * and after.
 */
export function Changes() {
  const { changes, error, isSignedOut, retry, ...list } = useChanges();
  if (isSignedOut) return <SignedOut />;
  if (!changes && error) {
    return (
      <EmptyState
        title="Your changes could not be loaded"
        action={<Button onClick={() => retry()}>Try again</Button>}
      >
        {error instanceof ApiError && error.status === 0
          ? error.message
          : "Your notes are safe. The server did not respond as expected."}
      </EmptyState>
    );
  }
  if (!changes) return <ChangesSkeleton />;
  const { covered, numbersOf, reload } = list;
  if (changes.length === 0) {
    return (
      <>
        <NoChanges />
        {covered.length > 0 && (
          <OrdersFile covered={covered} onChange={reload} />
        )}
      </>
    );
  }
  return (
    <>
      {error && (
        <Alert
          variant="destructive"
          className="flex flex-wrap items-center justify-between gap-3"
        >
          <p>This may not be the latest. {error.message}</p>
          <Button variant="secondary" size="sm" onClick={() => retry()}>
            Try again
          </Button>
        </Alert>
      )}
      <Connection />
      <OrdersFile covered={covered} onChange={reload} />
      <ul className="space-y-4" aria-label="Your changes">
        {changes.map((change) => (
          <li key={change.id}>
            <ChangeCard
              change={change}
              numbers={numbersOf(change.listingId)}
              covered={covered}
              onChange={reload}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button
          variant="secondary"
          disabled={list.isLoadingMore}
          onClick={() => list.showMore()}
        >
          {list.isLoadingMore ? "Loading…" : "Show more changes"}
        </Button>
      )}
    </>
  );
}

/**
 * How numbers come by themselves. Nothing at all where this site has no key of
 * Etsy, or the shop is connected.
 */
function Connection() {
  const { data: connection } = useEtsyConnection();
  if (!connection?.isAvailable || connection.connected) return null;
  return (
    <Alert title="Views and favorites can be filled in for you">
      <p className="max-w-prose">
        With your shop connected, they are read from Etsy on the day of a change
        and 14 and 28 days after it. Until then, type them in.
      </p>
      <div className="mt-3">
        <ConnectButton returnPath="/changes">Connect my shop</ConnectButton>
      </div>
    </Alert>
  );
}

function NoChanges() {
  return (
    <EmptyState
      title="No changes yet"
      action={
        <Link href="/history" className={buttonVariants()}>
          Open my listings
        </Link>
      }
    >
      A change is noted when you create a draft on Etsy, update a listing there
      or accept one in a batch. For text that you copied yourself, open the
      listing in your history and choose “Results”. Its views, favorites and
      orders before and after then appear here.
    </EmptyState>
  );
}

function SignedOut() {
  return (
    <EmptyState
      title="Sign in to see your changes"
      action={
        <Link href="/signin?callbackUrl=/changes" className={buttonVariants()}>
          Sign In
        </Link>
      }
    >
      Notes and numbers are kept with your account, and only you can read them.
    </EmptyState>
  );
}

function ChangesSkeleton() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading your changes</span>
      <Skeleton className="h-60" />
      <Skeleton className="h-80" />
    </div>
  );
}
