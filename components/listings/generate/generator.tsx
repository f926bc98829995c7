"use client";

import Link from "next/link";
import { useRef, useState } from "react";
import { PlanSummary } from "@/components/billing/plan-summary";
import {
  type FieldErrors,
  type FormValues,
  formFields,
  isEmptyValue,
} from "@/components/listings/form/form-fields";
import { ManualEntry } from "@/components/listings/form/manual-entry";
import { ListingInProgress } from "@/components/listings/generate/listing-in-progress";
import { ListingResult } from "@/components/listings/generate/listing-result";
import { SharedQuestion } from "@/components/listings/generate/shared-question";
import { UploadPanel } from "@/components/listings/generate/upload-panel";
import { useGenerator } from "@/components/listings/generate/use-generator";
import {
  type SharedPhoto,
  useSharedPhotos,
} from "@/components/listings/photo/shared-photos";
import type { FormPhoto } from "@/components/listings/photos/photo-list";
import { useUser } from "@/components/site/use-user";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { formatQuota } from "@/lib/billing/plans";
import { maxPhotos } from "@/lib/photos/limits";

export function Generator() {
  const { state, dispatch, ...actions } = useGenerator();
  const { task, values, listing } = state;
  const { photos } = actions.photoSet;
  const form = useRef<HTMLFormElement>(null);
  const panelHeading = useRef<HTMLHeadingElement>(null);
  const entryHeading = useRef<HTMLHeadingElement>(null);
  const isGenerating = task === "from_form" || task === "from_photo";
  /** The listing beside which the seller opened the form again. */
  const [openFor, setOpenFor] = useState<number | null>(null);
  const isFolded = listing !== null && !isGenerating && openFor !== listing.id;

  const shared = useSharedPhotos(actions.isRestored, actions.photoSet.report);
  function takeShared(chosen: SharedPhoto[]) {
    setOpenFor(listing?.id ?? null);
    actions.photoSet.add(chosen.map(({ file }) => file));
    shared.forget(chosen, actions.photoSet.whenSaved());
    focusPanel();
  }
  async function discardShared() {
    await shared.discard(shared.waiting);
    focusPanel();
  }
  /** The button that was pressed is gone. */
  const focusPanel = () =>
    requestAnimationFrame(() => panelHeading.current?.focus());

  function focusFirstError(errors: FieldErrors) {
    const name = formFields.find((field) => errors[field]);
    const control = name && form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }
  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    actions.generateFromForm(focusFirstError);
  }

  function openForm() {
    setOpenFor(listing?.id ?? null);
    // The button that opened it is gone.
    requestAnimationFrame(() => entryHeading.current?.focus());
  }

  return (
    <>
      {!isFolded && <GeneratorPlan />}
      {isFolded && listing && (
        <FormSummary
          values={values}
          productName={listing.productName}
          photos={photos.length}
          onEdit={openForm}
        />
      )}
      <SharedQuestion
        waiting={shared.waiting}
        room={maxPhotos - photos.length}
        isBusy={task !== null}
        onUse={takeShared}
        onDiscard={discardShared}
      />
      <Form
        ref={form}
        noValidate
        aria-label="Listing details"
        onSubmit={handleSubmit}
        className={
          isFolded
            ? "hidden"
            : "flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start"
        }
      >
        {/* With many photos it is higher than a window, and its buttons would
            be out of reach. */}
        <div className={photos.length > 5 ? undefined : "lg:sticky lg:top-24"}>
          <UploadPanel
            headingRef={panelHeading}
            photoSet={actions.photoSet}
            written={listing?.photos ?? []}
            error={state.panelError}
            task={task}
            isPrimary={actions.isPhotoAlone}
            onAutoFill={actions.autoFill}
            onAnalyze={() =>
              actions.analyze(() => entryHeading.current?.focus())
            }
            onGenerate={actions.generateFromPhoto}
          />
        </div>
        <div className="contents lg:block">
          <ManualEntry
            state={state}
            headingRef={entryHeading}
            onEdit={(change) => dispatch({ type: "edit", change })}
            onAccept={(field) => dispatch({ type: "accept", field })}
            onDismiss={(field) => dispatch({ type: "dismiss", field })}
          />
          <div className="-mx-(--gutter) sticky bottom-0 z-10 border-line border-t bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-6">
            <Button
              type="submit"
              size="lg"
              variant={listing ? "secondary" : "default"}
              disabled={task !== null}
              // Beside a photo alone the panel's button is the next step; on a
              // phone that one is out of sight.
              className={
                actions.isPhotoAlone
                  ? "w-full lg:enabled:border-edge lg:enabled:bg-sheet lg:enabled:text-ink"
                  : "w-full"
              }
            >
              {isGenerating ? "Writing your listing" : "Generate Listing"}
            </Button>
          </div>
        </div>
      </Form>
      {isGenerating && (
        <ListingInProgress
          uploaded={
            state.percent === null && photos.length > 1
              ? shareUploaded(photos)
              : 100
          }
          percent={percentOf(task, state.percent)}
          partial={state.partial}
        />
      )}
      {listing && !isGenerating && (
        <ListingResult
          listing={listing}
          isNew={state.isNew}
          onSaved={(saved) =>
            dispatch({
              type: "save",
              listing: { ...saved, facts: listing.facts },
            })
          }
          onStartOver={actions.startOver}
        />
      )}
      {isFolded && <GeneratorPlan />}
    </>
  );
}

/** Before anything is reported. */
const startPercent = { from_form: 60, from_photo: 75 };

/**
 * What the stream reports is the share of the rest, so that the bar moves with
 * it and never back.
 */
const percentOf = (task: keyof typeof startPercent, reported: number | null) =>
  startPercent[task] + ((reported ?? 0) / 100) * (100 - startPercent[task]);

/**
 * Percent of the photos, of which each that is no longer under way counts
 * whole.
 */
function shareUploaded(photos: FormPhoto[]) {
  const shares = photos.map(({ status }) => {
    if (status.type === "uploading") return status.percent;
    return status.type === "preparing" ||
      status.type === "waiting" ||
      status.type === "resting"
      ? 0
      : 100;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Remaining listings; for a visitor, how to get one. */
function GeneratorPlan() {
  const { user } = useUser();
  return (
    <PlanSummary>
      {() =>
        user === null && (
          <p className="text-muted-foreground">
            Fill in everything now and{" "}
            <Link
              href="/signin?callbackUrl=/generate"
              className="text-clay underline underline-offset-4"
            >
              sign in
            </Link>{" "}
            when you generate. {formatQuota("free")} are free.
          </p>
        )
      }
    </PlanSummary>
  );
}

type FormSummaryProps = {
  values: FormValues;
  productName: string;
  photos: number;
  onEdit: () => void;
};

/**
 * What the listing was made of, in one line, while the result is what is read.
 */
function FormSummary({
  values,
  productName,
  photos,
  onEdit,
}: FormSummaryProps) {
  const { materials, styleDesign, colors, audience, extraDetails } = values;
  const details = [styleDesign, colors, audience, extraDetails].filter(
    (value) => !isEmptyValue(value),
  ).length;
  const parts = [
    values.productName || productName,
    materials,
    photos === 0 ? "" : photos === 1 ? "photo" : `${photos} photos`,
    details > 0 ? `${details} ${details === 1 ? "detail" : "details"}` : "",
  ].filter(Boolean);
  return (
    <div className="flex items-center justify-between gap-4 rounded-lg border border-line bg-sheet py-1.5 pr-2 pl-4 print:hidden">
      <p className="min-w-0 truncate text-sm" title={parts.join(" · ")}>
        {parts.join(" · ")}
      </p>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={false}
        aria-label="Edit the form"
        onClick={onEdit}
      >
        Edit
      </Button>
    </div>
  );
}
