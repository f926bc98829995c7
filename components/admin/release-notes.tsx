import { formatTime } from "@/components/admin/format";
import { Section } from "@/components/admin/section";
import { InlineText } from "@/components/site";
import { Disclosure } from "@/components/ui/disclosure";
import type { ReleaseMetrics } from "@/lib/admin/schema";
import type { Changes } from "@/lib/doctor/release";

/** What runs, and what came with it. */
export function ReleaseNotes({
  version,
  commit,
  changes,
  migration,
}: ReleaseMetrics) {
  const facts = [
    ["Version", version ?? "unknown"],
    ["Commit", commit?.slice(0, 12) ?? "unknown"],
    ["Last migrated", formatTime(migration?.at ?? null)],
    ["Last migration", migration?.name ?? "none"],
  ];
  return (
    <Section title="Version">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-[auto_auto_auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {changes && <ChangeList {...changes} />}
    </Section>
  );
}

function ChangeList({ title, since, groups }: Changes) {
  return (
    <Disclosure
      className="mt-4"
      summary={since === null ? `New in ${title}` : `New since ${since}`}
    >
      {groups.map((group) => (
        <div key={group.title} className="mt-3">
          <h3 className="font-sans font-semibold text-foreground tracking-normal">
            {group.title}
          </h3>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {group.entries.map((entry) => (
              <li key={entry}>
                <InlineText text={entry} sources={[]} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Disclosure>
  );
}
