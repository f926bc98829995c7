"use client";

import { useState } from "react";
import useSWR from "swr";
import { EtsyFailure } from "@/components/etsy/etsy-failure";
import {
  TargetCard,
  type TargetCardProps,
} from "@/components/etsy/updates/target-card";
import {
  countListings,
  type UpdateWords,
} from "@/components/etsy/updates/update-words";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { leaving, useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { site } from "@/lib/content/site";
import type { UpdatableField } from "@/lib/etsy/listing/schema";
import type {
  UpdatesPreview,
  UpdatesStarted,
  UpdateTargetInput,
} from "@/lib/etsy/update/schema";

const path = "/api/etsy/updates";

type ScreenProps = {
  targets: UpdateTargetInput[];
  /** How many came before, and how many there are. */
  from: number;
  total: number;
  groupId: string | null;
  words: UpdateWords;
  renderPhoto: TargetCardProps["renderPhoto"];
  /** Shows the next screen, without this one. Null on the last. */
  onNext: (() => void) | null;
  onClose: () => void;
  onStarted: (groupId: string) => void;
};

/** Reads what one screen shows. */
export function UpdateScreen(props: ScreenProps) {
  const { targets } = props;
  const { data, error, isValidating, mutate } = useSWR<UpdatesPreview, Error>(
    [path, JSON.stringify(targets)],
    () => api<UpdatesPreview>("POST", path, { targets }),
    { revalidateOnMount: true, revalidateOnFocus: false },
  );
  if (isValidating)
    return (
      <p role="status">Reading {countListings(targets.length)} from Etsy…</p>
    );
  if (error) return <EtsyFailure error={error} onRetry={() => mutate()} />;
  return data ? (
    <Shown
      key={data.digest}
      {...props}
      preview={data}
      onLookAgain={() => mutate()}
    />
  ) : null;
}

type ShownProps = ScreenProps & {
  preview: UpdatesPreview;
  onLookAgain: () => void;
};

type Chosen = Record<number, UpdatableField[]>;

/** Everything that differs, unless the seller takes it out. */
const allOf = ({ listings }: UpdatesPreview): Chosen =>
  Object.fromEntries(
    listings.map(({ listingId, differences }) => [
      listingId,
      differences.map(({ field }) => field),
    ]),
  );

function Shown(props: ShownProps) {
  const { preview, targets, words, groupId, from, total, onNext } = props;
  const [chosen, setChosen] = useState(() => allOf(preview));
  const { isSending, error, send } = useConfirm(props.onStarted);
  const count = Object.values(chosen).filter(
    (fields) => fields.length > 0,
  ).length;
  const isOutdated = error?.code === "conflict";
  const confirm = () =>
    send({
      targets: targets.map((target) => ({
        ...target,
        fields: chosen[target.listingId] ?? [],
      })),
      confirm: true,
      digest: preview.digest,
      ...(groupId !== null && { groupId }),
    });
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted-foreground text-sm">{words.intro}</p>
      {total > targets.length && (
        <p className="font-semibold text-sm">
          {`Listings ${from + 1} to ${from + targets.length} of ${total}`}
        </p>
      )}
      <ul className="space-y-4" aria-label="Listings">
        {preview.listings.map((listing) => (
          <li key={listing.listingId}>
            <TargetCard
              listing={listing}
              nothing={words.nothing}
              chosen={chosen[listing.listingId] ?? []}
              onChosen={(fields) =>
                setChosen((before) => ({
                  ...before,
                  [listing.listingId]: fields,
                }))
              }
              renderPhoto={props.renderPhoto}
            />
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground text-sm">{site.etsyNotice}</p>
      {error &&
        (isOutdated ? (
          <Alert variant="warning" role="alert" title={error.message} />
        ) : (
          <EtsyFailure error={error} />
        ))}
      <DialogFooter className="sticky bottom-0 -mx-5 border-border border-t bg-popover px-5 py-3 sm:-mx-6 sm:px-6">
        <Button
          variant="ghost"
          className="max-sm:flex-1"
          onClick={props.onClose}
          disabled={isSending}
        >
          Cancel
        </Button>
        {onNext && (
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            onClick={onNext}
            disabled={isSending}
          >
            Skip these
          </Button>
        )}
        {isOutdated ? (
          <Button className="max-sm:w-full" onClick={props.onLookAgain}>
            Look again
          </Button>
        ) : (
          <Button
            className="max-sm:w-full"
            onClick={confirm}
            disabled={isSending || count === 0}
          >
            {isSending ? "Sending…" : words.confirm(countListings(count))}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}

function useConfirm(onStarted: (groupId: string) => void) {
  const [error, setError] = useState<ApiError | null>(null);
  const { isPending, run: send } = useAction(
    async (request: object) => {
      setError(null);
      const { groupId } = await api<UpdatesStarted>("POST", path, request);
      onStarted(groupId);
      return leaving;
    },
    (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    },
  );
  return { isSending: isPending, error, send };
}
