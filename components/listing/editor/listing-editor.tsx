"use client";

import { useId, useMemo, useState } from "react";
import { EtsyDraft } from "@/components/etsy";
import { EditableField } from "@/components/listing/editor/editable-field";
import { EditorSidebar } from "@/components/listing/editor/editor-sidebar";
import { EditorToolbar } from "@/components/listing/editor/editor-toolbar";
import { KeepListing } from "@/components/listing/editor/keep-listing";
import { OpenList } from "@/components/listing/editor/open-list";
import { PhotoAltTexts } from "@/components/listing/editor/photo-alt-texts";
import { SaveProblem } from "@/components/listing/editor/save-status";
import { TextReport } from "@/components/listing/editor/text-report";
import { TitleOptions } from "@/components/listing/editor/title-options";
import { type Editor, useEditor } from "@/components/listing/editor/use-editor";
import { useSaveState } from "@/components/listing/editor/use-save";
import { OptionsSection } from "@/components/listing/options/options-section";
import { LanguagesSection } from "@/components/listing/translations/languages-section";
import { CopyGuard } from "@/components/listing/view/copy-guard";
import { showSection } from "@/components/listing/view/field-section";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TooltipArea } from "@/components/ui/tooltip";
import { undoShortcuts } from "@/components/ui/undo-shortcuts";
import { findUnsettled } from "@/lib/listing-text/check/readiness";
import {
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import { presentFields } from "@/lib/listing-text/fields/map-fields";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";

export type ListingEditorProps = {
  listing: ListingAnswer;
  /** Receives the listing as it is stored, after each save. */
  onSaved: (listing: ListingAnswer) => void;
  /** Whether a review can be asked for; true without it. */
  canReview?: boolean;
};

/**
 * Every field of a listing, editable in place, with its score and rules beside
 * it.
 */
export function ListingEditor({ listing, ...props }: ListingEditorProps) {
  // During an upgrade an instance of the version before may have sent it,
  // without the newest members.
  const whole = useMemo(() => listingAnswerSchema.parse(listing), [listing]);
  return (
    <TooltipArea>
      <EditorView listing={whole} {...props} />
    </TooltipArea>
  );
}

function EditorView({
  listing,
  onSaved,
  canReview = true,
}: ListingEditorProps) {
  const editor = useEditor(listing, onSaved);
  const id = useId();
  const [draftRequests, setDraftRequests] = useState(0);
  const sectionId = (field: ListingField) => `${id}${field}`;
  const showField = (field: ListingField) => showSection(sectionId(field));
  const showDraft = () => {
    setDraftRequests((count) => count + 1);
    showSection(`${id}etsy`);
  };
  return (
    <CopyGuard
      find={(part) => findUnsettled(part, editor.confirmed)}
      onShow={({ field }) => showField(field)}
      listingId={listing.id}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the undo and redo buttons. */}
      <div
        className="@container space-y-4"
        data-print="listing"
        onKeyDown={undoShortcuts(editor)}
      >
        <EditorToolbar
          editor={editor}
          listing={listing}
          onEtsyDraft={showDraft}
        />
        {editor.hasRestoredEdits && !editor.isBrowserOnly && <RestoredNote />}
        <SaveProblems editor={editor} />
        {editor.isScored && (
          <OpenList editor={editor} onShow={({ field }) => showField(field)} />
        )}
        <TextReport
          listing={listing}
          editor={editor}
          onReviewed={onSaved}
          canReview={canReview && !editor.isBrowserOnly}
        />
        <div className="grid @4xl:grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 sm:gap-6">
          <FieldColumn
            listing={listing}
            editor={editor}
            sectionId={sectionId}
          />
          <EditorSidebar listing={listing} editor={editor} />
        </div>
        {editor.isBrowserOnly ? (
          <AccountNote isSample={editor.isSample} />
        ) : (
          <AccountSections
            listing={listing}
            editor={editor}
            onSaved={onSaved}
            id={id}
            draftRequests={draftRequests}
            onShow={showField}
          />
        )}
      </div>
    </CopyGuard>
  );
}

type AccountSectionsProps = Pick<ListingEditorProps, "listing" | "onSaved"> & {
  editor: Editor;
  /** What those of the sections begin with. */
  id: string;
  draftRequests: number;
  onShow: (field: ListingField) => void;
};

function AccountSections({
  listing,
  editor,
  onSaved,
  id,
  draftRequests,
  onShow,
}: AccountSectionsProps) {
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  return (
    <>
      <OptionsSection
        id={`${id}options`}
        isOpen={areOptionsOpen}
        onToggle={() => setOptionsOpen(!areOptionsOpen)}
        listingId={listing.id}
        personalization={editor.tidy.personalization}
        sellerText={listing.sellerText}
      />
      <LanguagesSection
        listing={{
          ...listing,
          ...editor.tidy,
          confirmed: editor.confirmed,
        }}
        onSave={editor.save.save}
      />
      <DraftOfSaved
        listing={listing}
        editor={editor}
        onSaved={onSaved}
        id={`${id}etsy`}
        requests={draftRequests}
        onShow={({ field }) => {
          if (field !== "options") return onShow(field);
          setOptionsOpen(true);
          showSection(`${id}options`);
        }}
      />
    </>
  );
}

/** In place of the sections that take an account. */
function AccountNote({ isSample }: { isSample: boolean }) {
  return (
    <div className="rounded-lg border border-border bg-card p-3 sm:p-6 print:hidden">
      <KeepListing isSample={isSample}>
        {isSample ? "A listing of yours also has" : "With an account"}: other
        wording, a second look at the text, other languages, variations, photos
        and the draft in your Etsy shop, and all of it in your history.
      </KeepListing>
    </div>
  );
}

type DraftOfSavedProps = Omit<
  React.ComponentProps<typeof EtsyDraft>,
  "editor"
> & {
  editor: Editor;
};

/** The draft waits until the text is saved. */
function DraftOfSaved({ editor, ...props }: DraftOfSavedProps) {
  const state = useSaveState(editor.save);
  return <EtsyDraft {...props} editor={{ ...editor, save: { state } }} />;
}

function SaveProblems({ editor }: { editor: Editor }) {
  const { tidy, save } = editor;
  const state = useSaveState(save);
  return (
    <div className="empty:hidden print:hidden">
      <SaveProblem
        state={state}
        results={tidy}
        onKeepMine={save.resolve}
        onUseTheirs={(current) => {
          editor.adopt(current);
          save.resolve(current);
        }}
      />
    </div>
  );
}

function RestoredNote() {
  return (
    <Alert
      variant="default"
      title="Your unsaved edits were restored"
      className="print:hidden"
    >
      Use Undo to discard them.
    </Alert>
  );
}

type FieldColumnProps = {
  listing: ListingAnswer;
  editor: Editor;
  sectionId: (field: ListingField) => string;
};

/** The fields that the listing has, and buttons for those it lacks. */
function FieldColumn({ listing, editor, sectionId }: FieldColumnProps) {
  const addId = useId();
  const focusAdd = () =>
    document.getElementById(addId)?.querySelector("button")?.focus();
  return (
    <div className="space-y-3 rounded-lg border border-border bg-card p-4 sm:space-y-5 sm:p-6">
      {presentFields(editor.results).map((field) => (
        <EditableField
          key={field}
          id={sectionId(field)}
          field={field}
          editor={editor}
          photos={field === "altText" ? listing.photos : []}
          onRemoved={focusAdd}
        >
          {field === "title" && (
            <TitleOptions
              titles={listing.titles}
              chosen={editor.tidy.title}
              onChoose={(title) => editor.edit({ title })}
            />
          )}
          {field === "altText" && (
            <PhotoAltTexts
              photos={listing.photos}
              editor={editor}
              sectionId={sectionId(field)}
            />
          )}
        </EditableField>
      ))}
      <AddFields id={addId} editor={editor} />
    </div>
  );
}

/** A button for each optional field that the listing doesn't have. */
function AddFields({
  id,
  editor: { results, edit },
}: {
  id: string;
  editor: Editor;
}) {
  const absent = listingFields.filter((field) => results[field] === null);
  return (
    <div id={id} className="flex flex-wrap gap-2 empty:hidden print:hidden">
      {absent.map((field) => (
        <Button
          key={field}
          variant="secondary"
          size="sm"
          onClick={() => edit({ [field]: fields[field].blank })}
        >
          Add {fields[field].label.toLowerCase()}
        </Button>
      ))}
    </div>
  );
}
