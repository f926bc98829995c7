"use client";

import { useEffect, useRef, useState } from "react";
import { formatDay } from "@/components/changes/describe";
import { localDay, today } from "@/components/changes/today";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { ApiError, apiResponse } from "@/lib/browser/api";
import { comparedDays, metrics } from "@/lib/changes/compare-numbers";
import {
  type ChangeAnswer,
  type TypedNumbers,
  typedNumbersSchema,
} from "@/lib/changes/schema";
import { dayLength, isoDay } from "@/lib/time/day";

type NumbersFormProps = {
  change: ChangeAnswer;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

const labels = { views: "Views", favorites: "Favorites", orders: "Orders" };
type TypedMetric = (typeof metrics)[number];
type Typed = Record<TypedMetric, string>;

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
  const [typed, setTyped] = useState<Typed>({
    views: "",
    favorites: "",
    orders: "",
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = metrics.map(
      (metric) => [metric, toNumber(typed[metric])] as const,
    );
    const wrong = read.flatMap(([metric, number]) =>
      number === undefined ? [metric] : [],
    );
    setInvalid(wrong);
    setProblem(null);
    if (wrong.length > 0)
      return form.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
    const checked = typedNumbersSchema.safeParse({
      on,
      ...Object.fromEntries(read),
    });
    if (!checked.success)
      return setProblem(
        checked.error.issues[0]?.message ?? "These numbers can't be saved.",
      );
    await save(checked.data);
  }
  async function save(numbers: TypedNumbers) {
    setSaving(true);
    try {
      await apiResponse("POST", `/api/changes/${change.id}/numbers`, numbers);
      await onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form
      onSubmit={submit}
      noValidate
      className="space-y-4 rounded-md border border-border bg-background p-4"
    >
      <p className="max-w-prose text-sm">
        Enter the listing’s totals since it has been in your shop, as of one
        day. A number per day needs two days: one before the change and the day
        of the change, then a later one.
      </p>
      <Field label="Day">
        {(control) => (
          <Input
            {...control}
            ref={first}
            type="date"
            className="max-w-52"
            max={today()}
            value={on}
            onChange={(event) => setOn(event.target.value)}
          />
        )}
      </Field>
      <UsefulDays changedAt={change.changedAt} on={on} onChoose={setOn} />
      <MetricFields
        typed={typed}
        invalid={invalid}
        onType={(metric, text) =>
          setTyped((before) => ({ ...before, [metric]: text }))
        }
      />
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isSaving}>
          {isSaving ? "Saving…" : "Save numbers"}
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

type MetricFieldsProps = {
  typed: Typed;
  /** The metrics that are no whole number. */
  invalid: readonly string[];
  onType: (metric: TypedMetric, text: string) => void;
};

function MetricFields({ typed, invalid, onType }: MetricFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {metrics.map((metric) => (
        <Field
          key={metric}
          label={labels[metric]}
          note="optional"
          error={
            invalid.includes(metric)
              ? "Please enter a whole number, such as 1,250."
              : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              name={metric}
              inputMode="numeric"
              autoComplete="off"
              maxLength={15}
              value={typed[metric]}
              onChange={(event) => onType(metric, event.target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
