import { clsx } from "clsx";

/** Give it the size of what will stand in its place. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx("animate-pulse rounded-md bg-line/70", className)}
    />
  );
}
