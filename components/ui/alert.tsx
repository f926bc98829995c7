import { cva } from "class-variance-authority";
import { clsx } from "clsx";

const alertVariants = cva("rounded-md border border-l-4 px-4 py-3 text-ink", {
  variants: {
    tone: {
      note: "border-line border-l-edge bg-sheet",
      moss: "border-moss/40 border-l-moss bg-moss-wash",
      amber: "border-amber/40 border-l-amber bg-amber-wash",
      brick: "border-brick/40 border-l-brick bg-brick-wash",
    },
  },
});

type AlertProps = Omit<React.ComponentProps<"div">, "title"> & {
  tone?: "note" | "moss" | "amber" | "brick";
  title?: React.ReactNode;
};

/** Brick is announced at once, the others when the reader gets to them. */
export function Alert({
  tone = "note",
  title,
  children,
  className,
  ...alert
}: AlertProps) {
  return (
    <div
      role={tone === "brick" ? "alert" : "status"}
      className={clsx(alertVariants({ tone }), className)}
      {...alert}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}
