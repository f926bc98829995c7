"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useForm } from "@/components/ui/use-form";
import { ApiError } from "@/lib/browser/api-error";
import { filterLimits } from "@/lib/listings/saved-filters/limits";

const loadSchema = () =>
  import("@/lib/listings/saved-filters/schema").then(({ newFilterSchema }) =>
    newFilterSchema.pick({ name: true }),
  );

/** An answer that broke off, too, is told at the field. */
function toRefusal(error: unknown): never {
  if (error instanceof ApiError) throw error;
  throw new ApiError(0, undefined, "Please try again.");
}

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
  const { errors, isPending, formProps } = useForm({
    schema: loadSchema,
    onSubmit: ({ name }) => onSave(name).catch(toRefusal),
    onFailure: ({ message }) => ({ name: message }),
  });

  return (
    <Form {...formProps}>
      <Field
        label="Name"
        error={errors.name}
        hint="It appears next to the folders in your history, on every device."
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            name="name"
            maxLength={filterLimits.name}
            defaultValue={suggestion}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {errors.name}
      </p>
      <div className="mt-5 flex justify-end">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? "Saving" : "Save"}
        </Button>
      </div>
    </Form>
  );
}
