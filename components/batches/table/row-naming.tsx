import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { RowAnswer } from "@/lib/batches/schema";
import { ApiError } from "@/lib/browser/api-error";
import { inputFields } from "@/lib/listing-text/fields/input";

type RowNamingProps = {
  row: RowAnswer;
  /** Rejects with ApiError, whose message is shown here. */
  onName: (row: RowAnswer, name: string) => Promise<void>;
};

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
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    const answer = name.trim();
    if (isBusy) return;
    if (answer === "") {
      setProblem("Type what it is");
      input.current?.focus();
      return;
    }
    setBusy(true);
    setProblem("");
    const next = nextOf(input.current);
    try {
      await onName(row, answer);
      // Many are named one after the other.
      next?.focus();
    } catch (error) {
      setProblem(
        error instanceof ApiError ? error.message : "Please try again.",
      );
      setBusy(false);
    }
  }

  return (
    <Form
      noValidate
      aria-label={`What is listing ${row.position}?`}
      onSubmit={submit}
      className="flex max-w-lg flex-wrap items-end gap-2 pt-1"
    >
      <Field
        label={<span className="text-sm">What is it?</span>}
        error={problem || undefined}
        required
        className="min-w-0 flex-1 basis-48"
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            data-naming=""
            value={name}
            autoComplete="off"
            enterKeyHint="go"
            maxLength={inputFields.productName.maxLength}
            onChange={({ target }) => {
              setProblem("");
              setName(target.value);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="max-sm:w-full"
        disabled={isBusy}
      >
        {isBusy ? "Sending…" : "Write it"}
      </Button>
    </Form>
  );
}
