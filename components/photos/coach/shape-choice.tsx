import { useId } from "react";
import { FieldLegend, FieldSet } from "@/components/ui/field";

type Choice = { id: string; label: string };
type ShapeChoiceProps = {
  legend: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** One of a few, side by side. */
export function ShapeChoice({
  legend,
  choices,
  chosen,
  onChoose,
}: ShapeChoiceProps) {
  const name = useId();
  return (
    <FieldSet>
      <FieldLegend className="mb-1 text-sm">{legend}</FieldLegend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-md border border-border bg-card px-3.5 text-sm transition-colors hover:border-input has-checked:border-primary has-checked:bg-accent has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
