import { cva } from "class-variance-authority";

/** Apart from the button, for links that look like buttons: `<Link className={buttonVariants()} …>`. */
export const buttonVariants = cva(
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border font-semibold leading-tight no-underline transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-line/50 disabled:text-muted aria-disabled:cursor-not-allowed [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "border-clay bg-clay text-on-clay hover:border-clay-deep hover:bg-clay-deep",
        secondary: "border-edge bg-sheet text-ink hover:bg-clay-wash",
        ghost: "border-transparent bg-transparent text-ink hover:bg-clay-wash",
        danger: "border-brick bg-transparent text-brick hover:bg-brick-wash",
        link: "border-transparent px-0 text-clay underline underline-offset-4 hover:text-clay-deep",
      },
      size: { sm: "px-3 text-sm", md: "px-5", lg: "min-h-13 px-7 text-lg", icon: "size-11 p-0" },
    },
    compoundVariants: [{ variant: "link", className: "px-0" }],
    defaultVariants: { variant: "primary", size: "md" },
  },
);
