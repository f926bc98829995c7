"use client";

import { snippetKindLabels } from "@/components/shop/snippets/snippet-kind-labels";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Disclosure } from "@/components/ui/disclosure";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { takeFocusAndView } from "@/components/ui/take-focus";
import { Textarea } from "@/components/ui/textarea";
import { categories } from "@/lib/listing-text/fields/listing-choices";
import {
  checkSnippetText,
  missingSafetyParts,
} from "@/lib/listing-text/rules/snippet";
import { type Snippet, shopLimits } from "@/lib/listings/shop/schema";

type SnippetEditorProps = {
  snippet: Snippet;
  /** It was just added: its text takes the focus. */
  isNew: boolean;
  onChange: (snippet: Snippet) => void;
  /** Undefined for the first. */
  onMoveUp: (() => void) | undefined;
  onRemove: () => void;
};

export function SnippetEditor({
  snippet,
  isNew,
  onChange,
  onMoveUp,
  onRemove,
}: SnippetEditorProps) {
  const { kind, name, text } = snippet;
  const { name: kindName, placeholder, hint } = snippetKindLabels[kind];
  const [problem] = checkSnippetText(kind, text);
  const change = (changed: Partial<Snippet>) =>
    onChange({ ...snippet, ...changed });
  return (
    <fieldset className="space-y-4">
      <legend className="float-left font-semibold text-lg leading-11">
        {kindName}
      </legend>
      <div className="flex justify-end">
        {onMoveUp && (
          <Button
            variant="ghost"
            size="sm"
            onClick={onMoveUp}
            aria-label={`Move ${name} up`}
          >
            Move up
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          onClick={onRemove}
          aria-label={`Remove ${name}`}
        >
          Remove
        </Button>
      </div>
      <Field label="Name" hint="Only you see it.">
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={shopLimits.snippetNameCharacters}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label="Text"
        note={`${text.length} of ${shopLimits.snippetCharacters}`}
        hint={hint}
        error={problem && `This text ${problem}`}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={isNew ? takeFocusAndView : undefined}
            rows={kind === "product_safety" ? 6 : 4}
            value={text}
            maxLength={shopLimits.snippetCharacters}
            placeholder={placeholder}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
      {kind === "product_safety" && (
        <SafetyParts
          text={text}
          onStart={() => change({ text: placeholder })}
        />
      )}
      <CategoryChoice
        chosen={snippet.categories}
        onChange={(chosen) => change({ categories: chosen })}
      />
    </fieldset>
  );
}

/** Which of the required parts the text has; it may be saved without them. */
function SafetyParts({ text, onStart }: { text: string; onStart: () => void }) {
  const missing = missingSafetyParts(text);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p
        role="status"
        className={
          missing.length > 0
            ? "font-semibold text-warning"
            : "font-semibold text-success"
        }
      >
        {missing.length > 0
          ? `Still missing: ${missing.join(", ")}.`
          : "The four required parts are there."}
      </p>
      {text.trim() === "" && (
        <Button variant="secondary" size="sm" onClick={onStart}>
          Start with the required lines
        </Button>
      )}
    </div>
  );
}

type CategoryChoiceProps = {
  chosen: Snippet["categories"];
  onChange: (chosen: Snippet["categories"]) => void;
};

function CategoryChoice({ chosen, onChange }: CategoryChoiceProps) {
  const names = categories
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label);
  return (
    <Disclosure
      className="border-t"
      summary={
        <span>
          For{" "}
          <span className="font-normal">
            {names.length > 0 ? names.join(", ") : "all categories"}
          </span>
        </span>
      }
    >
      <fieldset className="text-foreground">
        <legend className="text-muted-foreground text-sm">
          If you choose none, it goes into all listings.
        </legend>
        <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
          {categories.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, value]
                    : chosen.filter((one) => one !== value),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </Disclosure>
  );
}
