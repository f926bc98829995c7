"use client";

import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import type { DraftPanelProps } from "@/components/listings/etsy/draft-props";
import { EtsyFailure } from "@/components/listings/etsy/etsy-failure";
import { AttributeChoices } from "@/components/listings/etsy/sheet/attribute-choices";
import { CategoryChoice } from "@/components/listings/etsy/sheet/category-choice";
import {
  DraftBlockers,
  findBlockers,
} from "@/components/listings/etsy/sheet/draft-blockers";
import {
  type DraftForm,
  findStoredForm,
  refreshForm,
  reuse,
  type ShopOptions,
  showAttributes,
  startForm,
  storeForm,
  type Turn,
  toChoices,
} from "@/components/listings/etsy/sheet/draft-form";
import {
  DraftPreview,
  type Preview,
} from "@/components/listings/etsy/sheet/draft-preview";
import {
  type DraftProblems,
  findProblems,
  hasProblems,
  isAboutOptions,
  toProblems,
} from "@/components/listings/etsy/sheet/draft-problems";
import { OriginChoices } from "@/components/listings/etsy/sheet/origin-choices";
import { PriceAndProfiles } from "@/components/listings/etsy/sheet/price-and-profiles";
import {
  SentAlong,
  usableLanguages,
} from "@/components/listings/etsy/sheet/sent-along";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api-client";
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
  const {
    listing,
    editor,
    connection,
    onShow,
    onClose,
    onSaved,
    onStarted,
    proposal,
    options,
    translations,
  } = props;
  const year = new Date().getUTCFullYear();
  const { form, change: changeForm, languages } = useDraftForm(props, year);
  const { data, error } = useSWR<EtsyAttribute[], Error>(
    form.category && `/api/etsy/categories/${form.category.id}/properties`,
  );
  const attributes = showAttributes(data ?? [], form.attributes, listing.facts);
  const currency = connection.currency ?? "";
  const problems = findProblems(form, attributes, { options, currency, year });
  const [isChecked, setChecked] = useState(false);
  const { step, check, send, back } = useSending(
    listing.id,
    onStarted,
    props.refusal,
  );
  const refused = step.error && toProblems(step.error, form);
  const shown: DraftProblems =
    refused ?? (isChecked ? problems : { byAttribute: {} });
  const sheet = useRef<HTMLDivElement>(null);
  const blockers = findBlockers(listing, editor);
  const [isDirect, setDirect] = useState(
    props.turn !== undefined && props.refusal === null,
  );
  const isLoading = form.category !== null && !data && !error;

  /** What the server said was of the form as it was. */
  const change: typeof changeForm = (part) => {
    changeForm(part);
    if (step.error) back();
  };

  useEffect(() => {
    if (step.name !== "form" || !step.error) return;
    sheet.current
      ?.querySelector('[role="alert"]')
      ?.scrollIntoView({ block: "nearest" });
    focusFirstProblem(sheet.current);
  }, [step]);

  useEffect(() => {
    if (!isDirect || isLoading || step.isBusy) return;
    setDirect(false);
    if (blockers.length > 0 || error) return;
    const choices = hasProblems(problems) ? null : toChoices(form, attributes);
    if (choices) check(choices);
    else setChecked(true);
  });

  function checkForm() {
    setChecked(true);
    const choices = toChoices(form, attributes);
    if (choices && !hasProblems(problems)) check(choices);
    else requestAnimationFrame(() => focusFirstProblem(sheet.current));
  }

  if (step.name === "preview") {
    return (
      <DraftPreview
        key={step.preview.digest}
        form={form}
        options={options}
        attributes={attributes}
        listing={listing}
        isSending={step.isBusy}
        error={step.error}
        preview={step.preview}
        currency={currency}
        onBack={back}
        onSend={() => send(step)}
        onLookAgain={() => check(step.choices)}
        turn={props.turn}
      />
    );
  }
  if (isDirect || (props.turn && step.isBusy))
    return <p role="status">Putting together what is sent…</p>;
  return (
    <div ref={sheet} className="space-y-6">
      <DraftBlockers
        blockers={blockers}
        onShow={(point) => {
          onClose();
          onShow(point);
        }}
      />
      <CategoryChoice
        chosen={form.category}
        suggested={proposal.categories}
        problem={shown.category}
        onChoose={(category) => {
          const used = proposal.used.find(
            ({ taxonomyId }) => taxonomyId === category.id,
          );
          change({ category, ...(used && reuse(used, options)) });
        }}
      />
      {error && <EtsyFailure error={error} />}
      {form.category && !error && (
        <AttributeChoices
          attributes={data ? attributes : null}
          problems={shown.byAttribute}
          onChoose={(id, choice) =>
            change({ attributes: { ...form.attributes, [id]: choice } })
          }
        />
      )}
      <PriceAndProfiles
        form={form}
        change={change}
        options={options}
        currency={currency}
        problems={shown}
      />
      <OriginChoices
        form={form}
        change={change}
        options={options}
        year={year}
        problems={shown}
      />
      <SentAlong
        form={form}
        change={change}
        listing={listing}
        editor={editor}
        connection={connection}
        translations={translations}
        languages={languages}
        onSaved={onSaved}
      />
      <p className="border-line border-t pt-4 text-muted-foreground text-sm">
        A draft costs nothing. Publishing it at Etsy does, and so does each
        renewal: automatic renewal is sent as off, you can turn it on there. If
        your shop uses Etsy Ads, Etsy adds a listing to them by itself once it
        is published.
      </p>
      {step.error && !refused && <EtsyFailure error={step.error} />}
      {step.error && isAboutOptions(step.error) && (
        <Button
          variant="secondary"
          onClick={() => {
            onClose();
            onShow({ field: "options" });
          }}
        >
          Show personalization and variations
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isChecked && hasProblems(problems) && (
          <p role="status" className="font-semibold text-brick text-sm">
            Something above is still open.
          </p>
        )}
        {props.turn && (
          <Button variant="ghost" onClick={props.turn.onSkip}>
            Skip
          </Button>
        )}
        <Button
          onClick={checkForm}
          disabled={
            step.isBusy ||
            blockers.length > 0 ||
            (form.category !== null && !data)
          }
        >
          {step.isBusy ? "Checking…" : "See what is sent"}
        </Button>
      </div>
    </div>
  );
}

/** The first field that is marked, or the text beside a group of them. */
function focusFirstProblem(sheet: HTMLElement | null) {
  const marked = sheet?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-problem]',
  );
  marked?.focus({ preventScroll: true });
  marked?.scrollIntoView({ block: "center" });
}

/** The form, stored in this browser with each change. */
function useDraftForm(
  {
    listing,
    connection,
    proposal,
    options,
    translations,
    turn,
  }: DraftSheetProps,
  year: number,
) {
  const languages = usableLanguages(translations, connection);
  const [form, setForm] = useState<DraftForm>(() => {
    const stored = findStoredForm(listing.id);
    if (stored) return refreshForm(stored, options, languages);
    return {
      ...startForm({ proposal, options, languages, year }),
      ...turn?.common,
    };
  });
  useEffect(() => storeForm(listing.id, form), [listing.id, form]);
  return {
    form,
    change: (change: Partial<DraftForm>) =>
      setForm((before) => ({ ...before, ...change })),
    languages,
  };
}

type Choices = NonNullable<ReturnType<typeof toChoices>>;
type Step = { isBusy: boolean; error: ApiError | null } & (
  | { name: "form" }
  | { name: "preview"; preview: Preview; choices: Choices }
);

const formStep: Step = { name: "form", isBusy: false, error: null };

/**
 * Asks what would be sent, then sends it. Nothing leaves for Etsy before
 * `send`.
 */
function useSending(
  listingId: number,
  onStarted: () => Promise<void>,
  refusal: ApiError | null,
) {
  const [step, setStep] = useState<Step>({ ...formStep, error: refusal });
  const path = `/api/listings/${listingId}/etsy-draft`;

  async function run(work: () => Promise<void>) {
    setStep((before) => ({ ...before, isBusy: true, error: null }));
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStep((before) => ({ ...before, isBusy: false, error }));
    }
  }
  return {
    step,
    back: () => setStep(formStep),
    check: (choices: Choices) =>
      run(async () => {
        const preview = await api<Preview>("POST", path, choices);
        setStep({
          name: "preview",
          isBusy: false,
          error: null,
          preview,
          choices,
        });
      }),
    send: ({
      choices,
      preview: { digest },
    }: {
      choices: Choices;
      preview: Preview;
    }) =>
      run(async () => {
        await api("POST", path, { ...choices, confirm: true, digest });
        await onStarted();
      }),
  };
}
