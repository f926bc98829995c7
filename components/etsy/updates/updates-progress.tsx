"use client";

import { Check, CircleAlert, LoaderCircle } from "lucide-react";
import useSWR from "swr";
import { RefusedTexts } from "@/components/etsy/publication/refused-texts";
import {
  countListings,
  type UpdateWords,
} from "@/components/etsy/updates/update-words";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { takeFocusAndView } from "@/components/ui/take-focus";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { isRefusedInPart } from "@/lib/etsy/publish/schema";
import type { UpdatesProgress as Answer } from "@/lib/etsy/update/schema";

/** Milliseconds between two looks. */
const pollInterval = 2_000;

type Item = Answer["listings"][number];
const isUnderWay = ({ publication: { state } }: Item) =>
  state !== "done" && state !== "failed";

type UpdatesProgressProps = {
  groupId: string;
  words: UpdateWords;
  /** Listings that have not been shown yet. */
  left: number;
  onNext: (() => void) | null;
  onClose: () => void;
};

/** Where everything stands that was confirmed together. */
export function UpdatesProgress({
  groupId,
  words,
  left,
  onNext,
  onClose,
}: UpdatesProgressProps) {
  const { data, error, mutate } = useSWR<Answer, Error>(
    `/api/etsy/updates/${groupId}`,
    {
      refreshInterval: (latest) =>
        !latest || latest.listings.some(isUnderWay) ? pollInterval : 0,
      dedupingInterval: pollInterval / 4,
    },
  );
  const listings = data?.listings ?? [];
  const done = listings.filter(
    ({ publication }) => publication.state === "done",
  ).length;
  const failed = listings.filter(
    ({ publication }) => publication.state === "failed",
  );
  const toCopy = failed.filter(({ publication }) =>
    isRefusedInPart(publication),
  ).length;
  const stopped = failed.length - toCopy;
  const underWay = listings.length - done - failed.length;
  return (
    <div className="space-y-4">
      <p role="status" tabIndex={-1} ref={takeFocusAndView}>
        {data
          ? [
              done > 0 && `${countListings(done)} done.`,
              toCopy > 0 && `${countListings(toCopy)} to finish by hand.`,
              stopped > 0 && `${countListings(stopped)} stopped.`,
              underWay > 0 &&
                `${countListings(underWay)} on the way. You can close this page in the meantime.`,
            ]
              .filter(Boolean)
              .join(" ")
          : "Started."}
      </p>
      {error && !data && <p>{error.message}</p>}
      {underWay > 0 && (
        <Progress
          label="Updates on Etsy"
          percent={(100 * (done + failed.length)) / listings.length}
        />
      )}
      <ul className="divide-y divide-border" aria-label="Where each stands">
        {listings.map((item) => (
          <ProgressRow
            key={item.listingId}
            item={item}
            done={words.done}
            onChange={() => mutate()}
          />
        ))}
      </ul>
      <DialogFooter>
        <Button
          variant={onNext ? "ghost" : "default"}
          className="max-sm:flex-1"
          onClick={onClose}
        >
          Close
        </Button>
        {onNext && (
          <Button className="max-sm:w-full" onClick={onNext}>
            {`Show the next of ${countListings(left)}`}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}

type ProgressRowProps = { item: Item; done: string; onChange: () => void };

function ProgressRow({ item, done, onChange }: ProgressRowProps) {
  const { productName, publication } = item;
  const { publicationId, state, problem, editUrl, steps } = publication;
  const { refusedTexts = [] } = publication;
  const Icon =
    state === "done" ? Check : state === "failed" ? CircleAlert : LoaderCircle;
  const taken = steps.filter((step) => step.state === "done").length;
  const { isPending, run: retry } = useAction(async () => {
    await api("POST", `/api/publications/${publicationId}/retry`, {});
    onChange();
  }, "Failed to retry");
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        className={`mt-1 size-4 shrink-0 ${state === "done" ? "text-success" : "text-muted-foreground"}`}
        aria-hidden
      />
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{productName}</p>
        <p className="break-words text-muted-foreground text-sm">
          {state === "done"
            ? done
            : (problem?.message ?? `${taken} of ${steps.length} steps done.`)}
          <span>
            {state === "failed" &&
              problem?.words &&
              ` Etsy says: “${problem.words}”`}
          </span>
        </p>
        {state === "failed" && <RefusedTexts texts={refusedTexts} />}
        <div className="flex flex-wrap items-center gap-x-4">
          {editUrl && (
            <a
              href={editUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={`Open ${productName} in Etsy's editor`}
              className="inline-flex min-h-11 items-center text-sm underline"
            >
              Open in Etsy's editor
            </a>
          )}
          {state === "failed" && problem?.code !== "changed_at_etsy" && (
            <Button
              variant="secondary"
              size="sm"
              disabled={isPending}
              aria-label={`Try again: ${productName}`}
              onClick={retry}
            >
              Try again
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
