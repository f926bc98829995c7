"use client";

import { useState } from "react";
import { DataTable } from "@/components/admin/data-table";
import { formatDay } from "@/components/admin/format";
import { Section } from "@/components/admin/section";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import type { DailyMetrics } from "@/lib/admin/schema";

export function DailyCharts({ days }: { days: DailyMetrics[] }) {
  return (
    <Section title="Last 90 days" note="By day, UTC.">
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <DailyChart
            title="Sign-ups"
            unit="sign-ups"
            points={days.map(({ day, signUps }) => ({ day, value: signUps }))}
          />
        </Card>
        <Card>
          <DailyChart
            title="Listings"
            unit="listings"
            points={days.map(({ day, listings }) => ({ day, value: listings }))}
          />
        </Card>
      </div>
      <Disclosure summary="Show as table">
        <DataTable
          caption="Sign-ups and listings by day"
          className="max-h-96 text-foreground"
          rows={[...days].reverse()}
          keyOf={({ day }) => day}
          columns={[
            { label: "Day", cell: ({ day }) => formatDay(day) },
            {
              label: "Sign-ups",
              isNumber: true,
              cell: ({ signUps }) => signUps,
            },
            {
              label: "Listings",
              isNumber: true,
              cell: ({ listings }) => listings,
            },
          ]}
        />
      </Disclosure>
    </Section>
  );
}

type Point = { day: string; value: number };
type DailyChartProps = { title: string; unit: string; points: Point[] };

const height = 100;
const number = new Intl.NumberFormat();

/**
 * One bar per day above a ruler with a mark at the start of each month. The
 * table below it has the numbers.
 */
function DailyChart({ title, unit, points }: DailyChartProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const max = Math.max(1, ...points.map(({ value }) => value));
  const peak = points.find(({ value }) => value === max);
  const summary = `${number.format(total)} ${unit} in ${points.length} days${peak ? `, peak ${number.format(max)} on ${formatDay(peak.day)}` : ""}`;
  const shown = hovered === null ? undefined : points[hovered];

  function showDay(event: React.PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(
      ((event.clientX - box.left) / box.width) * points.length,
    );
    setHovered(Math.max(0, Math.min(points.length - 1, index)));
  }

  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-lg">{title}</span>
        <span className="text-muted-foreground text-sm tabular-nums">
          {shown
            ? `${formatDay(shown.day)}: ${number.format(shown.value)} ${unit}`
            : summary}
        </span>
      </figcaption>
      <div className="mt-3 flex gap-2">
        <div
          className="flex w-8 flex-col justify-between text-right text-muted-foreground text-xs tabular-nums"
          aria-hidden="true"
        >
          <span>{number.format(max)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${points.length * 10} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-input border-b"
          role="img"
          aria-label={`${title}: ${summary}`}
          onPointerMove={showDay}
          onPointerLeave={() => setHovered(null)}
        >
          <path
            d={`M0 0.5H${points.length * 10}M0 ${height / 2}H${points.length * 10}`}
            className="stroke-border"
            vectorEffect="non-scaling-stroke"
          />
          {points.map(({ day, value }, index) => (
            <rect
              key={day}
              x={index * 10 + 1}
              width={8}
              y={height - (value / max) * height}
              height={(value / max) * height}
              className={
                index === hovered ? "fill-primary-hover" : "fill-primary"
              }
            />
          ))}
        </svg>
      </div>
      <MonthMarks points={points} />
    </figure>
  );
}

function MonthMarks({ points }: { points: Point[] }) {
  const firsts = points.flatMap(({ day }, index) =>
    day.endsWith("-01") ? [{ day, index }] : [],
  );
  return (
    <div
      className="relative ml-10 h-6 text-muted-foreground text-xs"
      aria-hidden="true"
    >
      {firsts.map(({ day, index }) => (
        <span
          key={day}
          className="absolute top-0 border-input border-l pt-1 pl-1 leading-4"
          style={{ left: `${(index / points.length) * 100}%` }}
        >
          {formatDay(day)}
        </span>
      ))}
    </div>
  );
}
