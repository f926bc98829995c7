import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { Ruler } from "@/components/ui/ruler";
import type { AuditRow } from "@/lib/audit/findings";
import type { Group } from "@/lib/audit/groups/find-groups";
import type { Unknown } from "@/lib/listing-text/check/score-context";
import { fields } from "@/lib/listing-text/fields/fields";
import { optionalNames } from "@/lib/listing-text/fields/optional-fields";
import { gradeOf, scoreMeaning } from "@/lib/listing-text/score/grade";

type AuditSummaryProps = {
  kind: AuditSource["kind"];
  rows: readonly AuditRow[];
  groups: readonly Group[];
  unknown: readonly Unknown[];
};

function nameOf(part: Unknown): string {
  if (part === "category") return "category";
  const { kind, label } = fields[part];
  // Of what is one text for each listing, there are several in a shop.
  const isText = ["heading", "line", "paragraphs"].includes(kind.type);
  return isText ? `${label.toLowerCase()}s` : label.toLowerCase();
}
const lists = new Intl.ListFormat("en-US");
const numbers = new Intl.NumberFormat();

const grades = ["excellent", "strong", "fair", "needs work"] as const;
const bars = {
  excellent: "bg-success",
  strong: "bg-success/60",
  fair: "bg-warning",
  "needs work": "bg-destructive",
};
const labels = {
  excellent: "Excellent",
  strong: "Strong",
  fair: "Fair",
  "needs work": "Needs work",
};

/**
 * The mean of all listings, how they are spread, and what was not looked at.
 */
export function AuditSummary({
  kind,
  rows,
  groups,
  unknown,
}: AuditSummaryProps) {
  const mean = Math.round(
    rows.reduce((sum, { score }) => sum + score, 0) / Math.max(1, rows.length),
  );
  const counts = grades.map((grade) => ({
    grade,
    count: rows.filter(({ score }) => gradeOf(score) === grade).length,
  }));
  const inGroups = new Set(groups.flatMap(({ members }) => members)).size;
  return (
    <section
      aria-label="The shop"
      className="rounded-lg border border-border bg-card p-4 sm:p-6"
    >
      <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <p className="text-muted-foreground text-sm">
            Your shop, the average of all listings
          </p>
          <p className="font-serif text-6xl tabular-nums">
            {mean}
            <span className="text-2xl text-muted-foreground"> of 100</span>
          </p>
          <Ruler
            label="The shop's score"
            value={mean}
            max={100}
            unit="points"
            variant={mean >= 75 ? "success" : "warning"}
            className="mt-3"
          />
        </div>
        <div className="space-y-4">
          <div
            className="flex h-4 overflow-hidden rounded-sm border border-input"
            aria-hidden="true"
          >
            {counts.map(({ grade, count }) => (
              <div
                key={grade}
                className={bars[grade]}
                style={{ flexGrow: count }}
              />
            ))}
          </div>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
            {counts.map(({ grade, count }) => (
              <div key={grade}>
                <dt className="flex items-center gap-2 text-muted-foreground text-sm">
                  <span
                    className={`size-3 shrink-0 rounded-xs ${bars[grade]}`}
                    aria-hidden="true"
                  />
                  {labels[grade]}
                </dt>
                <dd className="font-semibold text-xl tabular-nums">
                  {numbers.format(count)}
                </dd>
              </div>
            ))}
          </dl>
          {groups.length > 0 && (
            <p>
              {numbers.format(inGroups)} listings compete with others of yours,
              in {numbers.format(groups.length)}{" "}
              {groups.length === 1 ? "group" : "groups"}.
            </p>
          )}
        </div>
      </div>
      <p className="mt-5 max-w-prose text-muted-foreground text-sm">
        {kind === "file"
          ? `Not scored, since the file does not contain them: ${lists.format(unknown.map(nameOf))}.`
          : `Not scored here: ${optionalNames.map(nameOf).join(", ")}, and attributes, which Etsy provides for one listing at a time. Open a listing to have its attributes scored.`}{" "}
        The other parts add up to all hundred points. Claims such as “sterling
        silver” are taken at your word and cost none; they are listed so that
        you can check the proof. {scoreMeaning}
      </p>
    </section>
  );
}
