import { clsx } from "clsx";
import { inputVariants } from "@/components/ui/input";

export function Textarea({
  className,
  rows = 4,
  ...textarea
}: React.ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={inputVariants({
        className: clsx("base:resize-y base:leading-relaxed", className),
      })}
      {...textarea}
    />
  );
}
