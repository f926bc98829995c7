import { clsx } from "clsx";

type CheckboxProps = Omit<React.ComponentProps<"input">, "type"> & {
  label: React.ReactNode;
};

/** A box with its label, both of them the target. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label
      data-slot="checkbox-label"
      className={clsx(
        "base:inline-flex base:min-h-11 base:cursor-pointer base:items-center base:gap-2.5",
        className,
      )}
    >
      <input
        data-slot="checkbox"
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer"
        {...input}
      />
      <span>{label}</span>
    </label>
  );
}
