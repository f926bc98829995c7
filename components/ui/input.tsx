import { cn } from "@/lib/cn";

/** What every text control looks like. 16 px, so that phones don't zoom in. */
export const controlClasses =
  "block min-h-11 w-full rounded-md border border-edge bg-sheet px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-brick aria-invalid:shadow-[inset_3px_0_0_var(--brick)] disabled:cursor-not-allowed disabled:bg-line/40 disabled:text-muted";

export function Input({ className, ...input }: React.ComponentProps<"input">) {
  return <input className={cn(controlClasses, className)} {...input} />;
}
