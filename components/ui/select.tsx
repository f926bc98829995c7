import { clsx } from "clsx";

/** The browser's own select, with our edge. */
export function Select({ className, children, ...select }: React.ComponentProps<"select">) {
  return (
    <div className="relative">
      <select className={clsx("control", "cursor-pointer appearance-none pr-10", className)} {...select}>
        {children}
      </select>
      <svg
        viewBox="0 0 12 8"
        className="pointer-events-none absolute top-1/2 right-3.5 w-3 -translate-y-1/2 fill-none stroke-current stroke-2"
        aria-hidden="true"
      >
        <path d="m1 1.5 5 5 5-5" />
      </svg>
    </div>
  );
}
