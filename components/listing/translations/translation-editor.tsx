"use client";

import { useId } from "react";
import { TranslatedField } from "@/components/listing/translations/translated-field";
import { useTranslation } from "@/components/listing/translations/use-translation";
import { CopyGuard } from "@/components/listing/view/copy-guard";
import { showSection } from "@/components/listing/view/field-section";
import { Alert } from "@/components/ui/alert";
import type { SaveState } from "@/components/ui/autosave";
import { Button } from "@/components/ui/button";
import { findUnsettled } from "@/lib/listing-text/check/readiness";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { languageName } from "@/lib/listing-text/languages/writing-languages";
import {
  assessTranslation,
  confirmedIn,
} from "@/lib/listings/translate/assess-translation";
import type { Difference, Translation } from "@/lib/listings/translate/schema";

type TranslationEditorProps = {
  listing: ListingAnswer;
  translation: Translation;
  isPending: boolean;
  onSaved: (saved: Translation) => void;
  onRewrite: () => void;
  onRemove: () => void;
};

const translated = ["title", "description", "tags"] as const;

/**
 * One translation beside the listing that it was written from, with what
 * differs.
 */
export function TranslationEditor({
  listing,
  translation,
  isPending,
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
  // Differences are listed on their own.
  const shown = new Set(assessed.differences.map(({ reason }) => reason));
  const others = assessed.open.filter(({ message }) => !shown.has(message));
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
        <TranslationHead
          name={name}
          score={assessed.score}
          isPending={isPending}
          onRewrite={actions.onRewrite}
          onRemove={actions.onRemove}
        >
          <SaveLine state={text.state} onSave={text.save} />
        </TranslationHead>
        <p className="text-muted-foreground text-sm">
          Written by a model, not by a translator.
        </p>
        {text.state.type === "conflict" && (
          <Conflict current={text.state.current} onResolve={text.resolve} />
        )}
        <Differences differences={assessed.differences} />
        {others.length > 0 && (
          <Alert variant="warning" title="To settle before you publish">
            <ul className="mt-1 space-y-1 text-sm">
              {others.map(({ code, field, message }) => (
                <li key={`${code} ${field} ${message}`}>{message}</li>
              ))}
            </ul>
          </Alert>
        )}
        <div className="space-y-6">
          {translated.map((field) => (
            <TranslatedField
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

type TranslationHeadProps = Pick<
  TranslationEditorProps,
  "isPending" | "onRewrite" | "onRemove"
> & {
  /** Of the language. */
  name: string;
  score: number;
  children: React.ReactNode;
};

function TranslationHead({
  name,
  score,
  isPending,
  onRewrite,
  onRemove,
  children,
}: TranslationHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-sm">
        <span className="font-semibold">Score {score}</span>
        <span className="text-muted-foreground"> · </span>
        {children}
      </p>
      <div className="-mr-3 flex max-sm:-ml-3">
        <Button
          variant="ghost"
          size="sm"
          disabled={isPending}
          onClick={onRewrite}
        >
          Write again
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isPending}
          aria-label={`Remove ${name} translation`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </div>
  );
}

const saveMessages = {
  saved: "Saved",
  waiting: "Not saved yet",
  saving: "Saving…",
  conflict: "Not saved",
};

function SaveLine({
  state,
  onSave,
}: {
  state: SaveState<Translation>;
  onSave: () => void;
}) {
  const isUnsaved = "message" in state;
  return (
    <>
      <span
        role="status"
        className={
          state.type === "saved" ? "text-success" : "text-muted-foreground"
        }
      >
        {isUnsaved ? `Not saved: ${state.message}` : saveMessages[state.type]}
      </span>
      {(state.type === "waiting" || isUnsaved) && (
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
    <Alert variant="destructive" title="This translation was changed elsewhere">
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
        variant="success"
        title="It says what your text says, as far as rules can tell"
      >
        <p className="text-sm">
          Compared: numbers, sizes, materials, colors, care, places and claims.
          Rules don't find clumsy sentences: ask someone who speaks the
          language.
        </p>
      </Alert>
    );
  }
  const count =
    differences.length === 1
      ? "1 difference"
      : `${differences.length} differences`;
  return (
    <Alert variant="warning" title={`${count} from your text`}>
      <ul className="mt-1 space-y-1 text-sm">
        {differences.map(({ kind, side, text, reason }) => (
          <li key={`${kind} ${side} ${text}`}>{reason}</li>
        ))}
      </ul>
    </Alert>
  );
}
