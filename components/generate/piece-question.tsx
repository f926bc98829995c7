"use client";

import { useId, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { inputFields } from "@/lib/listing-text/fields/input";

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
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  function submit(event: React.FormEvent) {
    event.preventDefault();
    const answer = name.trim();
    setMissing(answer === "");
    if (answer === "") input.current?.focus();
    else onAnswer(answer);
  }

  return (
    <Form
      ref={takeFocus}
      noValidate
      aria-label="Name of the piece"
      onSubmit={submit}
      className="scroll-mt-24"
    >
      <Card className="mx-auto max-w-2xl space-y-4">
        <Field
          label={<span className="font-serif text-2xl">What is it?</span>}
          hint="We can't tell what the piece is. A word or two is enough, such as “ceramic mug”. Nothing was counted."
          error={isMissing ? "Type what it is" : undefined}
          required
        >
          {(control) => (
            <Input
              {...control}
              ref={input}
              value={name}
              autoComplete="off"
              enterKeyHint="go"
              maxLength={inputFields.productName.maxLength}
              onChange={({ target }) => {
                setMissing(false);
                onName(target.value);
              }}
            />
          )}
        </Field>
        <Suggestions names={suggestions} onChoose={onAnswer} />
        {error && <Alert variant="destructive">{error}</Alert>}
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
