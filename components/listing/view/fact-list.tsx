import { Badge } from "@/components/ui/badge";
import { sourceOfFact } from "@/lib/listing-text/check/sources";
import type { Fact } from "@/lib/listing-text/fields/schema";

type FactListProps = { facts: Fact[]; missing: string[] };

/** What the listing rests on, and where each piece came from. */
export function FactList({ facts, missing }: FactListProps) {
  return (
    <>
      <p className="mt-1 text-muted-foreground text-sm">
        What you typed and what was seen in{" "}
        {facts.some(({ photo }) => photo !== undefined)
          ? "your photos"
          : "the photo"}
        . If one is wrong, correct the form.
      </p>
      <dl className="mt-3">
        {facts.map((fact) => (
          <div
            key={`${fact.name}: ${fact.value} ${fact.photo}`}
            className="border-border border-b py-2.5"
          >
            <dt className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted-foreground text-sm">
              <span className="inline-block first-letter:uppercase">
                {fact.name}
              </span>
              <span
                className={
                  fact.source === "photo" ? "text-primary" : "text-success"
                }
              >
                {sourceOfFact(fact)}
              </span>
            </dt>
            <dd className="break-words">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <div className="mt-4">
          <h4 className="font-semibold">Not known, so left blank</h4>
          <ul className="mt-2 flex flex-wrap gap-2">
            {missing.map((name) => (
              <li key={name}>
                <Badge variant="warning">{name}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
