"use client";

import { useId, useRef, useState } from "react";
import { FieldBody, figuresOf } from "@/components/listings/view/field-body";
import { fieldNames } from "@/components/listings/view/field-names";
import { AltTextRuler, TitleRuler } from "@/components/listings/view/field-rulers";
import { ListingPart } from "@/components/listings/view/listing-part";
import { listingTexts } from "@/components/listings/view/listing-text";
import { Difference } from "@/components/listings/workbench/difference";
import { FieldEditor } from "@/components/listings/workbench/editors/field-editor";
import { IconButton } from "@/components/listings/workbench/icon-button";
import { RewriteNotice } from "@/components/listings/workbench/rewrite-notice";
import type { Bench } from "@/components/listings/workbench/use-bench";
import { Button } from "@/components/ui/button";
import type { ListingField } from "@/lib/listings/rules/rule-table";

const closedLock = "M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5";
const openLock = "M4 7.5h8v6H4zM5.5 7.5V4a2.5 2.5 0 0 1 4.8-1";

type BenchFieldProps = { field: ListingField; bench: Bench; children?: React.ReactNode };

/** One field to read, to type in, to have written anew, to lock and to bring back. */
export function BenchField({ field, bench, children }: BenchFieldProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const problemsId = useId();
  const { tidy, rewriting } = bench;
  const name = fieldNames[field];
  const what = name.toLowerCase();
  const violations = bench.violations.filter((violation) => violation.field === field);
  const note = rewriting.notes[field];

  function finish() {
    setEditing(false);
    editButton.current?.focus({ preventScroll: true });
  }

  const actions = (
    <>
      <Button
        ref={editButton}
        variant="ghost"
        size="sm"
        aria-expanded={isEditing}
        aria-label={isEditing ? `Done with ${what}` : `Edit ${what}`}
        className={isEditing ? "text-clay" : ""}
        onClick={() => (isEditing ? finish() : setEditing(true))}
      >
        {isEditing ? "Done" : "Edit"}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Rewrite ${what}`}
        disabled={bench.locked.includes(field) || rewriting.isWriting}
        onClick={() => rewriting.rewrite(field)}
      >
        Rewrite
      </Button>
      <LockButton what={what} isLocked={bench.locked.includes(field)} onToggle={() => bench.toggleLock(field)} />
    </>
  );

  return (
    <ListingPart
      name={name}
      text={listingTexts(tidy)[field]}
      figures={figuresOf({ field, listing: tidy })}
      actions={actions}
    >
      {isEditing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves whichever control inside has the focus.
        <div className="print:hidden" onKeyDown={({ key }) => key === "Escape" && finish()}>
          <FieldEditor
            {...{ field, results: bench.results, violations, describedBy: problemsId }}
            onType={(patch) => bench.type(field, patch)}
            onEdit={bench.edit}
            onDone={finish}
          />
        </div>
      )}
      <div className={isEditing ? "hidden print:block" : ""}>
        <FieldBody field={field} listing={tidy} />
      </div>
      {field === "title" && <TitleRuler title={tidy.title} />}
      {field === "altText" && <AltTextRuler altText={tidy.altText} />}
      {children}
      <ul id={problemsId} className="space-y-1 not-empty:mt-2 font-semibold text-brick text-sm print:hidden">
        {violations.map(({ code, message, index }) => (
          <li key={`${code} ${index} ${message}`}>{message}</li>
        ))}
      </ul>
      {note && (
        <RewriteNotice
          {...{ field, note, results: tidy }}
          onAccept={(offer) => rewriting.accept(field, offer)}
          onClose={() => rewriting.forget(field)}
        />
      )}
      <Changes field={field} bench={bench} />
    </ListingPart>
  );
}

function LockButton({ what, isLocked, onToggle }: { what: string; isLocked: boolean; onToggle: () => void }) {
  return (
    <IconButton
      label={`Lock ${what}`}
      title={isLocked ? "Locked: no rewrite touches it" : "Lock, so that no rewrite touches it"}
      path={isLocked ? closedLock : openLock}
      aria-pressed={isLocked}
      onClick={onToggle}
      className={isLocked ? "bg-clay-wash text-clay" : "text-muted"}
    />
  );
}

/** What differs from the generated text, and the way back to it. */
function Changes({ field, bench }: { field: ListingField; bench: Bench }) {
  const [isShown, setShown] = useState(false);
  const { tidy, generated } = bench;
  if (JSON.stringify(tidy[field]) === JSON.stringify(generated[field])) return null;
  const what = fieldNames[field].toLowerCase();
  return (
    <div className="mt-2 print:hidden">
      <div className="-ml-3 flex flex-wrap items-center">
        <span className="pl-3 text-muted text-sm">Edited</span>
        <Button
          variant="ghost"
          size="sm"
          className="text-clay"
          aria-expanded={isShown}
          aria-label={`${isShown ? "Hide" : "Show"} changes of ${what}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide changes" : "Show changes"}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="text-clay"
          aria-label={`Back to generated ${what}`}
          onClick={() => bench.edit({ [field]: generated[field] })}
        >
          Back to generated
        </Button>
      </div>
      {isShown && <Difference field={field} before={generated} after={tidy} label="Compared with the generated text" />}
    </div>
  );
}
