"use client";

import { useEffect, useEffectEvent, useId, useState } from "react";
import useSWR from "swr";
import type { DraftPanelProps } from "@/components/etsy/draft-props";
import { EtsyFailure } from "@/components/etsy/etsy-failure";
import {
  DraftBlockers,
  findBlockers,
} from "@/components/etsy/sheet/draft-blockers";
import {
  type ShopOptions,
  showAttributes,
  type Turn,
  toChoices,
} from "@/components/etsy/sheet/draft-form";
import { DraftPreview } from "@/components/etsy/sheet/draft-preview";
import {
  type DraftProblems,
  findProblems,
  hasProblems,
  isAboutOptions,
  toProblems,
} from "@/components/etsy/sheet/draft-problems";
import { SheetFields } from "@/components/etsy/sheet/sheet-fields";
import { useDraftForm } from "@/components/etsy/sheet/use-draft-form";
import { type Sending, useSending } from "@/components/etsy/sheet/use-sending";
import { Button } from "@/components/ui/button";
import type { ApiError } from "@/lib/browser/api-error";
import type { EtsyAttribute } from "@/lib/etsy/categories/schema";
import type { DraftProposal } from "@/lib/etsy/proposal/schema";
import type { Translation } from "@/lib/listings/translate/schema";

type DraftSheetProps = DraftPanelProps & {
  /** The preview comes first then, as long as nothing is missing. */
  turn?: Turn;
  proposal: DraftProposal;
  options: ShopOptions;
  translations: Translation[];
  /** Why Etsy didn't take the draft the last time. */
  refusal: ApiError | null;
  onClose: () => void;
  onStarted: () => Promise<void>;
};

/** First the form, then what would be sent, then the button that sends it. */
export function DraftSheet(props: DraftSheetProps) {
  const { listing, connection, options, turn, refusal } = props;
  const filled = useFilledForm(props);
  const { form, attributes, problems, findChoices } = filled;
  const sending = useSending(listing.id, props.onStarted, {
    isDirect: turn !== undefined,
    refusal,
  });
  const { step, error, isPending, check, back } = sending;
  const [isChecked, setChecked] = useState(false);
  const sheetId = useId();
  const blockers = findBlockers(listing, props.editor);
  useShownRefusal(step.name === "form" && !isPending ? error : null, sheetId);

  function checkDirectly() {
    back();
    if (blockers.length > 0 || filled.error) return;
    const choices = findChoices();
    if (choices) check(choices);
    else setChecked(true);
  }
  function checkForm() {
    setChecked(true);
    const choices = findChoices();
    if (choices) check(choices);
    else requestAnimationFrame(() => focusFirstProblem(sheetId));
  }

  if (step.name === "preview") {
    return (
      <DraftPreview
        key={step.preview.digest}
        form={form}
        options={options}
        attributes={attributes}
        listing={listing}
        isSending={isPending}
        error={error}
        preview={step.preview}
        currency={connection.currency ?? ""}
        onBack={back}
        onSend={() => sending.send(step)}
        onLookAgain={() => check(step.choices)}
        turn={turn}
      />
    );
  }
  if (step.name === "direct" || (turn && isPending))
    return (
      <DirectCheck
        isReady={step.name === "direct" && !filled.isLoading}
        onReady={checkDirectly}
      />
    );
  return (
    <SheetForm
      {...props}
      sheetId={sheetId}
      filled={filled}
      blockers={blockers}
      shown={isChecked ? problems : { byAttribute: {} }}
      isOpen={isChecked && hasProblems(problems)}
      sending={sending}
      onChange={() => {
        // What the server said was of the form as it was.
        if (error) back();
      }}
      onCheck={checkForm}
    />
  );
}

/** What is filled in, and what keeps it from being sent. */
function useFilledForm(props: DraftSheetProps) {
  const draft = useDraftForm(props, new Date().getUTCFullYear());
  const { form, year } = draft;
  const { data, error } = useSWR<EtsyAttribute[], Error>(
    form.category && `/api/etsy/categories/${form.category.id}/properties`,
  );
  const attributes = showAttributes(
    data ?? [],
    form.attributes,
    props.listing.facts,
  );
  const problems = findProblems(form, attributes, {
    options: props.options,
    currency: props.connection.currency ?? "",
    year,
  });
  const lacksAttributes = form.category !== null && !data;
  return {
    draft,
    form,
    attributes,
    problems,
    /** Why the attributes of the category could not be loaded. */
    error,
    hasAttributes: data !== undefined,
    lacksAttributes,
    isLoading: lacksAttributes && !error,
    /** What is sent; null while something is missing. */
    findChoices: () =>
      hasProblems(problems) ? null : toChoices(form, attributes),
  };
}

type SheetFormProps = DraftSheetProps & {
  sheetId: string;
  filled: ReturnType<typeof useFilledForm>;
  blockers: ReturnType<typeof findBlockers>;
  /** Of the form, as far as the seller has asked. */
  shown: DraftProblems;
  isOpen: boolean;
  sending: Pick<Sending, "error" | "isPending">;
  onChange: () => void;
  onCheck: () => void;
};

function SheetForm({
  sheetId,
  filled,
  blockers,
  shown,
  isOpen,
  sending: { error, isPending },
  onChange,
  onCheck,
  ...props
}: SheetFormProps) {
  const refused = error && toProblems(error, filled.form);
  return (
    <div id={sheetId} className="space-y-6">
      <DraftBlockers
        blockers={blockers}
        onShow={(point) => {
          props.onClose();
          props.onShow(point);
        }}
      />
      <SheetFields
        {...props}
        draft={filled.draft}
        onChange={onChange}
        attributes={{
          shown: filled.hasAttributes ? filled.attributes : null,
          error: filled.error,
        }}
        problems={refused ?? shown}
      />
      {error && (
        <Refusal
          error={error}
          isAtField={Boolean(refused)}
          onShowOptions={() => {
            props.onClose();
            props.onShow({ field: "options" });
          }}
        />
      )}
      <SheetFoot
        isOpen={isOpen}
        isBusy={isPending}
        isDisabled={isPending || blockers.length > 0 || filled.lacksAttributes}
        turn={props.turn}
        onCheck={onCheck}
      />
    </div>
  );
}

type RefusalProps = {
  error: ApiError;
  /** The form says it at a field. */
  isAtField: boolean;
  onShowOptions: () => void;
};

/** Why the server or Etsy didn't take the form. */
function Refusal({ error, isAtField, onShowOptions }: RefusalProps) {
  return (
    <>
      {!isAtField && <EtsyFailure error={error} />}
      {isAboutOptions(error) && (
        <Button variant="secondary" onClick={onShowOptions}>
          Show personalization and variations
        </Button>
      )}
    </>
  );
}

type SheetFootProps = {
  /** Something of the form is still missing. */
  isOpen: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  turn: Turn | undefined;
  onCheck: () => void;
};

function SheetFoot({
  isOpen,
  isBusy,
  isDisabled,
  turn,
  onCheck,
}: SheetFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {isOpen && (
        <p role="status" className="font-semibold text-destructive text-sm">
          Something above still needs an answer.
        </p>
      )}
      {turn && (
        <Button variant="ghost" onClick={turn.onSkip}>
          Skip
        </Button>
      )}
      <Button onClick={onCheck} disabled={isDisabled}>
        {isBusy ? "Checking…" : "See what will be sent"}
      </Button>
    </div>
  );
}

type DirectCheckProps = { isReady: boolean; onReady: () => void };

/** In place of a form that is checked without being looked at. */
function DirectCheck({ isReady, onReady }: DirectCheckProps) {
  const start = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady) start();
  }, [isReady]);
  return <p role="status">Putting together what will be sent…</p>;
}

/** Leads to what the server refused of the form. */
function useShownRefusal(refusal: ApiError | null, sheetId: string) {
  useEffect(() => {
    if (!refusal) return;
    document
      .getElementById(sheetId)
      ?.querySelector('[role="alert"]')
      ?.scrollIntoView({ block: "nearest" });
    focusFirstProblem(sheetId);
  }, [refusal, sheetId]);
}

/** The first field that is marked, or the text beside a group of them. */
function focusFirstProblem(sheetId: string) {
  const marked = document
    .getElementById(sheetId)
    ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
  marked?.focus({ preventScroll: true });
  marked?.scrollIntoView({ block: "center" });
}
