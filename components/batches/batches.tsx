"use client";

import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { BatchList } from "@/components/batches/batch-list";
import { useBatchId } from "@/components/batches/use-batch-id";
import { useUser } from "@/components/site";
import { Button, buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { takeFocus } from "@/components/ui/take-focus";
import { byPictures } from "@/lib/settings/installation";

/**
 * Loaded apart: a seller who follows the link of an email needs no form, and
 * one with new photos no table.
 */
const NewBatch = lazy(async () => {
  const file = await import("@/components/batches/new/new-batch");
  return { default: file.NewBatch };
});
const BatchView = lazy(async () => {
  const file = await import("@/components/batches/table/batch-view");
  return { default: file.BatchView };
});

export function Batches() {
  const { user, error, isLoading, refresh } = useUser();
  const { id, open } = useBatchId();
  /** Whether the seller comes back here from a batch. */
  const [isBack, setBack] = useState(false);
  if (id !== null && !isBack) setBack(true);

  if (user && id !== null) {
    return (
      <Suspense fallback={<BatchSkeleton />}>
        <BatchView key={id} id={id} onLeave={() => open(null)} />
      </Suspense>
    );
  }
  return (
    <>
      <div>
        <h1
          ref={isBack && id === null ? takeFocus : undefined}
          tabIndex={-1}
          className="text-4xl outline-none sm:text-5xl"
        >
          Batches
        </h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          {byPictures(
            "Drop in photos of many products.",
            "Name many products, with photos or by a table.",
          )}{" "}
          Each product becomes a listing that you review, edit and accept here.
        </p>
      </div>
      {isLoading && <BatchSkeleton />}
      {user === null && <SignedOut />}
      {error && (
        <EmptyState
          title="This page could not be loaded"
          action={<Button onClick={() => refresh()}>Try again</Button>}
        >
          Your listings are safe. The server did not respond as expected.
        </EmptyState>
      )}
      {user && (
        <Suspense fallback={<BatchSkeleton />}>
          <NewBatch onStarted={open}>
            <BatchList onOpen={open} />
          </NewBatch>
        </Suspense>
      )}
    </>
  );
}

function SignedOut() {
  return (
    <EmptyState
      title="Sign in to write many listings"
      action={
        <Link href="/signin?callbackUrl=/batches" className={buttonVariants()}>
          Sign In
        </Link>
      }
    >
      Your photos and listings are kept with your account, and only you can see
      them.
    </EmptyState>
  );
}

/** The size of the place for photos. */
function BatchSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your batches</span>
      <Skeleton className="h-60" />
    </div>
  );
}
