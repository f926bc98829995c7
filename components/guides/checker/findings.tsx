import { Finding, FixButton, SourceLink } from "@/components/guides/checker/finding";
import { Disclosure } from "@/components/ui/disclosure";
import { type ListingField, type RuleCode, rules, type Violation } from "@/lib/listings/rules/rule-table";
import type { Fix } from "@/lib/listings/score/check";

const codes = Object.keys(rules) as RuleCode[];
/** We call "refused" only what Etsy's contract, its help or its error messages say. */
const marks = { contract: "Refused", secondary: "Refused", inferred: "Doubtful" } as const;

type FindingsProps = {
  fields: ListingField[];
  violations: Violation[];
  /** Mends all of them at once, where that helps. */
  repair: Fix | null;
  onFix: ((fix: Fix) => void) | undefined;
};

/** What breaks a rule, and behind a fold the rules that are kept. */
export function Findings({ fields, violations, repair, onFix }: FindingsProps) {
  const broken = new Set(violations.map(({ code }) => code));
  const kept = codes.filter((code) => fields.includes(rules[code].field) && !broken.has(code));
  return (
    <div>
      <Verdict violations={violations} />
      <ul className="mt-3 space-y-2.5">
        {violations.map(({ code, message, index }) => (
          <Finding
            key={`${code} ${index} ${message}`}
            mark={marks[rules[code].basis]}
            message={message}
            source={rules[code]}
            onFix={onFix}
          />
        ))}
      </ul>
      {repair && <FixButton fix={repair} onFix={onFix} />}
      <Disclosure
        className="mt-4 border-t"
        summary={kept.length === 1 ? "1 rule of Etsy's kept" : `${kept.length} rules of Etsy's kept`}
      >
        <ul className="space-y-1.5 text-sm">
          {kept.map((code) => (
            <li key={code}>
              {rules[code].statement} <SourceLink {...rules[code]} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function Verdict({ violations }: { violations: Violation[] }) {
  const refused = violations.filter(({ code }) => rules[code].basis !== "inferred").length;
  return (
    <p role="status" className={`font-serif text-xl ${refused ? "text-brick" : "text-moss"}`}>
      {refused === 0 && "Nothing here that Etsy would refuse."}
      {refused === 1 && "Etsy would refuse this for one reason."}
      {refused > 1 && `Etsy would refuse this for ${refused} reasons.`}
    </p>
  );
}
