"use client";

import { useState } from "react";
import { z } from "zod";
import { formatDay } from "@/components/changes/describe";
import { localDay, today } from "@/components/changes/today";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { takeFocusAndView } from "@/components/ui/take-focus";
import { type FieldErrors, useForm } from "@/components/ui/use-form";
import { apiResponse } from "@/lib/browser/api";
import { comparedDays, metrics } from "@/lib/changes/compare-numbers";
import { type ChangeAnswer, typedNumbersSchema } from "@/lib/changes/schema";
import { dayLength, isoDay } from "@/lib/time/day";

type NumbersFormProps = {
  change: ChangeAnswer;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

const labels = { views: "Views", favorites: "Favorites", orders: "Orders" };
/**
 * Null for an empty field; undefined for what is no whole number. Stats are
 * written with separators: 1,234.
 */
function toNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const plain = /^\d{1,3}(?:[.,'’\s]\d{3})+$/u.test(trimmed)
    ? trimmed.replace(/\D/gu, "")
    : trimmed;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

const typedNumber = z.string().transform((text, context) => {
  const number = toNumber(text);
  if (number !== undefined) return number;
  context.addIssue("Please enter a whole number, such as 1,250.");
  return z.NEVER;
});

/** What is sent, from the fields as they are typed. */
const numbersFormSchema = z
  .object({
    on: z.string(),
    views: typedNumber,
    favorites: typedNumber,
    orders: typedNumber,
  })
  .transform((typed): z.input<typeof typedNumbersSchema> => typed)
  .pipe(typedNumbersSchema);

/** The days whose numbers are of use, as far as they are over. */
function usefulDays(changedAt: string) {
  const at = Date.parse(`${localDay(new Date(changedAt))}T00:00:00Z`);
  const days = [
    {
      day: isoDay(at - comparedDays * dayLength),
      label: `${comparedDays} days before`,
    },
    { day: isoDay(at), label: "The day of the change" },
    {
      day: isoDay(at + (comparedDays / 2) * dayLength),
      label: `${comparedDays / 2} days after`,
    },
    {
      day: isoDay(at + comparedDays * dayLength),
      label: `${comparedDays} days after`,
    },
  ];
  return days.filter(({ day }) => day <= today());
}

/**
 * Totals of a listing on a day. What was typed stays where it can't be saved.
 */
export function NumbersForm({ change, onSaved, onCancel }: NumbersFormProps) {
  const [on, setOn] = useState(today);
  const { errors, problem, isPending, formProps } = useForm({
    schema: numbersFormSchema,
    async onSubmit(numbers) {
      await apiResponse("POST", `/api/changes/${change.id}/numbers`, numbers);
      await onSaved();
    },
  });

  return (
    <Form
      {...formProps}
      className="space-y-4 rounded-md border border-border bg-background p-4"
    >
      <p className="max-w-prose text-sm">
        Enter the listing’s totals since it has been in your shop, as of one
        day. A number per day needs two days: one before the change and the day
        of the change, then a later one.
      </p>
      <Field label="Day" error={errors.on}>
        {(control) => (
          <Input
            {...control}
            ref={takeFocusAndView}
            name="on"
            type="date"
            className="max-w-52"
            max={today()}
            value={on}
            onChange={(event) => setOn(event.target.value)}
          />
        )}
      </Field>
      <UsefulDays changedAt={change.changedAt} on={on} onChoose={setOn} />
      <MetricFields errors={errors} />
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isPending}>
          {isPending ? "Saving…" : "Save numbers"}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

type UsefulDaysProps = {
  changedAt: string;
  /** The day that is chosen. */
  on: string;
  onChoose: (day: string) => void;
};

function UsefulDays({ changedAt, on, onChoose }: UsefulDaysProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {usefulDays(changedAt).map(({ day, label }) => (
        <Button
          key={day}
          variant="secondary"
          size="sm"
          aria-pressed={on === day}
          onClick={() => onChoose(day)}
        >
          {label}, {formatDay(new Date(`${day}T00:00:00Z`))}
        </Button>
      ))}
    </div>
  );
}

function MetricFields({ errors }: { errors: FieldErrors }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {metrics.map((metric) => (
        <Field
          key={metric}
          label={labels[metric]}
          note="optional"
          error={errors[metric]}
        >
          {(control) => (
            <Input
              {...control}
              name={metric}
              inputMode="numeric"
              autoComplete="off"
              maxLength={15}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
