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

type BoundFieldProps = {
  label: React.ReactNode;
  /** Stands at the label's end: "optional", "recommended". */
  note?: string;
  hint?: React.ReactNode;
  error?: string | undefined;
  required?: boolean;
  className?: string;
  children: (control: FieldControl) => React.ReactNode;
};

type FieldProps = BoundFieldProps | React.ComponentProps<"div">;

const fieldStyle = "base:space-y-1.5";

/**
 * With a `label`, the parts below tied together around one control. They are
 * siblings: an error inside the label would become part of the control's name.
 */
export function Field(field: FieldProps) {
  if ("label" in field) return <BoundField {...field} />;
  const { className, ...group } = field;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend.
    <div
      role="group"
      data-slot="field"
      className={clsx(fieldStyle, className)}
      {...group}
    />
  );
}

function BoundField({
  label,
  note,
  hint,
  error,
  required,
  className,
  children,
}: BoundFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div data-slot="field" className={clsx(fieldStyle, className)}>
      <div className="flex items-baseline justify-between gap-3">
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {note && <span className="text-muted-foreground text-sm">{note}</span>}
      </div>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        required,
      })}
      {hint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldLabel({
  className,
  ...label
}: React.ComponentProps<"label">) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it names the control.
    <label
      data-slot="field-label"
      className={clsx("base:font-semibold", className)}
      {...label}
    />
  );
}

export function FieldDescription({
  className,
  ...description
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="field-description"
      className={clsx("base:text-muted-foreground base:text-sm", className)}
      {...description}
    />
  );
}

export function FieldError({ className, ...error }: React.ComponentProps<"p">) {
  return (
    <p
      data-slot="field-error"
      className={clsx(
        "base:font-semibold base:text-destructive base:text-sm",
        className,
      )}
      {...error}
    />
  );
}

/** The fields of a form, one below the other. */
export function FieldGroup({
  className,
  ...group
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="field-group"
      className={clsx("base:space-y-5", className)}
      {...group}
    />
  );
}

/** Controls that answer one question, which its legend asks. */
export function FieldSet(set: React.ComponentProps<"fieldset">) {
  return <fieldset data-slot="field-set" {...set} />;
}

export function FieldLegend({
  className,
  ...legend
}: React.ComponentProps<"legend">) {
  return (
    <legend
      data-slot="field-legend"
      className={clsx("base:font-semibold", className)}
      {...legend}
    />
  );
}
