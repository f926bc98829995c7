import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { UserSummary } from "@/lib/admin/schema";

const cards: { key: keyof UserSummary; label: string; note: string }[] = [
  { key: "totalUsers", label: "Users", note: "accounts that exist" },
  { key: "activeUsers", label: "Active", note: "signed in or generated in the last 30 days" },
  { key: "paidUsers", label: "Paid", note: "on Standard or Pro, without trials" },
];

const number = new Intl.NumberFormat();

/** Zeros when the figures could not be read, as the specification of the page has it. */
export function StatCards({ summary, hasFailed }: { summary: UserSummary | undefined; hasFailed: boolean }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {cards.map(({ key, label, note }) => (
        <Card key={key} className="flex flex-col">
          <dt className="font-semibold">{label}</dt>
          <dd className="order-first font-serif text-5xl tabular-nums">
            {summary || hasFailed ? number.format(summary?.[key] ?? 0) : <Skeleton className="h-12 w-24" />}
          </dd>
          <dd className="text-muted text-sm">{note}</dd>
        </Card>
      ))}
    </dl>
  );
}
