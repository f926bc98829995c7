import { Badge } from "@/components/ui/badge";
import type { Fact } from "@/lib/listings/schema";

type FactListProps = { facts: Fact[]; missing: string[] };

const sources = { photo: "seen in the photo", seller: "typed by you" } as const;

/** What the listing rests on, and where each piece came from. */
export function FactList({ facts, missing }: FactListProps) {
  return (
    <>
      <p className="mt-1 text-muted-foreground text-sm">
        What you typed and what was seen in the photo. If one is wrong, correct the form.
      </p>
      <dl className="mt-3">
        {facts.map(({ name, value, source }) => (
          <div key={`${name}: ${value}`} className="border-line border-b py-2.5">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted-foreground text-sm">
              <span className="inline-block first-letter:uppercase">{name}</span>
              <span className={source === "photo" ? "text-clay" : "text-moss"}>{sources[source]}</span>
            </dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <div className="mt-4">
          <h4 className="font-semibold">Not known, so left blank</h4>
          <ul className="mt-2 flex flex-wrap gap-2">
            {missing.map((name) => (
              <li key={name}>
                <Badge tone="amber">{name}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
