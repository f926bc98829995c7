"use client";

import { useState } from "react";
import { shortDay } from "@/components/admin/words";

type Point = { day: string; value: number };
type DayPlotProps = { title: string; unit: string; points: Point[] };

const height = 100;
const number = new Intl.NumberFormat();

/** One column a day over a ruler with a mark where a month begins. The table beside it has the figures. */
export function DayPlot({ title, unit, points }: DayPlotProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const top = Math.max(1, ...points.map(({ value }) => value));
  const busiest = points.find(({ value }) => value === top);
  const summary = `${number.format(total)} ${unit} in ${points.length} days${busiest ? `, at most ${number.format(top)} on ${shortDay(busiest.day)}` : ""}`;
  const shown = hovered === null ? undefined : points[hovered];

  function point(event: React.PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * points.length);
    setHovered(Math.max(0, Math.min(points.length - 1, index)));
  }

  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-lg">{title}</span>
        <span className="text-muted text-sm tabular-nums">
          {shown ? `${shortDay(shown.day)}: ${number.format(shown.value)} ${unit}` : summary}
        </span>
      </figcaption>
      <div className="mt-3 flex gap-2">
        <div
          className="flex w-8 flex-col justify-between text-right text-muted text-xs tabular-nums"
          aria-hidden="true"
        >
          <span>{number.format(top)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${points.length * 10} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-edge border-b"
          role="img"
          aria-label={`${title}: ${summary}`}
          onPointerMove={point}
          onPointerLeave={() => setHovered(null)}
        >
          <path
            d={`M0 0.5H${points.length * 10}M0 ${height / 2}H${points.length * 10}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
          {points.map(({ day, value }, index) => (
            <rect
              key={day}
              x={index * 10 + 1}
              width={8}
              y={height - (value / top) * height}
              height={(value / top) * height}
              className={index === hovered ? "fill-clay-deep" : "fill-clay"}
            />
          ))}
        </svg>
      </div>
      <Months points={points} />
    </figure>
  );
}

function Months({ points }: { points: Point[] }) {
  const firsts = points.flatMap(({ day }, index) => (day.endsWith("-01") ? [{ day, index }] : []));
  return (
    <div className="relative ml-10 h-6 text-muted text-xs" aria-hidden="true">
      {firsts.map(({ day, index }) => (
        <span
          key={day}
          className="absolute top-0 border-edge border-l pt-1 pl-1 leading-4"
          style={{ left: `${(index / points.length) * 100}%` }}
        >
          {shortDay(day)}
        </span>
      ))}
    </div>
  );
}
