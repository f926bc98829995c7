import { cva, type VariantProps } from "class-variance-authority";

const swingTagVariants = cva("swing-tag", {
  variants: {
    variant: {
      default: "",
      primary: "[--tag-edge:var(--primary)] [--tag-fill:var(--accent)]",
      success: "[--tag-edge:var(--success)] [--tag-fill:var(--success-muted)]",
      warning: "[--tag-edge:var(--warning)] [--tag-fill:var(--warning-muted)]",
      destructive:
        "[--tag-edge:var(--destructive)] [--tag-fill:var(--destructive-muted)]",
    },
    /** Hangs on a thread. */
    strung: { true: "ml-6", false: "" },
  },
  defaultVariants: { variant: "default", strung: false },
});

type SwingTagProps = React.ComponentProps<"span"> &
  VariantProps<typeof swingTagVariants>;

/** The shape of a tag and of a plan: it scales with the size of its text. */
export function SwingTag({
  variant,
  strung,
  className,
  children,
  ...tag
}: SwingTagProps) {
  return (
    <span
      data-slot="swing-tag"
      className={swingTagVariants({ variant, strung, className })}
      {...tag}
    >
      {strung && (
        <svg
          viewBox="0 0 36 30"
          className="-left-[1.65em] -top-[0.75em] absolute h-[1.9em] w-[2.6em] fill-none stroke-primary stroke-[1.6]"
          aria-hidden="true"
        >
          <path
            d="M35 25C22 30 12 24 1 2M35 25C24 22 14 16 3 1"
            strokeLinecap="round"
          />
        </svg>
      )}
      {children}
    </span>
  );
}
