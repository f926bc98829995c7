"use client";

import { lazy, Suspense, useState } from "react";
import type { Editor } from "@/components/listing/editor/use-editor";
import type { FieldDiffProps } from "@/components/listing/view/compared-field";
import { Button } from "@/components/ui/button";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";

/**
 * Loaded with the first comparison. One that can't be loaded must not take the
 * editor with it.
 */
const ComparedField = lazy(() =>
  import("@/components/listing/view/compared-field").then(
    (file) => ({ default: file.ComparedField }),
    () => ({
      default: () => (
        <p className="text-muted-foreground text-sm">
          The comparison could not be loaded.
        </p>
      ),
    }),
  ),
);

/** What changed in a field, as soon as the comparison is loaded. */
export function FieldDiff(change: FieldDiffProps) {
  return (
    <Suspense
      fallback={<p className="text-muted-foreground text-sm">Comparing…</p>}
    >
      <ComparedField {...change} />
    </Suspense>
  );
}

/**
 * For a field that differs from what it began with: shows the changes, or
 * restores the text.
 */
export function ChangesSinceGenerated({
  field,
  editor,
}: {
  field: ListingField;
  editor: Editor;
}) {
  const [isShown, setShown] = useState(false);
  const { tidy, generated, origin } = editor;
  if (JSON.stringify(tidy[field]) === JSON.stringify(generated[field]))
    return null;
  const name = fields[field].label.toLowerCase();
  return (
    <div className="mt-2 print:hidden">
      <div className="-ml-3 flex flex-wrap items-center">
        <span className="pl-3 text-muted-foreground text-sm">Edited</span>
        <Button
          variant="ghost"
          size="sm"
          className="text-primary"
          aria-expanded={isShown}
          aria-label={`${isShown ? "Hide" : "Show"} changes to ${name}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide changes" : "Show changes"}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="text-primary"
          aria-label={`Restore ${origin} ${name}`}
          onClick={() => editor.edit({ [field]: generated[field] })}
        >
          Restore {origin}
        </Button>
      </div>
      {isShown && (
        <FieldDiff
          field={field}
          before={generated}
          after={tidy}
          label={`Compared with the ${origin} text`}
        />
      )}
    </div>
  );
}
