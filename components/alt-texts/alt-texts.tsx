"use client";

import Link from "next/link";
import { lazy, Suspense } from "react";
import { ListingChooser } from "@/components/alt-texts/listing-chooser";
import { Review } from "@/components/alt-texts/review";
import { useAltTexts } from "@/components/alt-texts/use-alt-texts";
import { WritingProgress } from "@/components/alt-texts/writing-progress";
import { loadShopReading } from "@/components/audit";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { altTextPath, auditPath } from "@/lib/content/audit";
import { installation } from "@/lib/settings/installation";

const ShopReading = lazy(async () => ({
  default: (await loadShopReading()).ShopReading,
}));

/** Alt texts for the photos of the seller's shop: chosen, written, reviewed. */
export function AltTexts() {
  const { user, error, refresh } = useUser();
  if (user === null) return <SignedOut />;
  if (!installation().hasPictures) return <NotOffered />;
  if (user) return <Shop key={user.id} />;
  return error ? <Failure onRetry={refresh} /> : <Loading />;
}

function Shop() {
  const view = useAltTexts();
  const { found, error, chosen, isLoading, reload } = view;
  if (error && isLoading) return <Failure onRetry={reload} />;
  if (isLoading || found === undefined) return <Loading />;
  const written = chosen.filter(({ state }) => state === "written").length;
  return (
    <div className="space-y-10">
      <WritingProgress view={view} />
      {written > 0 && <Review view={view} written={written} />}
      {!found.isRead && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ShopReading path={altTextPath} onRead={reload} />
        </Suspense>
      )}
      {found.isRead && found.listings.length === 0 && (
        <NothingPoor photos={found.photos} onReadAgain={view.readAgain} />
      )}
      {found.isRead && found.listings.length > 0 && (
        <ListingChooser view={view} found={found} />
      )}
    </div>
  );
}

function SignedOut() {
  return (
    <Card className="space-y-4">
      <h2 className="text-2xl">Sign in to describe the photos of your shop</h2>
      <p className="max-w-prose text-muted-foreground">
        It takes your Etsy shop, connected with your account here.
      </p>
      <Link
        href={`/signin?callbackUrl=${altTextPath}`}
        className={buttonVariants()}
      >
        Sign In
      </Link>
    </Card>
  );
}

function NotOffered() {
  return (
    <Alert title="This site can’t describe photos">
      <p className="max-w-prose">
        The model that writes here takes no pictures, and an alt text that
        nobody saw the photo for would be a guess.{" "}
        <Link href={auditPath} className="underline">
          The audit
        </Link>{" "}
        still shows which photos have none.
      </p>
    </Alert>
  );
}

function NothingPoor({
  photos,
  onReadAgain,
}: {
  photos: number;
  onReadAgain: () => unknown;
}) {
  return (
    <EmptyState
      title={
        photos === 0
          ? "No photos were read"
          : "Every photo has an alt text that says something"
      }
      action={
        <Button variant="secondary" onClick={() => onReadAgain()}>
          Read my shop again
        </Button>
      }
    >
      {photos === 0
        ? "Only active listings are read. If your shop has some, read it again."
        : `${photos.toLocaleString()} photos of your active listings were looked at.`}
    </EmptyState>
  );
}

function Failure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Alert variant="destructive" title="Your photos could not be loaded">
      <p>Nothing is lost. The server did not respond as expected.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => onRetry()}
      >
        Try again
      </Button>
    </Alert>
  );
}

function Loading() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Loading your photos</span>
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
