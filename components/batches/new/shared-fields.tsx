import { clsx } from "clsx";
import { useId, useState } from "react";
import { FactFields } from "@/components/batches/fact-fields";
import { countFacts } from "@/components/batches/new/unsent-rows";
import type { NewBatch } from "@/components/batches/new/use-new-batch";
import { WhenChoice } from "@/components/batches/new/when-choice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { batchLimits } from "@/lib/batches/schema";
import {
  languageValues,
  writingLanguages,
} from "@/lib/listing-text/languages/writing-languages";

type SharedFieldsProps = { batch: NewBatch };

/**
 * What holds for every listing of the batch. On a phone it is opened by a
 * press, so that the listings aren't far below it.
 */
export function SharedFields({ batch }: SharedFieldsProps) {
  const count = batch.unsent.rows.length + batch.sent;
  const filled = countFacts(batch.facts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Card className="space-y-5">
      <h2 className="text-2xl">What all of them share</h2>
      <p className="text-muted-foreground">
        Each fact means one blank fewer in every listing. A listing that differs
        gets its own under “Facts”.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="w-full md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen
          ? "Hide these facts"
          : filled > 0
            ? `Change what all share (${filled})`
            : "Fill in what all share"}
      </Button>
      <div id={id} className={clsx("space-y-5", !isOpen && "max-md:hidden")}>
        <FactFields facts={batch.facts} onChange={batch.store.changeFacts} />
        <NameAndLanguage batch={batch} />
      </div>
      {count >= batchLimits.rowsWithinDay && (
        <div className="border-border border-t pt-5">
          <WhenChoice
            count={count}
            mode={batch.mode}
            isDisabled={batch.isBusy}
            onChange={(mode) => batch.store.change({ mode })}
          />
        </div>
      )}
    </Card>
  );
}

function NameAndLanguage({ batch }: SharedFieldsProps) {
  return (
    <div className="grid gap-4 border-border border-t pt-5 sm:grid-cols-2">
      <Field
        label="Name of this batch"
        hint="Only you see it. It helps you find the batch again."
      >
        {(control) => (
          <Input
            {...control}
            value={batch.name}
            maxLength={batchLimits.name}
            onChange={({ target }) =>
              batch.store.change({ name: target.value })
            }
          />
        )}
      </Field>
      <Field label="Language of the listings">
        {(control) => (
          <NativeSelect
            {...control}
            value={batch.language}
            onChange={({ target }) =>
              batch.store.change({
                language:
                  languageValues.find((value) => value === target.value) ??
                  "en",
              })
            }
          >
            {writingLanguages.map(({ value, label, name }) => (
              <NativeSelectOption key={value} value={value}>
                {label === name ? label : `${name} (${label})`}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}
