import { cva } from "class-variance-authority";

/**
 * Apart from the button, for links that look like buttons: `<Link
 * className={buttonVariants()} …>`.
 */
export const buttonVariants = cva("button", {
  variants: {
    variant: {
      default: "button-primary",
      secondary: "button-secondary",
      // shadcn's name for the same: its parts ask for it.
      outline: "button-secondary",
      ghost: "button-ghost",
      destructive: "button-destructive",
      link: "button-link",
    },
    size: {
      sm: "button-sm",
      default: "",
      lg: "button-lg",
      icon: "button-icon",
    },
  },
  defaultVariants: { variant: "default", size: "default" },
});
