import { cva } from "class-variance-authority";

/**
 * Of every control for text. 16 px, so that phones don't zoom in. Its `base:`
 * lets a class beside them win, as in all parts of public forms: see
 * `app/globals.css`.
 */
export const inputVariants = cva(
  "base:block base:min-h-11 base:w-full base:rounded-md base:border base:border-input base:bg-card base:px-3 base:py-2 base:text-base base:text-foreground base:placeholder:text-muted-foreground disabled:base:cursor-not-allowed disabled:base:bg-border/40 disabled:base:text-muted-foreground aria-invalid:base:border-destructive aria-invalid:base:shadow-[inset_3px_0_0_var(--destructive)]",
);

export function Input({ className, ...input }: React.ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      className={inputVariants({ className })}
      {...input}
    />
  );
}
