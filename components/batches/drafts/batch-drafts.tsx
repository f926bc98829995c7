"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { CommonChoices } from "@/components/batches/drafts/common-choices";
import {
  type AcceptedRow,
  applyChoices,
  type BatchChoices,
  choiceProblems,
  findStoredChoices,
  hasChoiceProblems,
  hasNoDraft,
  isAccepted,
  nameOf,
  storeChoices,
} from "@/components/batches/drafts/draft-rows";
import { DraftTurn } from "@/components/batches/drafts/draft-turn";
import { countListings } from "@/components/batches/row-states";
import { batchPath } from "@/components/batches/use-batch-id";
import { EtsyFailure } from "@/components/listings/etsy/etsy-failure";
import {
  refreshForm,
  type ShopOptions,
  startForm,
} from "@/components/listings/etsy/sheet/draft-form";
import { ConnectButton } from "@/components/shop/etsy/connect-button";
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
              ? "To make drafts there, connect your shop at Etsy. You come back to this batch afterwards."
              : "Etsy no longer takes our requests for your shop. Connect it again, then go on here."}
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
    return <p role="status">Reading your shop at Etsy…</p>;
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
  const {
    batchId,
    accepted,
    options,
    proposal,
    connection,
    onClose,
    onShow,
    onSent,
  } = props;
  const year = new Date().getUTCFullYear();
  const currency = connection.currency ?? "";
  const [choices, setChoices] = useState<BatchChoices>(() => {
    const stored = findStoredChoices(batchId);
    if (stored)
      return { ...stored, form: refreshForm(stored.form, options, []) };
    const { category: _, ...form } = startForm({
      proposal,
      options,
      languages: [],
      year,
    });
    return { form: { ...form, category: null }, prices: {}, skipped: [] };
  });
  const walk = useWalk(props, choices.skipped);
  const [isCommon, setCommon] = useState(() => {
    const isNew = findStoredChoices(batchId) === undefined;
    return (
      isNew ||
      hasChoiceProblems(
        choiceProblems(choices, walk.left, { options, currency, year }),
      )
    );
  });

  function keep(next: BatchChoices) {
    setChoices(next);
    storeChoices(batchId, next);
  }

  if (isCommon && walk.left.length > 0) {
    return (
      <CommonChoices
        options={options}
        currency={currency}
        rows={walk.left}
        start={choices}
        onStart={(next) => {
          applyChoices(
            findStoredChoices(batchId),
            next,
            walk.left.map((row) => row.listingId),
          );
          keep(next);
          setCommon(false);
        }}
      />
    );
  }
  const { current, next } = walk;
  const sent = accepted.length - walk.left.length;
  if (!current) {
    return (
      <Ended
        rows={accepted}
        left={walk.left.length}
        onAgain={() => {
          keep({ ...choices, skipped: [] });
          walk.startAgain();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <div className="space-y-4">
      <div className="space-y-2">
        <p role="status" className="break-words">
          <span className="font-semibold">{nameOf(current)}</span>,{" "}
          {accepted.indexOf(current) + 1} of {accepted.length}
          <span>{sent > 0 && `. ${sent} sent`}</span>
          <span>
            {choices.skipped.length > 0 &&
              `, ${choices.skipped.length} skipped`}
          </span>
        </p>
        <Progress
          label="Drafts sent"
          percent={(100 * sent) / accepted.length}
        />
        <Button
          variant="link"
          size="sm"
          className="-ml-3"
          onClick={() => setCommon(true)}
        >
          Change what all of them share
        </Button>
      </div>
      <DraftTurn
        key={current.listingId}
        choices={choices}
        options={options}
        connection={connection}
        next={next}
        row={current}
        onShow={() => onShow(current)}
        onSkip={() => {
          keep({
            ...choices,
            skipped: [...choices.skipped, current.listingId],
          });
          walk.goOn();
        }}
        onStarted={async () => {
          keep({
            ...choices,
            skipped: choices.skipped.filter((id) => id !== current.listingId),
          });
          walk.noteSent(current);
          onSent();
        }}
      />
    </div>
  );
}

const stateOf = ({ draft }: RowAnswer) => JSON.stringify(draft ?? null);

/**
 * Which listing is looked at. What is made is what the rows say, and what was
 * sent since they were read.
 */
function useWalk({ accepted, first }: DraftsProps, skipped: number[]) {
  const [sent, setSent] = useState<ReadonlyMap<number, string>>(new Map());
  const [currentId, setCurrentId] = useState(first);
  const left = accepted.filter(
    (row) => hasNoDraft(row) && sent.get(row.listingId) !== stateOf(row),
  );
  const waiting = left.filter(
    ({ listingId }) => listingId === currentId || !skipped.includes(listingId),
  );
  const current =
    left.find(({ listingId }) => listingId === currentId) ?? waiting[0];
  const after = waiting.filter((row) => row !== current);
  const next =
    after.find(({ position }) => position > (current?.position ?? 0)) ??
    after[0];
  const heldId = current?.listingId ?? null;
  // A listing that Etsy refuses meanwhile comes up again later, not in place of
  // the one that is looked at.
  useEffect(() => {
    if (heldId !== null) setCurrentId(heldId);
  }, [heldId]);
  const goOn = () => setCurrentId(next?.listingId ?? null);
  return {
    left,
    current,
    next,
    goOn,
    startAgain: () => setCurrentId(left[0]?.listingId ?? null),
    noteSent(row: AcceptedRow) {
      setSent((before) => new Map(before).set(row.listingId, stateOf(row)));
      goOn();
    },
  };
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
          made > 0 && `${countListings(made)} at Etsy as a draft.`,
          underWay > 0 &&
            `${countListings(underWay)} on the way there: you can close this page meanwhile.`,
          stopped > 0 &&
            `${countListings(stopped)} stopped: the table says why.`,
          left > 0 && `${countListings(left)} skipped.`,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <p className="text-muted-foreground text-sm">
        Look the drafts over at Etsy, then publish them there.
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
