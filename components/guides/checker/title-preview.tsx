import { Ruler } from "@/components/ui/ruler";
import { repeatedWords } from "@/lib/listing-text/lexicon/unwanted-words";
import { rules, type Violation } from "@/lib/listing-text/rules/rule-table";
import type { Check } from "@/lib/listing-text/score/check";

/** Characters, as the guides tell them: Etsy publishes no figure. */
const cuts = [
  { where: "A phone, when it shows little", characters: 40 },
  { where: "A phone, when it shows more", characters: 70 },
  { where: "Web search", characters: 60 },
];

const cutAt = (title: string, characters: number) => {
  const letters = Array.from(title);
  return letters.length > characters
    ? `${letters.slice(0, characters).join("").trimEnd()}…`
    : title;
};

/** About what is left of a title where space is short. */
export function TitlePreview({ title }: { title: string }) {
  const repeated = repeatedWords(title);
  return (
    <div>
      <p className="font-serif text-xl">What shoppers see of it</p>
      <dl className="mt-3 space-y-3">
        {cuts.map(({ where, characters }) => (
          <div key={where} className="border-input border-l-4 pl-4">
            <dt className="text-muted-foreground text-sm">
              {`${where}: about ${characters} characters`}
            </dt>
            <dd className="break-words font-semibold">
              {cutAt(title, characters)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        {repeated.length === 0
          ? "No word is said twice."
          : `Said more than once: “${repeated.join("”, “")}”.`}
      </p>
    </div>
  );
}

type TitleScoreProps = { checks: Check[]; violations: Violation[] };

/** What the title alone earns of its part of the hundred points. */
export function TitleScore({ checks, violations }: TitleScoreProps) {
  const own = checks.filter(({ area }) => area === "title");
  const sum = (of: (check: Check) => number) =>
    own.reduce((total, check) => total + of(check), 0);
  if (violations.some(({ code }) => rules[code].basis !== "inferred"))
    return (
      <p className="text-muted-foreground">
        No points while Etsy would refuse the title.
      </p>
    );
  return (
    <Ruler
      label="Points of the title"
      value={sum(({ points }) => points)}
      max={sum(({ max }) => max)}
      unit="points"
      isCaptioned
    />
  );
}
