"use client";

import {
  Check,
  CircleAlert,
  CircleDashed,
  CircleX,
  LoaderCircle,
} from "lucide-react";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import type { EtsyDraftProps } from "@/components/etsy/draft-props";
import { RefusedTexts } from "@/components/etsy/publication/refused-texts";
import { ReplacePhoto } from "@/components/photos";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Progress } from "@/components/ui/progress";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import {
  isRefusedInPart,
  type PublicationAnswer,
  type PublicationProblem,
  type PublicationStep,
} from "@/lib/etsy/publish/schema";
import { fields, listingFields } from "@/lib/listing-text/fields/fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

/** With the comparison of texts, which few ask for. */
const AtEtsy = lazy(async () => {
  const file = await import("@/components/etsy/publication/at-etsy");
  return { default: file.AtEtsy };
});

type Publication = PublicationAnswer;
type ProgressProps = {
  publication: Publication;
  listing: ListingAnswer;
  onSaved: (listing: ListingAnswer) => void;
  onShow: EtsyDraftProps["onShow"];
  onChange: (publication: Publication) => void;
  /** Opens the sheet again, to send other choices. */
  onChooseAgain: () => void;
  /** Opens the sheet that replaces texts on Etsy, or puts former ones back. */
  onUpdate: (isPutBack: boolean) => void;
};

export const isUnderWay = ({ state }: Publication) =>
  state !== "done" && state !== "failed";

const editPage = (id: string) =>
  `https://www.etsy.com/your/shops/me/listing-editor/edit/${id}`;

/**
 * How far a listing is on its way into the shop, and what to do where it
 * stopped.
 */
export function PublicationProgress(props: ProgressProps) {
  const { publication } = props;
  const { steps, state, editUrl } = publication;
  const done = steps.filter((step) => step.state === "done").length;
  return (
    <div className="mt-3 space-y-4">
      <p role="status">
        {state === "done" && <span>{doneMessage(publication)}</span>}
        {state === "failed" && steps.length > 0 && (
          <span>
            {isRefusedInPart(publication)
              ? `${done} of ${steps.length} steps done. Etsy refused the others.`
              : `Stopped after ${done} of ${steps.length} steps.`}
          </span>
        )}
        {isUnderWay(publication) && (
          <span>{`${done} of ${steps.length} steps done. You can close this page in the meantime.`}</span>
        )}
      </p>
      {isUnderWay(publication) && (
        <Progress
          label={isUpdate(publication) ? "Update on Etsy" : "Draft in Etsy"}
          percent={(100 * done) / steps.length}
        />
      )}
      {state === "waiting" && publication.problem && (
        <Waiting
          key={publication.problem.retryAt}
          problem={publication.problem}
        />
      )}
      {publication.problem && state === "failed" && (
        <Problem {...props} problem={publication.problem} />
      )}
      {editUrl && (
        <EtsyLink href={editUrl} isMain={state === "done"}>
          {isUpdate(publication) || isLinked(publication)
            ? "Open the listing in Etsy's editor"
            : "Open the draft in Etsy's editor"}
        </EtsyLink>
      )}
      {state === "done" && publication.etsyListingId !== null && (
        <Suspense fallback={null}>
          <AtEtsy
            publication={publication}
            onChange={props.onChange}
            onUpdate={props.onUpdate}
          />
        </Suspense>
      )}
      {!isLinked(publication) && (
        <Disclosure summary="Steps" className="last:border-0">
          <ol className="space-y-1 text-foreground">
            {steps.map((step) => (
              <Step
                key={`${step.kind} ${step.number} ${step.language}`}
                step={step}
                isStopped={state === "failed"}
              />
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

/** Whether its steps replace texts of a listing that is on Etsy. */
const isUpdate = ({ steps }: Publication) =>
  steps.some(({ kind }) => kind === "update" || kind === "alt_text");

/**
 * Whether it was made on Etsy, and the seller said that it stands for this
 * listing.
 */
const isLinked = ({ steps }: Publication) => steps.length === 0;

function doneMessage(publication: Publication) {
  if (isLinked(publication))
    return "It is linked to a listing that is already in your shop.";
  if (isUpdate(publication)) return "Etsy has the new texts.";
  const files = "Add its files there: Etsy doesn't publish it without them. ";
  return `The draft is in your shop. ${publication.isDigital ? files : ""}Look it over there, then publish it.`;
}

/** Milliseconds for which somebody may sit and look. */
const longWait = 60_000;
const formatTime = (time: string) =>
  new Date(time).toLocaleString("en-US", {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });

/** Says what is waited for, and until when if that is longer than a moment. */
function Waiting({
  problem: { message, retryAt },
}: {
  problem: PublicationProblem;
}) {
  const [since] = useState(() => Date.now());
  const isLong = retryAt != null && Date.parse(retryAt) - since > longWait;
  return (
    <p className="text-muted-foreground text-sm">
      {isLong ? `${message} Next try: ${formatTime(retryAt)}.` : message}
    </p>
  );
}

const stepStates: Record<
  PublicationStep["state"],
  { icon: typeof Check; word: string }
> = {
  done: { icon: Check, word: "done" },
  started: { icon: LoaderCircle, word: "in progress" },
  waiting: { icon: CircleDashed, word: "not yet" },
  refused: { icon: CircleX, word: "refused by Etsy" },
};

const stopped = { icon: CircleAlert, word: "stopped here" };

function Step({
  step: { label, state },
  isStopped,
}: {
  step: PublicationStep;
  isStopped: boolean;
}) {
  const { icon: Icon, word } =
    isStopped && state === "started" ? stopped : stepStates[state];
  return (
    <li className="flex items-center gap-2">
      <Icon
        className={`size-4 shrink-0 ${state === "done" ? "text-success" : "text-muted-foreground"}`}
        aria-hidden
      />
      <span className="min-w-0 break-words">{label}</span>
      <span className="text-muted-foreground text-sm">{word}</span>
    </li>
  );
}

function EtsyLink({
  href,
  isMain = false,
  children,
}: {
  href: string;
  isMain?: boolean;
  children: React.ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={
        isMain
          ? buttonVariants({})
          : "inline-flex min-h-11 items-center underline"
      }
    >
      {children}
    </a>
  );
}

/**
 * Whether other choices may be sent: while there is no draft, or after Etsy
 * said that it is gone.
 */
const canChooseAgain = (
  { etsyListingId }: Publication,
  { code }: PublicationProblem,
) =>
  code === "deleted_at_etsy" || (code === "refused" && etsyListingId === null);

function Problem(props: ProgressProps & { problem: PublicationProblem }) {
  const { publication, problem, onChange, onChooseAgain } = props;
  const { code, message, words, candidates } = problem;
  const field = listingFields.find((each) => each === problem.field);
  const { isPending, run: retry } = useAction(async () => {
    const path = `/api/publications/${publication.publicationId}/retry`;
    onChange(await api<Publication>("POST", path, {}));
  }, "Failed to retry");

  return (
    <Alert variant="warning" title={message}>
      {words && (
        <p className="mt-1 break-words text-sm">Etsy says: “{words}”</p>
      )}
      {code === "photo_expired" && <ExpiredPhoto {...props} />}
      <RefusedTexts texts={publication.refusedTexts ?? []} />
      {candidates.map((id) => (
        <p key={id}>
          <EtsyLink href={editPage(id)}>Draft {id} on Etsy</EtsyLink>
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {(code === "reconnect" || code === "disconnected") && (
          <Link
            href="/shop#etsy"
            className="inline-flex min-h-11 items-center underline"
          >
            Connect your shop again
          </Link>
        )}
        {field && (
          <Button variant="secondary" onClick={() => props.onShow({ field })}>
            Show the {fields[field].label.toLowerCase()}
          </Button>
        )}
        {canChooseAgain(publication, problem) ? (
          <Button onClick={onChooseAgain}>
            {code === "deleted_at_etsy"
              ? "Create the draft again"
              : "Change it and send again"}
          </Button>
        ) : code === "changed_at_etsy" ? (
          <Button onClick={() => props.onUpdate(false)}>
            Look at it again
          </Button>
        ) : (
          code !== "listing_deleted" && (
            <Button variant="secondary" disabled={isPending} onClick={retry}>
              {isPending ? "Trying again…" : "Try again"}
            </Button>
          )
        )}
      </div>
    </Alert>
  );
}

/** The photo that the problem names, to be chosen again. */
function ExpiredPhoto({
  problem,
  listing,
  onSaved,
}: ProgressProps & { problem: PublicationProblem }) {
  const rank = Number(/\d+/.exec(problem.field ?? "")?.[0]);
  const photo = listing.photos.filter(({ id }) => id !== null)[rank - 1];
  return photo ? (
    <ReplacePhoto listingId={listing.id} photo={photo} onReplaced={onSaved} />
  ) : null;
}
