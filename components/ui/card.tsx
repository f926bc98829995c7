import { clsx } from "clsx";

/** A sheet of paper on the bench. */
export function Card({ className, ...card }: React.ComponentProps<"div">) {
  return (
    <div
      className={clsx(
        "rounded-lg border border-line bg-sheet p-5 sm:p-6",
        className,
      )}
      {...card}
    />
  );
}
