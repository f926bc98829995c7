import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";

/** The browser's own select, with our edge. */
export function Select({
  className,
  children,
  ...select
}: React.ComponentProps<"select">) {
  return (
    <div className="relative">
      <select
        className={clsx(
          "control",
          "cursor-pointer appearance-none pr-10",
          className,
        )}
        {...select}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
    </div>
  );
}
