import { DayPlot } from "@/components/admin/day-plot";
import { FigureTable } from "@/components/admin/figure-table";
import { Section } from "@/components/admin/section";
import { shortDay } from "@/components/admin/words";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import type { DayFigures } from "@/lib/admin/schema";

export function DayPlots({ days }: { days: DayFigures[] }) {
  return (
    <Section title="The last 90 days" note="By day, UTC.">
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <DayPlot
            title="Sign-ups"
            unit="sign-ups"
            points={days.map(({ day, signUps }) => ({ day, value: signUps }))}
          />
        </Card>
        <Card>
          <DayPlot
            title="Listings"
            unit="listings"
            points={days.map(({ day, listings }) => ({ day, value: listings }))}
          />
        </Card>
      </div>
      <Disclosure summary="The same as a table">
        <FigureTable
          caption="Sign-ups and listings by day"
          className="max-h-96 text-ink"
          rows={[...days].reverse()}
          keyOf={({ day }) => day}
          columns={[
            { label: "Day", cell: ({ day }) => shortDay(day) },
            { label: "Sign-ups", isNumber: true, cell: ({ signUps }) => signUps },
            { label: "Listings", isNumber: true, cell: ({ listings }) => listings },
          ]}
        />
      </Disclosure>
    </Section>
  );
}
