"use client";

import { useRef, useState } from "react";
import { SnippetEditor } from "@/components/shop/snippets/snippet-editor";
import {
  snippetKindLabels,
  snippetKindOrder,
} from "@/components/shop/snippets/snippet-kind-labels";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import type { SnippetKind } from "@/lib/listing-text/fields/snippet-kinds";
import { type Snippet, shopLimits } from "@/lib/listings/shop/schema";

type SnippetSectionProps = {
  snippets: Snippet[];
  onChange: (snippets: Snippet[]) => void;
};

/**
 * Random enough for one shop, also where `randomUUID` is missing: pages that
 * were not loaded by https.
 */
const newId = () =>
  `s-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;

/** Texts of the seller that stand in her descriptions as they are. */
export function SnippetSection({ snippets, onChange }: SnippetSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  const length = snippets.reduce((sum, { text }) => sum + text.length, 0);

  function add(kind: SnippetKind) {
    const id = newId();
    onChange([
      ...snippets,
      {
        id,
        kind,
        name: snippetKindLabels[kind].name,
        text: "",
        categories: [],
      },
    ]);
    setAdded(id);
  }
  function move(index: number) {
    const [moved, above] = [snippets[index], snippets[index - 1]];
    if (!moved || !above) return;
    onChange([
      ...snippets.slice(0, index - 1),
      moved,
      above,
      ...snippets.slice(index + 1),
    ]);
  }
  function remove(id: string) {
    onChange(snippets.filter((snippet) => snippet.id !== id));
    heading.current?.focus();
  }

  return (
    <Card className="space-y-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Snippets
        </h2>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Your own texts, at the end of each description exactly as you write
          them here. No model reads or rewrites them.
        </p>
      </div>
      {snippets.length > 0 && (
        <ol className="space-y-4">
          {snippets.map((snippet, index) => (
            <li key={snippet.id}>
              <SnippetEditor
                snippet={snippet}
                isNew={snippet.id === added}
                onChange={(next) =>
                  onChange(
                    snippets.map((one) => (one.id === snippet.id ? next : one)),
                  )
                }
                onMoveUp={index > 0 ? () => move(index) : undefined}
                onRemove={() => remove(snippet.id)}
              />
            </li>
          ))}
        </ol>
      )}
      <AddSnippet isFull={snippets.length >= shopLimits.snippets} onAdd={add} />
      {length > shopLimits.snippetsCharacters && (
        <p className="font-semibold text-destructive text-sm">
          The snippets have {length} characters together;{" "}
          {shopLimits.snippetsCharacters} leave room for the description.
        </p>
      )}
    </Card>
  );
}

type AddSnippetProps = {
  isFull: boolean;
  onAdd: (kind: SnippetKind) => void;
};

function AddSnippet({ isFull, onAdd }: AddSnippetProps) {
  const [kind, setKind] = useState<SnippetKind>("care");
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Kind of snippet" className="min-w-52 flex-1">
        {(control) => (
          <NativeSelect
            {...control}
            value={kind}
            onChange={({ target }) =>
              setKind(
                snippetKindOrder.find((one) => one === target.value) ?? "care",
              )
            }
          >
            {snippetKindOrder.map((value) => (
              <NativeSelectOption key={value} value={value}>
                {snippetKindLabels[value].name}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button variant="secondary" disabled={isFull} onClick={() => onAdd(kind)}>
        Add a snippet
      </Button>
    </div>
  );
}
