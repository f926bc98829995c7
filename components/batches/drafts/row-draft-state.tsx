import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { RowDraft } from "@/lib/batches/schema";

type RowDraftStateProps = {
  draft: RowDraft;
  name: string;
  isBusy: boolean;
  onRetry: () => void;
  /** Opens the sheet with this listing. */
  onChooseAgain: () => void;
};

const link =
  "inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4";

const badges: Record<
  RowDraft["state"],
  { variant: "default" | "success" | "warning" | "destructive"; text: string }
> = {
  queued: { variant: "default", text: "On its way to Etsy" },
  running: { variant: "default", text: "On its way to Etsy" },
  waiting: { variant: "warning", text: "Waiting for Etsy" },
  failed: { variant: "destructive", text: "Stopped on its way to Etsy" },
  done: { variant: "success", text: "Draft on Etsy" },
};

/** How far a row's listing is on its way into the shop, with the way on. */
export function RowDraftState({
  draft,
  name,
  isBusy,
  onRetry,
  onChooseAgain,
}: RowDraftStateProps) {
  const { state, code, message, words, etsyListingId, canChooseAgain } = draft;
  const { variant, text } = badges[state];
  const isStopped = state === "failed";
  const isConnection = code === "reconnect" || code === "disconnected";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Badge variant={variant}>{text}</Badge>
      {(isStopped || state === "waiting") && message && (
        <p className="min-w-48 flex-1 break-words">
          {words ? `${message} Etsy says: “${words}”` : message}
        </p>
      )}
      {etsyListingId !== null && (
        <a
          href={`https://www.etsy.com/your/shops/me/listing-editor/edit/${etsyListingId}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${name} in Etsy's editor`}
          className={link}
        >
          Open in Etsy's editor
        </a>
      )}
      {isStopped && isConnection && (
        <Link href="/shop#etsy" className={link}>
          Connect your shop again
        </Link>
      )}
      {isStopped && code !== "listing_deleted" && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          aria-label={`${canChooseAgain ? "Change and send again" : "Try again"}: ${name}`}
          onClick={canChooseAgain ? onChooseAgain : onRetry}
        >
          {canChooseAgain ? "Change and send again" : "Try again"}
        </Button>
      )}
    </div>
  );
}
