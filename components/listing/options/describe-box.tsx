"use client";

import { useState } from "react";
import type { OptionsEditor } from "@/components/listing/options/use-options";
import { useReadOptions } from "@/components/listing/options/use-read-options";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { isSampleWriter } from "@/lib/ai/models";
import {
  type ListingOptions,
  maxSentence,
  type OptionsReading,
} from "@/lib/listings/options/schema";
import { byBilling } from "@/lib/settings/installation";

const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? "" : "s"}`;

/** What was filled in; null for nothing. */
function summaryOf({ questions, variations }: ListingOptions): string | null {
  const parts = [
    ...(questions.length > 0 ? [counted(questions.length, "question")] : []),
    ...(variations ? [counted(variations.axes.length, "variation")] : []),
  ];
  return parts.length > 0 ? `Filled in: ${parts.join(" and ")}.` : null;
}

/** As much as is read at once, without half a character at its end. */
const startOf = (text: string): string =>
  text.slice(0, maxSentence).replace(/[\ud800-\udbff]$/, "");

const nothingFound =
  "Nothing was found to fill in. Say what buyers write, and what they choose from.";
const isSample =
  "The sample writer doesn't read sentences. Fill in the fields below, or set up a model.";

type DescribeBoxProps = {
  listingId: number;
  editor: OptionsEditor;
  /** All that the seller typed for the listing. */
  sellerText: string;
};

/** A sentence that a model reads into questions and variations. */
export function DescribeBox({
  listingId,
  editor,
  sellerText,
}: DescribeBoxProps) {
  const { questions, variations } = editor.options;
  const [sentence, setSentence] = useState("");
  const { isOwn, reading, problem, isPending, read } = useReadOptions(
    listingId,
    editor.fill,
  );
  const isEmpty = questions.length === 0 && variations === null;
  return (
    <div className="space-y-3">
      <Field
        label="Describe it in a sentence"
        hint={`Only what you say is filled in. ${byBilling("It doesn't use a listing of your plan.", "It doesn't count as a listing.")}`}
      >
        {({ required: _, ...control }) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={maxSentence}
            value={sentence}
            placeholder="Names up to 12 letters, three fonts, small 24 or large 32 euro, in oak or walnut"
            onChange={({ target }) => setSentence(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={sentence.trim() === ""}
          aria-disabled={isPending}
          onClick={() => read(sentence, "here")}
        >
          {isPending && !isOwn ? "Reading …" : "Fill in"}
        </Button>
        {isEmpty && sellerText.trim() !== "" && (
          <Button
            variant="secondary"
            aria-disabled={isPending}
            onClick={() => read(startOf(sellerText), "listing")}
          >
            {isPending && isOwn ? "Reading …" : "Read what I typed"}
          </Button>
        )}
      </div>
      {problem && <Alert variant="destructive" title={problem} />}
      {reading && <Outcome reading={reading} isOwn={isOwn} />}
    </div>
  );
}

function Outcome({
  reading: { options, notes, unread, reader },
  isOwn,
}: {
  reading: OptionsReading;
  isOwn: boolean;
}) {
  const summary = summaryOf(options);
  if (summary === null && isSampleWriter(reader))
    return <Alert variant="warning" title={isSample} />;
  // Of a whole listing, most is about something else.
  const left = isOwn ? [] : unread;
  return (
    <Alert
      variant={notes.length + left.length > 0 ? "warning" : "default"}
      title={summary ?? nothingFound}
    >
      {notes.length > 0 && <p className="text-sm">{notes.join(" ")}</p>}
      {left.length > 0 && (
        <p className="text-sm">
          Not filled in: {left.map((part) => `“${part}”`).join(", ")}.
        </p>
      )}
      {isOwn && unread.length > 0 && (
        <p className="text-sm">
          The rest of what you typed is in no field here.
        </p>
      )}
    </Alert>
  );
}
