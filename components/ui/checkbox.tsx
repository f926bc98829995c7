import { clsx } from "clsx";

type CheckboxProps = Omit<React.ComponentProps<"input">, "type"> & {
  label: React.ReactNode;
};

/** A box with its label, both of them the target. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label
      className={clsx(
        "inline-flex min-h-11 cursor-pointer items-center gap-2.5",
        className,
      )}
    >
      <input
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer"
        {...input}
      />
      <span>{label}</span>
    </label>
  );
}
