"use client";

import Link from "next/link";
import { lazy, Suspense, useEffect, useId, useState } from "react";
import useSWR from "swr";
import type { DraftPanelProps } from "@/components/etsy/draft-props";
import { noteDraftState } from "@/components/etsy/draft-states";
import { LinkListing } from "@/components/etsy/link-listing";
import {
  isUnderWay,
  PublicationProgress,
} from "@/components/etsy/publication/publication-progress";
import { DataClient } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/browser/api-error";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type { ListingPublication } from "@/lib/etsy/proposal/schema";
import type { PublicationAnswer } from "@/lib/etsy/publish/schema";

/**
 * Loaded when somebody asks for it: it is larger than the rest of the panel.
 */
const PreFlight = lazy(async () => {
  const file = await import("@/components/etsy/sheet/pre-flight");
  return { default: file.PreFlight };
});

const UpdateSheet = lazy(async () => {
  const file = await import("@/components/etsy/publication/update-sheet");
  return { default: file.UpdateSheet };
});

type Sheet = { kind: "draft" | "update" | "putBack"; isOpen: boolean };

/** Milliseconds between two looks at a publication that is under way. */
const pollInterval = 2_000;

/** With a data client of its own, since the generator has none. */
export function DraftPanel(props: DraftPanelProps) {
  return (
    <DataClient>
      <Panel {...props} />
    </DataClient>
  );
}

function Panel(props: DraftPanelProps) {
  const { listing, connection, onSaved, onShow, requests = 0 } = props;
  const progressId = useId();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const open = (kind: Sheet["kind"]) => setSheet({ kind, isOpen: true });
  const { data, error, mutate } = usePublication(listing.id);
  const canStart =
    data !== undefined && data.publication === null && connection.connected;
  const [answered, setAnswered] = useState(0);
  if (requests !== answered && canStart) {
    setAnswered(requests);
    open("draft");
  }
  if (!connection.connected && !data?.publication)
    return <NotConnected connection={connection} />;
  if (error && !data)
    return <LoadFailed message={error.message} onRetry={() => mutate()} />;
  if (!data) {
    return (
      <Frame>
        <p className="mt-2 text-muted-foreground text-sm">Loading…</p>
      </Frame>
    );
  }
  const { publication } = data;
  const close = () => setSheet((last) => last && { ...last, isOpen: false });
  const way = {
    isOpen: sheet?.isOpen === true,
    onClose: close,
    async onStarted() {
      await mutate();
      close();
      // The button that opened the sheet is gone.
      requestAnimationFrame(() => document.getElementById(progressId)?.focus());
    },
  };
  return (
    <Frame>
      {publication ? (
        <div id={progressId} tabIndex={-1} className="outline-none">
          <PublicationProgress
            publication={publication}
            listing={listing}
            onSaved={onSaved}
            onShow={onShow}
            onChange={(changed) =>
              mutate({ publication: changed }, { revalidate: false })
            }
            onChooseAgain={() => open("draft")}
            onUpdate={(isPutBack) => open(isPutBack ? "putBack" : "update")}
          />
        </div>
      ) : (
        <>
          <Start connection={connection} onOpen={() => open("draft")} />
          <LinkListing listingId={listing.id} onLinked={way.onStarted} />
        </>
      )}
      {sheet && (
        <Suspense
          fallback={
            <p className="mt-2 text-muted-foreground text-sm">Opening…</p>
          }
        >
          {sheet.kind === "draft" ? (
            <PreFlight
              {...props}
              {...way}
              refusal={publication && refusalOf(publication)}
            />
          ) : (
            <UpdateSheet
              key={sheet.kind}
              {...props}
              {...way}
              isPutBack={sheet.kind === "putBack"}
            />
          )}
        </Suspense>
      )}
    </Frame>
  );
}

/** What was sent of a listing, followed while it is under way. */
function usePublication(listingId: number) {
  const answer = useSWR<ListingPublication, Error>(
    `/api/listings/${listingId}/publication`,
    {
      refreshInterval: (latest) =>
        latest?.publication && isUnderWay(latest.publication)
          ? pollInterval
          : 0,
      dedupingInterval: pollInterval / 4,
    },
  );
  const state = answer.data?.publication?.state;
  useEffect(() => {
    if (state) noteDraftState(listingId, state);
  }, [listingId, state]);
  return answer;
}

type LoadFailedProps = { message: string; onRetry: () => void };

function LoadFailed({ message, onRetry }: LoadFailedProps) {
  return (
    <Frame>
      <Alert variant="destructive" title={message} className="mt-3">
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={onRetry}
        >
          Try again
        </Button>
      </Alert>
    </Frame>
  );
}

const Frame = ({ children }: { children: React.ReactNode }) => (
  <div className="rounded-lg border border-border bg-card p-4 sm:p-6">
    <h3 className="text-xl">Draft in Etsy</h3>
    {children}
  </div>
);

/**
 * One line: who has no shop on Etsy, or wants none of this, should hardly see
 * it.
 */
const NotConnected = ({ connection }: { connection: EtsyConnectionStatus }) => (
  <p className="max-sm:-mt-2 px-2 text-muted-foreground text-sm sm:px-4">
    To send it to Etsy as a draft,{" "}
    <Link href="/shop#etsy" className="text-foreground underline">
      {connection.problem === null
        ? "connect your shop"
        : "connect your shop again"}
    </Link>
    .
  </p>
);

/** What Etsy refused, for the sheet to show at its field. */
function refusalOf({ problem }: PublicationAnswer) {
  if (problem?.code !== "refused") return null;
  const { message, words, field } = problem;
  return new ApiError(
    422,
    "refused",
    words ? `Etsy says: “${words}”` : message,
    { field: field ?? "" },
  );
}

function Start({
  connection,
  onOpen,
}: {
  connection: EtsyConnectionStatus;
  onOpen: () => void;
}) {
  return (
    <>
      <p className="mt-1 max-w-prose text-muted-foreground text-sm">
        Text, photos and attributes go into {connection.shopName ?? "your shop"}{" "}
        as a draft. You see all of it first, and you publish it on Etsy.
      </p>
      <Button className="mt-3" onClick={onOpen}>
        Create draft in Etsy
      </Button>
    </>
  );
}
