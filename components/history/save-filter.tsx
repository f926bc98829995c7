"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/browser/api-error";
import { filterLimits } from "@/lib/listings/saved-filters/limits";

type SaveFilterProps = {
  /** In the name field until the seller types another one. */
  suggestion: string;
  /** Throws the `ApiError` of a refusal. */
  onSave: (name: string) => Promise<void>;
};

/** Keeps what is chosen under a name. */
export function SaveFilter({ suggestion, onSave }: SaveFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-mr-3 shrink-0 text-primary underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        Save this filter
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Save this filter"
      >
        <NameForm
          suggestion={suggestion.slice(0, filterLimits.name)}
          onSave={async (name) => {
            await onSave(name);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function NameForm({ suggestion, onSave }: SaveFilterProps) {
  const [name, setName] = useState(suggestion);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    if (isSaving) return;
    if (name.trim() === "") return setProblem("Please name the filter.");
    setSaving(true);
    try {
      await onSave(name.trim());
    } catch (error) {
      setProblem(
        error instanceof ApiError ? error.message : "Please try again.",
      );
      setSaving(false);
    }
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label="Name"
        error={problem}
        hint="It appears next to the folders in your history, on every device."
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={filterLimits.name}
            value={name}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {problem}
      </p>
      <div className="mt-5 flex justify-end">
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? "Saving" : "Save"}
        </Button>
      </div>
    </Form>
  );
}
