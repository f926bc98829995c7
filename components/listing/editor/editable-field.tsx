"use client";

import { Lock, LockOpen } from "lucide-react";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { ChangesSinceGenerated } from "@/components/listing/editor/field-diff";
import { GroundedDescription } from "@/components/listing/editor/grounded-description";
import { MarkedTexts } from "@/components/listing/editor/marked-text";
import {
  BodyOfPhoto,
  focusNextCopy,
} from "@/components/listing/editor/photo-alt-texts";
import { RewriteMenu } from "@/components/listing/editor/rewrite-menu";
import { RewriteNotice } from "@/components/listing/editor/rewrite-notice";
import type { Editor } from "@/components/listing/editor/use-editor";
import { FieldEditor } from "@/components/listing/field-editor/field-editor";
import { CopyFieldButton } from "@/components/listing/view/copy-guard";
import { FieldBody } from "@/components/listing/view/field-body";
import { FieldRuler, lengthOf } from "@/components/listing/view/field-ruler";
import { FieldSection } from "@/components/listing/view/field-section";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { giveFocus } from "@/components/ui/take-focus";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import type { ListingPhoto } from "@/lib/listing-text/fields/schema";
import type { RewriteWish } from "@/lib/listings/edit/schema";

type EditableFieldProps = {
  id: string;
  field: ListingField;
  editor: Editor;
  /** Several photos, of which the field is about the first. */
  photos?: ListingPhoto[];
  /** An optional field is gone, and its controls with it. */
  onRemoved: () => void;
  children?: React.ReactNode;
};

/** One field of the listing, to read, edit, rewrite, lock and restore. */
export function EditableField({
  id,
  field,
  editor,
  photos = [],
  onRemoved,
  children,
}: EditableFieldProps) {
  // An optional field that was just added is still blank.
  const [isEditing, setEditing] = useState(editor.tidy[field] === null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const problemsId = useId();
  const { tidy, rewrite } = editor;
  const violations = editor.violations.filter(
    (violation) => violation.field === field,
  );

  function finish() {
    if (tidy[field] === null) return remove();
    setEditing(false);
    giveFocus(buttonIds(id).edit);
  }
  /** The focus goes with it. */
  function remove() {
    flushSync(() => editor.edit({ [field]: null }));
    onRemoved();
  }

  function startRewrite(wish: RewriteWish) {
    setMenuOpen(false);
    // Its button can't have the focus while the field is rewritten.
    giveFocus(id);
    rewrite.start(field, wish);
  }
  function closeMenu() {
    setMenuOpen(false);
    giveFocus(buttonIds(id).rewrite);
  }

  return (
    <FieldSection
      id={id}
      name={fields[field].label}
      length={lengthOf(field, tidy)}
      actions={
        <>
          <CopyFieldButton
            listing={tidy}
            field={field}
            {...(photos.length > 1 && { onCopied: () => focusNextCopy(id, 1) })}
          />
          <FieldActions
            sectionId={id}
            field={field}
            editor={editor}
            isEditing={isEditing}
            isMenuOpen={isMenuOpen}
            onToggleEditing={() => (isEditing ? finish() : setEditing(true))}
            onToggleMenu={() => setMenuOpen(!isMenuOpen)}
          />
        </>
      }
    >
      {isMenuOpen && (
        <RewriteMenu
          editor={editor}
          field={field}
          onChoose={startRewrite}
          onClose={closeMenu}
        />
      )}
      {isEditing && (
        <FieldForm
          field={field}
          editor={editor}
          violations={violations}
          problemsId={problemsId}
          onDone={finish}
          onRemove={remove}
        />
      )}
      <div className={isEditing ? "hidden print:block" : ""}>
        <FieldText field={field} editor={editor} photos={photos} />
      </div>
      {field !== "description" && <MarkedTexts field={field} editor={editor} />}
      <FieldRuler field={field} listing={tidy} />
      {children}
      <ProblemList id={problemsId} violations={violations} />
      <RewriteOutcome field={field} editor={editor} />
      <ChangesSinceGenerated field={field} editor={editor} />
    </FieldSection>
  );
}

type FieldTextProps = Required<
  Pick<EditableFieldProps, "field" | "editor" | "photos">
>;

function FieldText({ field, editor, photos }: FieldTextProps) {
  if (field === "description") return <GroundedDescription editor={editor} />;
  return (
    <BodyOfPhoto
      photos={photos}
      body={<FieldBody field={field} listing={editor.tidy} />}
    />
  );
}

type ProblemListProps = { id: string; violations: Editor["violations"] };

function ProblemList({ id, violations }: ProblemListProps) {
  return (
    <ul
      id={id}
      className="space-y-1 not-empty:mt-2 font-semibold text-destructive text-sm print:hidden"
    >
      {violations.map(({ code, message, index }) => (
        <li key={`${code} ${index} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}

type RewriteOutcomeProps = Pick<EditableFieldProps, "field" | "editor">;

/** What became of the latest rewrite, until it is dismissed. */
function RewriteOutcome({ field, editor }: RewriteOutcomeProps) {
  const { rewrite, tidy } = editor;
  const status = rewrite.statuses[field];
  if (!status) return null;
  return (
    <RewriteNotice
      field={field}
      status={status}
      results={tidy}
      onAccept={(suggestion) => rewrite.accept(field, suggestion)}
      onDismiss={() => rewrite.dismiss(field)}
    />
  );
}

type FieldFormProps = {
  field: ListingField;
  editor: Editor;
  /** Those of the field. */
  violations: Editor["violations"];
  problemsId: string;
  onDone: () => void;
  onRemove: () => void;
};

/** The field while it is edited. */
function FieldForm({
  field,
  editor,
  violations,
  problemsId,
  onDone,
  onRemove,
}: FieldFormProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves whichever control inside has the focus.
    <div
      className="print:hidden"
      onKeyDown={({ key }) => key === "Escape" && onDone()}
    >
      <FieldEditor
        field={field}
        results={editor.results}
        violations={violations}
        describedBy={problemsId}
        onType={(patch) => editor.type(field, patch)}
        onEdit={editor.edit}
        onDone={onDone}
      />
      {fields[field].blank && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={onRemove}
        >
          Remove {fields[field].label.toLowerCase()}
        </Button>
      )}
    </div>
  );
}

/** Of a field's section. */
const buttonIds = (sectionId: string) => ({
  edit: `${sectionId}-edit`,
  rewrite: `${sectionId}-rewrite`,
});

type FieldActionsProps = {
  sectionId: string;
  field: ListingField;
  editor: Editor;
  isEditing: boolean;
  onToggleEditing: () => void;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
};

function FieldActions({
  sectionId,
  field,
  editor,
  isEditing,
  onToggleEditing,
  isMenuOpen,
  onToggleMenu,
}: FieldActionsProps) {
  const name = fields[field].label.toLowerCase();
  const isLocked = editor.locked.includes(field);
  return (
    <>
      <Button
        id={buttonIds(sectionId).edit}
        variant="ghost"
        size="sm"
        aria-expanded={isEditing}
        aria-label={isEditing ? `Done with ${name}` : `Edit ${name}`}
        className={isEditing ? "text-primary" : ""}
        onClick={onToggleEditing}
      >
        {isEditing ? "Done" : "Edit"}
      </Button>
      <Button
        id={buttonIds(sectionId).rewrite}
        variant="ghost"
        size="sm"
        aria-label={`Rewrite ${name}`}
        aria-expanded={isMenuOpen}
        className={isMenuOpen ? "text-primary" : ""}
        disabled={isLocked || editor.rewrite.isRewriting}
        onClick={onToggleMenu}
      >
        Rewrite
      </Button>
      <IconButton
        label={`Lock ${name}`}
        tooltip={
          isLocked
            ? "Locked: rewrites can't change it"
            : "Lock, so that rewrites can't change it"
        }
        icon={isLocked ? Lock : LockOpen}
        aria-pressed={isLocked}
        onClick={() => editor.toggleLock(field)}
        className={
          isLocked ? "bg-accent text-primary" : "text-muted-foreground"
        }
      />
    </>
  );
}
