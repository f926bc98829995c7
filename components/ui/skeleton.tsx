import { clsx } from "clsx";

/** Give it the size of what will stand in its place. */
export function Skeleton({ className, ...part }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx(
        "base:animate-pulse base:rounded-md base:bg-border/70",
        className,
      )}
      {...part}
    />
  );
}
