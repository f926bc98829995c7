"use client";

import { useState } from "react";
import useSWR from "swr";
import { CommonChoices } from "@/components/batches/drafts/common-choices";
import {
  type AcceptedRow,
  choiceProblems,
  findStoredChoices,
  hasChoiceProblems,
  hasNoDraft,
  isAccepted,
  nameOf,
} from "@/components/batches/drafts/draft-rows";
import { DraftTurn } from "@/components/batches/drafts/draft-turn";
import { useChoices } from "@/components/batches/drafts/use-choices";
import { useWalk } from "@/components/batches/drafts/use-walk";
import { countListings } from "@/components/batches/shown-state";
import { batchPath } from "@/components/batches/use-batch-id";
import {
  ConnectButton,
  EtsyFailure,
  type ShopOptions,
} from "@/components/etsy";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import type { RowAnswer } from "@/lib/batches/schema";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type { DraftProposal } from "@/lib/etsy/proposal/schema";

type BatchDraftsProps = {
  batchId: string;
  rows: RowAnswer[];
  connection: EtsyConnectionStatus;
  /** The listing to begin with; otherwise the first without a draft. */
  first: number | null;
  onClose: () => void;
  /** Leads to a row of the table. */
  onShow: (row: RowAnswer) => void;
  /** A draft was sent on its way. */
  onSent: () => void;
};

/**
 * Accepted listings on their way into the shop, one after the other: each is
 * shown as it is sent, then confirmed.
 */
export function BatchDrafts(props: BatchDraftsProps) {
  const { connection, batchId, onClose } = props;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Drafts in Etsy"
      className="w-[min(46rem,calc(100vw-1rem))] max-sm:max-h-[96dvh]"
    >
      {connection.connected ? (
        <ShopReader {...props} />
      ) : (
        <div className="space-y-4">
          <p>
            {connection.problem === null
              ? "To create drafts there, connect your Etsy shop. You'll come back to this batch afterwards."
              : "Etsy no longer accepts our requests for your shop. Reconnect it, then continue here."}
          </p>
          <ConnectButton returnPath={batchPath(batchId)}>
            {connection.problem === null
              ? "Connect my shop"
              : "Connect my shop again"}
          </ConnectButton>
        </div>
      )}
    </Dialog>
  );
}

function ShopReader(props: BatchDraftsProps) {
  const accepted = props.rows.filter(isAccepted);
  const [listingId] = useState(
    () => (accepted.find(hasNoDraft) ?? accepted[0])?.listingId,
  );
  const options = useSWR<ShopOptions, Error>("/api/etsy/options", {
    revalidateOnMount: true,
  });
  const proposal = useSWR<DraftProposal, Error>(
    listingId !== undefined && `/api/listings/${listingId}/etsy-draft`,
  );
  const failed = [options, proposal].find(({ error }) => error !== undefined);
  if (failed?.error)
    return <EtsyFailure error={failed.error} onRetry={() => failed.mutate()} />;
  if (options.isValidating || !options.data || !proposal.data)
    return <p role="status">Reading your Etsy shop…</p>;
  return (
    <Drafts
      {...props}
      accepted={accepted}
      options={options.data}
      proposal={proposal.data}
    />
  );
}

type DraftsProps = BatchDraftsProps & {
  accepted: AcceptedRow[];
  options: ShopOptions;
  proposal: DraftProposal;
};

function Drafts(props: DraftsProps) {
  const { batchId, accepted, options, connection, first } = props;
  const year = new Date().getUTCFullYear();
  const currency = connection.currency ?? "";
  const { choices, start, skip, unskip } = useChoices(props);
  const walk = useWalk(accepted, first, choices.skipped);
  const [isCommon, setCommon] = useState(
    () =>
      findStoredChoices(batchId) === undefined ||
      hasChoiceProblems(
        choiceProblems(choices, walk.left, { options, currency, year }),
      ),
  );

  if (isCommon && walk.left.length > 0) {
    return (
      <CommonChoices
        options={options}
        currency={currency}
        rows={walk.left}
        start={choices}
        onStart={(next) => {
          start(next, walk.left);
          setCommon(false);
        }}
      />
    );
  }
  const { current, next } = walk;
  if (!current) {
    return (
      <Ended
        rows={accepted}
        left={walk.left.length}
        onAgain={() => {
          unskip();
          walk.startAgain();
        }}
        onClose={props.onClose}
      />
    );
  }
  return (
    <div className="space-y-4">
      <WalkHead
        current={current}
        accepted={accepted}
        sent={accepted.length - walk.left.length}
        skipped={choices.skipped.length}
        onCommon={() => setCommon(true)}
      />
      <DraftTurn
        key={current.listingId}
        choices={choices}
        options={options}
        connection={connection}
        next={next}
        row={current}
        onShow={() => props.onShow(current)}
        onSkip={() => {
          skip(current);
          walk.goOn();
        }}
        onStarted={async () => {
          unskip(current);
          walk.noteSent(current);
          props.onSent();
        }}
      />
    </div>
  );
}

type WalkHeadProps = {
  current: AcceptedRow;
  accepted: AcceptedRow[];
  /** How many of them. */
  sent: number;
  skipped: number;
  onCommon: () => void;
};

/** Which listing it is, and how far the others are. */
function WalkHead({
  current,
  accepted,
  sent,
  skipped,
  onCommon,
}: WalkHeadProps) {
  return (
    <div className="space-y-2">
      <p role="status" className="break-words">
        <span className="font-semibold">{nameOf(current)}</span>,{" "}
        {accepted.indexOf(current) + 1} of {accepted.length}
        <span>{sent > 0 && `. ${sent} sent`}</span>
        <span>{skipped > 0 && `, ${skipped} skipped`}</span>
      </p>
      <Progress label="Drafts sent" percent={(100 * sent) / accepted.length} />
      <Button variant="link" size="sm" className="-ml-3" onClick={onCommon}>
        Change what all of them share
      </Button>
    </div>
  );
}

type EndedProps = {
  rows: AcceptedRow[];
  left: number;
  onAgain: () => void;
  onClose: () => void;
};

/** Nothing is left but what was skipped. */
function Ended({ rows, left, onAgain, onClose }: EndedProps) {
  const made = rows.filter(({ draft }) => draft?.state === "done").length;
  const stopped = rows.filter(({ draft }) => draft?.state === "failed").length;
  const underWay = rows.length - left - made - stopped;
  return (
    <div className="space-y-4">
      <p role="status">
        {[
          made > 0 && `${countListings(made)} on Etsy as a draft.`,
          underWay > 0 &&
            `${countListings(underWay)} on the way there: you can close this page in the meantime.`,
          stopped > 0 &&
            `${countListings(stopped)} stopped: the table says why.`,
          left > 0 && `${countListings(left)} skipped.`,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <p className="text-muted-foreground text-sm">
        Look the drafts over on Etsy, then publish them there.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {left > 0 && (
          <Button variant="secondary" onClick={onAgain}>
            Go through what was skipped
          </Button>
        )}
        <Button onClick={onClose}>Back to the batch</Button>
      </div>
    </div>
  );
}
