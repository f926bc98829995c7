import { ChevronDown } from "lucide-react";
import { cn } from "@/lib/browser/cn";

type DisclosureProps = {
  summary: React.ReactNode;
  children: React.ReactNode;
  /** Of several with the same group only one is open. */
  group?: string;
  open?: boolean;
  className?: string;
};

/**
 * A question that opens. The browser does it, so it works before and without
 * any script.
 */
export function Disclosure({
  summary,
  children,
  group,
  open,
  className,
}: DisclosureProps) {
  return (
    <details
      data-slot="accordion-item"
      name={group}
      open={open}
      className={cn("group border-border border-b", className)}
    >
      <summary
        data-slot="accordion-trigger"
        className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold"
      >
        {summary}
        <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div
        data-slot="accordion-content"
        className="max-w-prose pb-5 text-muted-foreground"
      >
        {children}
      </div>
    </details>
  );
}
