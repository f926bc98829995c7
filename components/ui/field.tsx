import { clsx } from "clsx";
import { useId } from "react";

/**
 * What ties a control to its label, hint and error: spread it on the control.
 */
type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
  required: boolean | undefined;
};

type FieldProps = {
  label: React.ReactNode;
  /** Stands at the label's end: "optional", "recommended". */
  note?: string;
  hint?: React.ReactNode;
  error?: string | undefined;
  required?: boolean;
  className?: string;
  children: (control: FieldControl) => React.ReactNode;
};

/**
 * Label, control, hint and error as siblings: an error inside the label would
 * become part of the control's name.
 */
export function Field({
  label,
  note,
  hint,
  error,
  required,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={clsx("space-y-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {note && <span className="text-muted-foreground text-sm">{note}</span>}
      </div>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        required,
      })}
      {hint && (
        <div id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-brick text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
