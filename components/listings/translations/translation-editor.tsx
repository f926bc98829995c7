"use client";

import { useId, useState } from "react";
import { FieldEditor } from "@/components/listings/field-editor/field-editor";
import { MarkedText } from "@/components/listings/translations/marked-text";
import {
  type TranslationSaveState,
  useTranslation,
} from "@/components/listings/translations/use-translation";
import {
  CopyFieldButton,
  CopyGuard,
} from "@/components/listings/view/copy-guard";
import { FieldBody } from "@/components/listings/view/field-body";
import { lengthOf } from "@/components/listings/view/field-length";
import {
  FieldSection,
  showSection,
} from "@/components/listings/view/field-section";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  type ListingField,
  fields as listingFields,
} from "@/lib/listings/fields";
import { languageName } from "@/lib/listings/languages";
import { findUnsettled } from "@/lib/listings/readiness";
import type { ListingAnswer } from "@/lib/listings/schema";
import {
  assessTranslation,
  confirmedIn,
  languageOf,
} from "@/lib/listings/translate/assess-translation";
import {
  checkTranslation,
  type Difference,
  type TranslatedFields,
  type Translation,
} from "@/lib/listings/translate/schema";

type TranslationEditorProps = {
  listing: ListingAnswer;
  translation: Translation;
  isBusy: boolean;
  onSaved: (saved: Translation) => void;
  onRewrite: () => void;
  onRemove: () => void;
};

const translated = ["title", "description", "tags"] as const;
type TranslatedField = (typeof translated)[number];

/**
 * One translation beside the listing that it was written from, with what
 * differs.
 */
export function TranslationEditor({
  listing,
  translation,
  isBusy,
  ...actions
}: TranslationEditorProps) {
  const { language } = translation;
  const path = `/api/listings/${listing.id}/translations/${language}`;
  const text = useTranslation({
    path,
    translation,
    snippets: listing.snippets,
    onSaved: actions.onSaved,
  });
  const assessed = assessTranslation(listing, {
    ...text.tidied,
    language,
    item: translation.item,
  });
  const name = languageName(language);
  const id = useId();
  const sectionId = (field: ListingField) => `${id}${field}`;
  const confirmed = confirmedIn(text.tidied, listing);
  return (
    <CopyGuard
      find={(part) => findUnsettled(part, confirmed)}
      onShow={({ field }) => showSection(sectionId(field))}
      listingId={listing.id}
      isApart
    >
      <article aria-label={`${name} translation`} className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-sm">
            <span className="font-semibold">Score {assessed.score}</span>
            <span className="text-muted-foreground"> · </span>
            <SaveState state={text.state} onSave={text.save} />
          </p>
          <div className="-mr-3 flex max-sm:-ml-3">
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              onClick={actions.onRewrite}
            >
              Write again
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              aria-label={`Remove ${name} translation`}
              onClick={actions.onRemove}
            >
              Remove
            </Button>
          </div>
        </div>
        <p className="text-muted-foreground text-sm">
          Written by a model, not by a translator.
        </p>
        {text.state.type === "conflict" && (
          <Conflict current={text.state.current} onResolve={text.resolve} />
        )}
        <Differences differences={assessed.differences} />
        {assessed.open.length > 0 && (
          <Alert tone="amber" title="To settle before you publish">
            <ul className="mt-1 space-y-1 text-sm">
              {assessed.open.map(({ code, field, message }) => (
                <li key={`${code} ${field} ${message}`}>{message}</li>
              ))}
            </ul>
          </Alert>
        )}
        <div className="space-y-6">
          {translated.map((field) => (
            <TranslatedFieldRow
              key={field}
              id={sectionId(field)}
              field={field}
              listing={listing}
              language={language}
              differences={assessed.differences}
              fields={text.fields}
              onEdit={text.edit}
            />
          ))}
        </div>
      </article>
    </CopyGuard>
  );
}

function SaveState({
  state,
  onSave,
}: {
  state: TranslationSaveState;
  onSave: () => void;
}) {
  const messages = {
    saved: "Saved",
    waiting: "Not saved yet",
    saving: "Saving…",
    conflict: "Not saved",
    unsaved: "",
  };
  return (
    <>
      <span
        role="status"
        className={
          state.type === "saved" ? "text-moss" : "text-muted-foreground"
        }
      >
        {state.type === "unsaved"
          ? `Not saved: ${state.message}`
          : messages[state.type]}
      </span>
      {(state.type === "waiting" || state.type === "unsaved") && (
        <Button variant="link" size="sm" onClick={onSave}>
          Save now
        </Button>
      )}
    </>
  );
}

type ConflictProps = {
  current: Translation;
  onResolve: (current: Translation, keeps: "mine" | "theirs") => void;
};

function Conflict({ current, onResolve }: ConflictProps) {
  return (
    <Alert tone="brick" title="This translation was changed elsewhere">
      <p className="mt-1 whitespace-pre-line break-words text-sm">
        {current.title}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onResolve(current, "mine")}>
          Keep this page
        </Button>
        <Button
          variant="secondary"
          onClick={() => onResolve(current, "theirs")}
        >
          Use the other version
        </Button>
      </div>
    </Alert>
  );
}

function Differences({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) {
    return (
      <Alert
        tone="moss"
        title="Numbers, materials, colors and claims agree with your text"
      >
        <p className="text-sm">
          Compared by word lists. They find no clumsy sentence: ask someone who
          speaks it.
        </p>
      </Alert>
    );
  }
  const count =
    differences.length === 1
      ? "1 difference"
      : `${differences.length} differences`;
  return (
    <Alert tone="amber" title={`${count} from your text`}>
      <ul className="mt-1 space-y-1 text-sm">
        {differences.map(({ kind, side, text, message }) => (
          <li key={`${kind} ${side} ${text}`}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}

type RowProps = {
  id: string;
  field: TranslatedField;
  listing: ListingAnswer;
  language: Translation["language"];
  fields: TranslatedFields;
  differences: Difference[];
  onEdit: (patch: Partial<TranslatedFields>) => void;
};

/** A field in both languages, side by side where there is room. */
function TranslatedFieldRow({
  id,
  field,
  listing,
  language,
  fields,
  differences,
  onEdit,
}: RowProps) {
  const [isEditing, setEditing] = useState(false);
  const problemsId = useId();
  const results = { ...listing, ...fields };
  const { label } = listingFields[field];
  const violations = checkTranslation(fields, listing.snippets).filter(
    (violation) => violation.field === field,
  );
  const marks = (side: Difference["side"]) =>
    differences.filter((difference) => difference.side === side);
  const source = languageName(languageOf(listing));
  return (
    <div className="grid @3xl:grid-cols-2 items-start gap-x-6 gap-y-3 border-line border-t pt-4">
      <section
        aria-label={`${label} in ${source}`}
        lang={languageOf(listing)}
        className="text-muted-foreground"
      >
        <h4 className="mb-2 flex min-h-11 items-center font-sans text-sm tracking-normal">
          {label}, {source}
        </h4>
        <FieldText
          field={field}
          results={listing}
          differences={marks("source")}
        />
      </section>
      <div>
        <FieldSection
          id={id}
          name={`${label}, ${languageName(language)}`}
          length={lengthOf(field, results)}
          actions={
            <>
              <CopyFieldButton
                listing={results}
                field={field}
                name={`${label.toLowerCase()}, ${languageName(language)}`}
              />
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={isEditing}
                aria-label={`${isEditing ? "Done with" : "Edit"} ${label.toLowerCase()}, ${languageName(language)}`}
                onClick={() => setEditing(!isEditing)}
              >
                {isEditing ? "Done" : "Edit"}
              </Button>
            </>
          }
        >
          <div lang={language}>
            {isEditing ? (
              <FieldEditor
                field={field}
                results={results}
                violations={violations}
                describedBy={problemsId}
                onType={onEdit}
                onEdit={onEdit}
                onDone={() => setEditing(false)}
              />
            ) : (
              <FieldText
                field={field}
                results={results}
                differences={marks("translation")}
              />
            )}
          </div>
          <ul
            id={problemsId}
            className="space-y-1 not-empty:mt-2 font-semibold text-brick text-sm"
          >
            {violations.map(({ code, message, index }) => (
              <li key={`${code} ${index} ${message}`}>{message}</li>
            ))}
          </ul>
        </FieldSection>
      </div>
    </div>
  );
}

type FieldTextProps = {
  field: TranslatedField;
  results: ListingAnswer;
  differences: Difference[];
};

function FieldText({ field, results, differences }: FieldTextProps) {
  if (field === "tags") return <FieldBody field="tags" listing={results} />;
  const className =
    field === "title" ? "font-serif text-xl leading-snug" : "max-w-prose";
  return (
    <MarkedText
      text={results[field]}
      differences={differences}
      className={className}
    />
  );
}
