import type { VariantProps } from "class-variance-authority";
import { buttonVariants } from "@/components/ui/button-variants";

export { buttonVariants };

type ButtonProps = React.ComponentProps<"button"> &
  VariantProps<typeof buttonVariants>;

export function Button({
  variant,
  size,
  className,
  type = "button",
  ...button
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonVariants({ variant, size, className })}
      {...button}
    />
  );
}
