import { cva } from "class-variance-authority";

/** Apart from the button, for links that look like buttons: `<Link className={buttonVariants()} …>`. */
export const buttonVariants = cva("button", {
  variants: {
    variant: {
      primary: "button-primary",
      secondary: "button-secondary",
      ghost: "button-ghost",
      danger: "button-danger",
      link: "button-link",
    },
    size: { sm: "button-sm", md: "", lg: "button-lg", icon: "button-icon" },
  },
  defaultVariants: { variant: "primary", size: "md" },
});
