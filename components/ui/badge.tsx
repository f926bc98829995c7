import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "@/lib/browser/cn";

const badgeVariants = cva(
  "inline-flex items-center rounded-sm border px-2 py-0.5 font-semibold text-xs",
  {
    variants: {
      variant: {
        default: "border-border bg-background text-muted-foreground",
        secondary: "border-transparent bg-secondary text-secondary-foreground",
        outline: "border-input text-foreground",
        success: "border-success/40 bg-success-muted text-success",
        warning: "border-warning/40 bg-warning-muted text-warning",
        destructive:
          "border-destructive/40 bg-destructive-muted text-destructive",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

/**
 * A word about a thing: its category, whether it passes. Etsy's tags and our
 * plans are swing tags.
 */
export function Badge({
  variant,
  className,
  ...badge
}: React.ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return (
    <span
      data-slot="badge"
      className={cn(badgeVariants({ variant }), className)}
      {...badge}
    />
  );
}
