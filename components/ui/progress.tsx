import { cn } from "@/lib/browser/cn";

type ProgressProps = {
  label: string /** 0 to 100; more is shown as 100. */;
  percent: number;
  className?: string;
};

export function Progress({ label, percent, className }: ProgressProps) {
  const shown = Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      className={cn(
        "h-2 overflow-hidden rounded-full border border-input bg-card",
        className,
      )}
    >
      <div
        data-slot="progress-indicator"
        className="h-full bg-primary transition-[width] duration-300 forced-colors:bg-[Highlight]"
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
