import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "@/lib/browser/cn";

const badgeVariants = cva(
  "inline-flex items-center rounded-sm border px-2 py-0.5 font-semibold text-xs",
  {
    variants: {
      tone: {
        plain: "border-line bg-paper text-muted-foreground",
        moss: "border-moss/40 bg-moss-wash text-moss",
        amber: "border-amber/40 bg-amber-wash text-amber",
        brick: "border-brick/40 bg-brick-wash text-brick",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

/**
 * A word about a thing: its category, whether it passes. Etsy's tags and our
 * plans are swing tags.
 */
export function Badge({
  tone,
  className,
  ...badge
}: React.ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ tone }), className)} {...badge} />;
}
