import type { VariantProps } from "class-variance-authority";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/cn";

export { buttonVariants };

type ButtonProps = React.ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

export function Button({ variant, size, className, type = "button", ...button }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...button} />;
}
