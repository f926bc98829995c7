import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";

const alertVariants = cva(
  "base:rounded-md base:border base:border-l-4 base:px-4 base:py-3 base:text-foreground",
  {
    variants: {
      variant: {
        default: "base:border-border base:border-l-input base:bg-card",
        success:
          "base:border-success/40 base:border-l-success base:bg-success-muted",
        warning:
          "base:border-warning/40 base:border-l-warning base:bg-warning-muted",
        destructive:
          "base:border-destructive/40 base:border-l-destructive base:bg-destructive-muted",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

type AlertProps = Omit<React.ComponentProps<"div">, "title"> &
  VariantProps<typeof alertVariants> & {
    /** In place of an `AlertTitle`. */
    title?: React.ReactNode;
  };

/**
 * A destructive one is announced at once, the others when the reader gets to
 * them.
 */
export function Alert({
  variant,
  title,
  children,
  className,
  ...alert
}: AlertProps) {
  return (
    <div
      data-slot="alert"
      role={variant === "destructive" ? "alert" : "status"}
      className={alertVariants({ variant, className })}
      {...alert}
    >
      {title && <AlertTitle>{title}</AlertTitle>}
      {children}
    </div>
  );
}

export function AlertTitle({ className, ...title }: React.ComponentProps<"p">) {
  return (
    <p
      data-slot="alert-title"
      className={clsx("base:font-semibold", className)}
      {...title}
    />
  );
}

export function AlertDescription({
  className,
  ...description
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="alert-description"
      className={clsx("base:text-muted-foreground base:text-sm", className)}
      {...description}
    />
  );
}
