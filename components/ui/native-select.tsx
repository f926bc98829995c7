import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { inputVariants } from "@/components/ui/input";

/** The browser's own select, with our edge. */
export function NativeSelect({
  className,
  ...select
}: React.ComponentProps<"select">) {
  return (
    <div data-slot="native-select-wrapper" className="relative">
      <select
        data-slot="native-select"
        className={inputVariants({
          className: clsx(
            "base:cursor-pointer base:appearance-none base:pr-10",
            className,
          ),
        })}
        {...select}
      />
      <ChevronDown
        data-slot="native-select-icon"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </div>
  );
}

export function NativeSelectOption(option: React.ComponentProps<"option">) {
  return <option data-slot="native-select-option" {...option} />;
}
