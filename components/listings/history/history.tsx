"use client";

import Link from "next/link";
import { useRef } from "react";
import { HistoryItem } from "@/components/listings/history/history-item";
import { HistoryNotice } from "@/components/listings/history/history-notice";
import { HistorySkeleton } from "@/components/listings/history/history-skeleton";
import { useHistory } from "@/components/listings/history/use-history";
import { Button, buttonVariants } from "@/components/ui/button";

export function History() {
  const history = useHistory();
  const heading = useRef<HTMLHeadingElement>(null);

  function handleDeleted(id: number, hadFocus: boolean) {
    if (hadFocus) heading.current?.focus({ preventScroll: true });
    history.forget(id);
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
        Generation History
      </h1>
      <HistoryBody history={history} onDeleted={handleDeleted} />
    </>
  );
}

type HistoryBodyProps = {
  history: ReturnType<typeof useHistory>;
  onDeleted: (id: number, hadFocus: boolean) => void;
};

function HistoryBody({ history, onDeleted }: HistoryBodyProps) {
  const { entries, isSignedOut, error } = history;
  if (isSignedOut) return <SignedOut />;
  if (!entries && error) return <Unreachable onRetry={history.retry} />;
  if (!entries) return <HistorySkeleton />;
  if (entries.length === 0 && !history.hasMore) return <Empty />;
  return (
    <>
      <ul className="space-y-3">
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            onDeleted={(hadFocus) => onDeleted(entry.id, hadFocus)}
            onSaved={history.update}
          />
        ))}
      </ul>
      {history.hasMore && (
        <div className="text-center">
          <Button variant="secondary" disabled={history.isLoadingMore} onClick={history.showMore}>
            {history.isLoadingMore ? "Loading" : "Show more"}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="text-center font-semibold text-brick">
          {error.message}
        </p>
      )}
    </>
  );
}

function Empty() {
  return (
    <HistoryNotice
      title="No History Yet"
      action={
        <Link href="/generate" className={buttonVariants()}>
          Create Your First Listing
        </Link>
      }
    >
      Every listing you generate is kept here, with its photo, to copy again or to delete.
    </HistoryNotice>
  );
}

function SignedOut() {
  return (
    <HistoryNotice
      title="Sign in to see your listings"
      action={
        <Link href="/signin?callbackUrl=/history" className={buttonVariants()}>
          Sign In
        </Link>
      }
    >
      Your history is kept with your account, and only you can read it.
    </HistoryNotice>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <HistoryNotice title="Your history could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      Nothing is lost. The server did not answer as it should.
    </HistoryNotice>
  );
}
