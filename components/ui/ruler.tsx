import { clsx } from "clsx";
import { rulerScale } from "@/components/ui/ruler-scale";

const tones = {
  default: "var(--primary)",
  success: "var(--success)",
  warning: "var(--warning)",
  destructive: "var(--destructive)",
};

type RulerProps = {
  /** What is measured: "Title length". */
  label: string;
  value: number;
  max: number;
  /** Completes the figures: "characters". */
  unit: string;
  /**
   * Places worth knowing on the way: `{ at: 250, label: "250 recommended" }`.
   */
  marks?: { at: number; label: string }[];
  variant?: keyof typeof tones;
  /** Replaces "46 of 140 characters" where other words say it better. */
  text?: string;
  /** Shows label and figures above the ruler. */
  isCaptioned?: boolean;
  className?: string;
};

/**
 * To a thousandth: enough for ticks of a pixel, and short on pages with many
 * rulers.
 */
const percent = (part: number, whole: number) =>
  `${Number(((part / whole) * 100).toFixed(3))}%`;

/**
 * The shape of every limit. Beyond the limit it turns red and hatched, and
 * the words say by how much.
 */
export function Ruler({
  label,
  value,
  max,
  unit,
  marks = [],
  variant = "default",
  text,
  isCaptioned,
  className,
}: RulerProps) {
  const isOver = value > max;
  const scale = rulerScale(max);
  const figures =
    text ??
    `${value} of ${max} ${unit}${isOver ? ` (${value - max} too many)` : ""}`;
  const style = {
    "--at": max > 0 ? percent(Math.min(value, max), max) : "0%",
    "--minor": percent(scale.minor, max),
    "--major": percent(scale.major, max),
    "--tone": tones[isOver ? "destructive" : variant],
  } as React.CSSProperties;

  return (
    <div data-slot="ruler" className={className}>
      {isCaptioned && (
        <div
          className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm"
          aria-hidden="true"
        >
          <span className="font-semibold">{label}</span>
          <span
            className={clsx(
              "tabular-nums",
              isOver
                ? "font-semibold text-destructive"
                : "text-muted-foreground",
            )}
          >
            {figures}
          </span>
        </div>
      )}
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={figures}
        min={0}
        max={max}
        value={Math.min(value, max)}
      />
      <div className="ruler" style={style} aria-hidden="true">
        <div className="ruler-fill" data-over={isOver} />
        <div className="ruler-ticks" />
      </div>
      {marks.length > 0 && <Marks marks={marks} max={max} />}
    </div>
  );
}

function Marks({
  marks,
  max,
}: {
  marks: { at: number; label: string }[];
  max: number;
}) {
  return (
    <div className="relative h-5 text-muted-foreground text-xs tabular-nums">
      {marks.map(({ at, label }) => {
        const side =
          at / max > 0.66
            ? "-translate-x-full border-r pr-1.5"
            : "border-l pl-1.5";
        return (
          <span
            key={at}
            className={clsx(
              "absolute top-0 whitespace-nowrap border-input pt-0.5 leading-4",
              side,
            )}
            style={{ left: percent(at, max) }}
          >
            {label}
          </span>
        );
      })}
    </div>
  );
}
