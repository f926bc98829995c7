import { clsx } from "clsx";

export function Textarea({
  className,
  rows = 4,
  ...textarea
}: React.ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={clsx("control", "resize-y leading-relaxed", className)}
      {...textarea}
    />
  );
}
