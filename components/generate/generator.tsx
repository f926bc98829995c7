"use client";

import { useRouter } from "next/navigation";
import {
  type Dispatch,
  lazy,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from "react";
import {
  type FieldErrors,
  formFields,
  isEmptyValue,
} from "@/components/generate/form/form-fields";
import { ManualEntry } from "@/components/generate/form/manual-entry";
import { FormSummary } from "@/components/generate/form-summary";
import { GeneratorPlan } from "@/components/generate/generator-plan";
import type {
  GeneratorAction,
  GeneratorState,
} from "@/components/generate/generator-state";
import { ListingResult } from "@/components/generate/listing-result";
import { SubmitBar } from "@/components/generate/submit-bar";
import { UploadPanel } from "@/components/generate/upload-panel";
import { useGenerator } from "@/components/generate/use-generator";
import { WritingProgress } from "@/components/generate/writing-progress";
import {
  choosePhotosForBatch,
  type SharedPhoto,
  useSharedPhotos,
} from "@/components/photos";
import { Samples } from "@/components/samples";
import { Form } from "@/components/ui/form";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { maxPhotos } from "@/lib/photos/limits";

/** Only what nobody can name asks it. */
const PieceQuestion = lazy(async () => {
  const file = await import("@/components/generate/piece-question");
  return { default: file.PieceQuestion };
});

/** Only photos that another app shared ask it. */
const SharedQuestion = lazy(async () => {
  const file = await import("@/components/generate/shared-question");
  return { default: file.SharedQuestion };
});

const formLayout =
  "flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start";

export function Generator() {
  const { state, dispatch, ...actions } = useGenerator();
  const { task, values, listing } = state;
  const { photos } = actions.photoSet;
  const panelHeading = useRef<HTMLHeadingElement>(null);
  const entryHeading = useRef<HTMLHeadingElement>(null);
  const isGenerating = task === "from_form" || task === "from_photo";
  const { isFolded, unfold } = useFolded(listing, isGenerating);

  const shared = useSharedIntoForm(actions, state.isRestored, {
    onTake: unfold,
    onDone: () => focusOnceDrawn(panelHeading),
  });

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: form } = event;
    actions.generateFromForm((errors) => focusFirstError(form, errors));
  }

  function openForm() {
    unfold();
    focusOnceDrawn(entryHeading);
  }

  return (
    <>
      {!isFolded && <GeneratorPlan />}
      {!isFolded && <Samples />}
      {isFolded && listing && (
        <FormSummary
          values={values}
          productName={listing.productName}
          photos={photos.length}
          onEdit={openForm}
        />
      )}
      {shared.waiting.length > 0 && (
        <Suspense>
          <SharedQuestion
            shared={shared}
            room={maxPhotos - photos.length}
            isBusy={task !== null}
          />
        </Suspense>
      )}
      <Form
        noValidate
        aria-label="Listing details"
        onSubmit={handleSubmit}
        className={isFolded ? "hidden" : formLayout}
      >
        <PhotoColumn
          state={state}
          actions={actions}
          headingRef={panelHeading}
          onAnalyzed={() => entryHeading.current?.focus()}
        />
        <EntryColumn
          state={state}
          dispatch={dispatch}
          headingRef={entryHeading}
          isGenerating={isGenerating}
          hasPhotos={photos.length > 0}
        />
      </Form>
      <WritingProgress state={state} photos={photos} />
      {!isGenerating && (
        <Outcome
          state={state}
          dispatch={dispatch}
          actions={actions}
          onTryDeleted={() => {
            dispatch({ type: "forget_listing" });
            focusOnceDrawn(entryHeading);
          }}
        />
      )}
      {isFolded && <GeneratorPlan />}
    </>
  );
}

type OutcomeProps = {
  state: GeneratorState;
  dispatch: Dispatch<GeneratorAction>;
  actions: Actions;
  onTryDeleted: () => void;
};

/** What the writing came to: a question, or a listing, or both. */
function Outcome({ state, dispatch, actions, onTryDeleted }: OutcomeProps) {
  const { question, listing } = state;
  return (
    <>
      {question && (
        <Suspense>
          <PieceQuestion
            name={state.values.productName}
            suggestions={question.suggestions}
            error={state.panelError}
            onName={(productName) =>
              dispatch({ type: "edit", change: { productName } })
            }
            onAnswer={actions.answer}
          />
        </Suspense>
      )}
      {listing && (
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
          isKept={state.isKept}
          onKept={(kept) => dispatch({ type: "keep", listing: kept })}
          onTryDeleted={onTryDeleted}
        />
      )}
    </>
  );
}

type Actions = Omit<ReturnType<typeof useGenerator>, "state" | "dispatch">;

/** In place of the button that was pressed, which is gone then. */
const focusOnceDrawn = (heading: RefObject<HTMLElement | null>) =>
  requestAnimationFrame(() => heading.current?.focus());

/** Whether the form is put away for the listing that was written from it. */
function useFolded(listing: ListingAnswer | null, isGenerating: boolean) {
  /** The listing beside which the seller opened the form again. */
  const [openFor, setOpenFor] = useState<number | null>(null);
  return {
    isFolded: listing !== null && !isGenerating && openFor !== listing.id,
    unfold: () => setOpenFor(listing?.id ?? null),
  };
}

/** Photos that another app shared wait until the seller takes them. */
function useSharedIntoForm(
  { photoSet, reportPhoto, whenSaved }: Actions,
  isRestored: boolean,
  { onTake, onDone }: { onTake: () => void; onDone: () => void },
) {
  const shared = useSharedPhotos(isRestored, reportPhoto);
  const router = useRouter();
  return {
    waiting: shared.waiting,
    take(chosen: SharedPhoto[]) {
      onTake();
      photoSet.add(chosen.map(({ file }) => file));
      shared.forget(chosen, whenSaved());
      onDone();
    },
    sort() {
      choosePhotosForBatch(shared.waiting);
      router.push("/batches");
    },
    async discard() {
      await shared.discard(shared.waiting);
      onDone();
    },
  };
}

function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
  const name = formFields.find((field) => errors[field]);
  const control = name && form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

type PhotoColumnProps = {
  state: GeneratorState;
  actions: Actions;
  headingRef: React.Ref<HTMLHeadingElement>;
  onAnalyzed: () => void;
};

function PhotoColumn({
  state,
  actions,
  headingRef,
  onAnalyzed,
}: PhotoColumnProps) {
  // With many photos it is higher than a window, and its buttons would be out
  // of reach.
  const isSticky = actions.photoSet.photos.length <= 5;
  return (
    <div className={isSticky ? "lg:sticky lg:top-24" : undefined}>
      <UploadPanel
        headingRef={headingRef}
        photoSet={actions.photoSet}
        written={state.listing?.photos ?? []}
        error={state.question ? null : state.panelError}
        task={state.task}
        isPrimary={actions.isPhotoAlone && state.question === null}
        isUnnamed={isEmptyValue(state.values.productName)}
        onAutoFill={actions.autoFill}
        onAnalyze={() => actions.analyze(onAnalyzed)}
        onGenerate={actions.generateFromPhoto}
      />
    </div>
  );
}

type EntryColumnProps = React.ComponentProps<typeof SubmitBar> & {
  dispatch: Dispatch<GeneratorAction>;
  headingRef: React.Ref<HTMLHeadingElement>;
};

function EntryColumn({
  state,
  dispatch,
  headingRef,
  isGenerating,
  hasPhotos,
}: EntryColumnProps) {
  return (
    <div className="contents lg:block">
      <ManualEntry
        state={state}
        headingRef={headingRef}
        onEdit={(change) => dispatch({ type: "edit", change })}
        onAccept={(field) => dispatch({ type: "accept", field })}
        onDismiss={(field) => dispatch({ type: "dismiss", field })}
      />
      <SubmitBar
        state={state}
        isGenerating={isGenerating}
        hasPhotos={hasPhotos}
      />
    </div>
  );
}
