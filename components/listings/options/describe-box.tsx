"use client";

import { useState } from "react";
import type { OptionsEditor } from "@/components/listings/options/use-options";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { mergeOptions } from "@/lib/listings/options/change-options";
import {
  findOptionSentences,
  readOptions,
} from "@/lib/listings/options/read-options";

type Read = { summary: string; notes: string[]; unread: string[] };

const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? "" : "s"}`;

/** What was filled in; null for nothing. */
function summaryOf({
  questions,
  variations,
}: ReturnType<typeof readOptions>["options"]): string | null {
  const parts = [
    ...(questions.length > 0 ? [counted(questions.length, "question")] : []),
    ...(variations ? [counted(variations.axes.length, "variation")] : []),
  ];
  return parts.length > 0 ? `Filled in: ${parts.join(" and ")}.` : null;
}

type DescribeBoxProps = {
  editor: OptionsEditor;
  language: Language;
  sellerText: string;
};

/**
 * A sentence that is read into questions and variations. It starts with what
 * the seller typed for the listing.
 */
export function DescribeBox({
  editor,
  language,
  sellerText,
}: DescribeBoxProps) {
  const { questions, variations } = editor.options;
  const [sentence, setSentence] = useState(() =>
    questions.length === 0 && variations === null
      ? findOptionSentences(sellerText)
      : "",
  );
  const [read, setRead] = useState<Read | null>(null);
  function fillIn() {
    const { options, notes, unread } = readOptions(sentence, language);
    const summary = summaryOf(options);
    if (summary !== null) editor.edit(mergeOptions(editor.options, options));
    setRead({
      notes,
      unread,
      summary:
        summary ??
        "Nothing to fill in was found. Say what buyers write, and what they choose from.",
    });
  }
  return (
    <div className="space-y-3">
      <Field
        label="Describe it in a sentence"
        hint="Only what you say is filled in. Takes no listing of your plan."
      >
        {({ required: _, ...control }) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2_000}
            value={sentence}
            placeholder="Names up to 12 letters, three fonts, small 24 or large 32 euro, in oak or walnut"
            onChange={({ target }) => setSentence(target.value)}
          />
        )}
      </Field>
      <Button disabled={sentence.trim() === ""} onClick={fillIn}>
        Fill in
      </Button>
      {read && (
        <Alert
          tone={read.notes.length + read.unread.length > 0 ? "amber" : "note"}
          title={read.summary}
        >
          {read.notes.length > 0 && (
            <p className="text-sm">{read.notes.join(" ")}</p>
          )}
          {read.unread.length > 0 && (
            <p className="text-sm">
              Not filled in: {read.unread.map((part) => `“${part}”`).join(", ")}
              .
            </p>
          )}
        </Alert>
      )}
    </div>
  );
}
