import { cva } from "class-variance-authority";

const outlined =
  "base:border-input base:bg-card base:text-foreground not-disabled:hover:base:bg-accent";

/**
 * Apart from the button, for links that look like buttons: `<Link
 * className={buttonVariants()} …>`.
 */
export const buttonVariants = cva(
  "base:inline-flex base:cursor-pointer base:items-center base:justify-center base:gap-2 base:rounded-md base:border base:font-semibold base:no-underline base:transition-colors disabled:base:cursor-not-allowed disabled:base:border-border disabled:base:bg-border/50 disabled:base:text-muted-foreground",
  {
    variants: {
      variant: {
        default:
          "base:border-primary base:bg-primary base:text-primary-foreground not-disabled:hover:base:border-primary-hover not-disabled:hover:base:bg-primary-hover",
        secondary: outlined,
        // shadcn's name for the same: its parts ask for it.
        outline: outlined,
        ghost:
          "base:border-transparent base:bg-transparent base:text-foreground not-disabled:hover:base:bg-accent",
        destructive:
          "base:border-destructive base:bg-transparent base:text-destructive not-disabled:hover:base:bg-destructive-muted",
        link: "base:border-transparent base:text-primary base:underline base:underline-offset-4 not-disabled:hover:base:text-primary-hover",
      },
      size: {
        sm: "base:min-h-11 base:px-3 base:py-1.5 base:text-sm base:leading-tight",
        default: "base:min-h-11 base:py-1.5 base:leading-tight",
        lg: "base:min-h-13 base:px-7 base:py-1.5 base:text-lg base:leading-tight",
        icon: "base:size-11 base:p-0 base:leading-tight",
      },
    },
    compoundVariants: [
      {
        variant: ["default", "secondary", "outline", "ghost", "destructive"],
        size: "default",
        className: "base:px-5",
      },
      { variant: "link", size: "default", className: "base:px-0" },
    ],
    defaultVariants: { variant: "default", size: "default" },
  },
);
