import { cn } from "@/lib/cn";

/** Decoration: say in words beside it what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cn("size-5 animate-spin fill-none stroke-current", className)}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" strokeWidth="2.5" className="opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
