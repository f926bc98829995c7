import { useId } from "react";
import { FieldLegend, FieldSet } from "@/components/ui/field";
import type { BatchMode } from "@/lib/batches/schema";
import { byBilling } from "@/lib/settings/installation";

type WhenChoiceProps = {
  count: number;
  mode: BatchMode;
  isDisabled?: boolean;
  onChange: (mode: BatchMode) => void;
};

const counts = byBilling("uses one listing of your plan", "counts as one");

/** Listings a minute, of two that are written at a time. */
const perMinute = 8;

/**
 * When a large batch is written, with the time that it takes and what it takes
 * of the plan.
 */
export function WhenChoice({
  count,
  mode,
  isDisabled = false,
  onChange,
}: WhenChoiceProps) {
  const name = useId();
  const minutes = Math.ceil(count / perMinute);
  const choices: { id: BatchMode; title: string; text: string }[] = [
    {
      id: "now",
      title: "Now",
      text: `Two at a time, about ${minutes === 1 ? "a minute" : `${minutes} minutes`} in all.`,
    },
    {
      id: "day",
      title: "Within a day",
      text: "All together, often within an hour, at most 24. You can write other listings in the meantime.",
    },
  ];
  return (
    <FieldSet disabled={isDisabled} className="space-y-2">
      <FieldLegend>When should they be written?</FieldLegend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ id, title, text }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-border bg-card px-3 py-2 text-sm transition-colors hover:border-input has-checked:border-primary has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={mode === id}
              onChange={() => onChange(id)}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-muted-foreground">{text}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="text-muted-foreground text-sm">
        {mode === "day"
          ? `Each listing that is written ${counts}, the same as “Now”; it is the model that costs us half as much this way. Each is set aside for up to 26 hours, and counts in the month in which it is sent. What is sent can't be paused, only canceled.`
          : `Each listing that is written ${counts}.`}
      </p>
    </FieldSet>
  );
}
