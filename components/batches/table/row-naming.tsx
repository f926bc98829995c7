import { useRef } from "react";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useForm } from "@/components/ui/use-form";
import type { RowAnswer } from "@/lib/batches/schema";
import { inputFields } from "@/lib/listing-text/fields/input";

type RowNamingProps = {
  row: RowAnswer;
  /** Rejects with ApiError, whose message is shown here. */
  onName: (row: RowAnswer, name: string) => Promise<void>;
};

const namingSchema = z.object({
  name: z.string().trim().min(1, "Type what it is"),
});

/** The field of the row below this one whose piece is unknown, too. */
function nextOf(input: HTMLInputElement | null) {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>("[data-naming]"),
  ];
  return input ? fields[fields.indexOf(input) + 1] : undefined;
}

/** Asks what a piece is that nobody knows, and writes its row then. */
export function RowNaming({ row, onName }: RowNamingProps) {
  const input = useRef<HTMLInputElement>(null);
  const { errors, isPending, formProps } = useForm({
    schema: namingSchema,
    async onSubmit({ name }) {
      const next = nextOf(input.current);
      await onName(row, name);
      // Many are named one after the other.
      next?.focus();
    },
    onFailure: ({ message }) => ({ name: message }),
  });

  return (
    <Form
      {...formProps}
      aria-label={`What is listing ${row.position}?`}
      className="flex max-w-lg flex-wrap items-end gap-2 pt-1"
    >
      <Field
        label={<span className="text-sm">What is it?</span>}
        error={errors.name}
        required
        className="min-w-0 flex-1 basis-48"
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            data-naming=""
            name="name"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={inputFields.productName.maxLength}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="max-sm:w-full"
        disabled={isPending}
      >
        {isPending ? "Sending…" : "Write it"}
      </Button>
    </Form>
  );
}
