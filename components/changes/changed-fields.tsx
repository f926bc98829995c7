"use client";

import { useId, useState } from "react";
import { describeField } from "@/components/changes/describe";
import { Difference, fieldNames } from "@/components/etsy";
import { Button } from "@/components/ui/button";
import type { ChangedField } from "@/lib/etsy/change-notes/schema";

type ChangedFieldsProps = { fields: ChangedField[]; productName: string };

/** Each field in a line or two; all of the texts on request. */
export function ChangedFields({ fields, productName }: ChangedFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (fields.length === 0)
    return <p className="text-muted-foreground">The text stayed as it was.</p>;
  return (
    <div>
      <dl className="max-w-prose space-y-1">
        {fields.map((field) => (
          <div key={field.field}>
            <dt className="inline font-semibold">
              {fieldNames[field.field]}:{" "}
            </dt>
            <dd className="inline break-words">{describeField(field)}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="ghost"
        size="sm"
        className="mt-1 -ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isOpen ? "Hide" : "Show"} old and new text of ${productName}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide old and new text" : "Show old and new text"}
      </Button>
      <div id={id} hidden={!isOpen} className="mt-2 space-y-3">
        {isOpen &&
          fields.map(({ field, before, after }) => (
            <Difference
              key={field}
              field={field}
              label={
                before === null
                  ? "what was there before is not known"
                  : "old and new"
              }
              before={before ?? []}
              after={after}
            />
          ))}
      </div>
    </div>
  );
}
