"use client";

import { useId } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { useForm } from "@/components/ui/use-form";
import { inputFields } from "@/lib/listing-text/fields/input";

const loadSchema = () =>
  import("@/components/generate/form/validate-form").then(
    (file) => file.pieceSchema,
  );

type PieceQuestionProps = {
  /** The product's name as it is typed so far, here or in the form. */
  name: string;
  suggestions: readonly string[];
  /** Why the answer could not be used yet. */
  error: string | null;
  onName: (name: string) => void;
  onAnswer: (name: string) => void;
};

function takeFocus(form: HTMLFormElement | null) {
  form?.scrollIntoView({ block: "center" });
  form?.querySelector("input")?.focus({ preventScroll: true });
}

/**
 * Shown where the listing will be, when nobody knows what the piece is. Takes
 * the focus, because what had it is gone.
 */
export function PieceQuestion({
  name,
  suggestions,
  error,
  onName,
  onAnswer,
}: PieceQuestionProps) {
  const { errors, problem, formProps } = useForm({
    schema: loadSchema,
    onSubmit({ productName }) {
      // Not waited for: the page shows how far its task is.
      onAnswer(productName);
    },
  });
  const message = problem ?? error;

  return (
    <Form
      {...formProps}
      ref={takeFocus}
      aria-label="Name of the piece"
      className="scroll-mt-24"
    >
      <Card className="mx-auto max-w-2xl space-y-4">
        <Field
          label={<span className="font-serif text-2xl">What is it?</span>}
          hint="We can't tell what the piece is. A word or two is enough, such as “ceramic mug”. Nothing was counted."
          error={errors.productName}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="productName"
              value={name}
              autoComplete="off"
              enterKeyHint="go"
              maxLength={inputFields.productName.maxLength}
              onChange={({ target }) => onName(target.value)}
            />
          )}
        </Field>
        <Suggestions names={suggestions} onChoose={onAnswer} />
        {message && <Alert variant="destructive">{message}</Alert>}
        <Button type="submit" className="w-full sm:w-auto">
          Write the listing
        </Button>
      </Card>
    </Form>
  );
}

type SuggestionsProps = {
  names: readonly string[];
  onChoose: (name: string) => void;
};

/** One press is the whole answer. */
function Suggestions({ names, onChoose }: SuggestionsProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id={id} className="text-muted-foreground text-sm">
        Perhaps:
      </p>
      <ul aria-labelledby={id} className="contents">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <Button
              variant="secondary"
              size="sm"
              className="max-w-full break-words"
              onClick={() => onChoose(name)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
