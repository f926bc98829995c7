import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Ruler } from "@/components/ui/ruler";
import type { Open } from "@/lib/listing-text/check/readiness";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import {
  type RuleCode,
  rules,
  type Violation,
} from "@/lib/listing-text/rules/rule-table";
import type { Check, Fix } from "@/lib/listing-text/score/check";
import { gradeOf, scoreMeaning } from "@/lib/listing-text/score/grade";
import { formatAsOf } from "@/lib/time/format-day";

const codes = Object.keys(rules) as RuleCode[];
/**
 * "Refused" is only for rules in Etsy's API contract, help pages or error
 * messages.
 */
const marks = {
  contract: "Refused",
  secondary: "Refused",
  inferred: "Doubtful",
} as const;

type FindingsProps = {
  fields: ListingField[];
  violations: Violation[];
  /** Fixes all violations; null if they can't be fixed. */
  repair: Fix | null;
  onFix: ((fix: Fix) => void) | undefined;
};

/** The rules that are broken, and folded the ones that are met. */
export function Findings({ fields, violations, repair, onFix }: FindingsProps) {
  const broken = new Set(violations.map(({ code }) => code));
  const kept = codes.filter(
    (code) => fields.includes(rules[code].field) && !broken.has(code),
  );
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
            rule={code}
            onFix={onFix}
          />
        ))}
      </ul>
      {repair && <FixButton fix={repair} onFix={onFix} />}
      <Disclosure
        className="mt-4 border-t"
        summary={
          kept.length === 1
            ? "1 of Etsy's rules met"
            : `${kept.length} of Etsy's rules met`
        }
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

function verdictOf(refused: number) {
  if (refused === 0) return "Nothing here that Etsy would refuse.";
  return refused === 1
    ? "Etsy would refuse this for one reason."
    : `Etsy would refuse this for ${refused} reasons.`;
}

function Verdict({ violations }: { violations: Violation[] }) {
  const refused = violations.filter(
    ({ code }) => rules[code].basis !== "inferred",
  ).length;
  return (
    <p
      role="status"
      className={`font-serif text-xl ${refused ? "text-destructive" : "text-success"}`}
    >
      {verdictOf(refused)}
    </p>
  );
}

const tones = {
  Refused: "text-destructive",
  Doubtful: "text-destructive",
  Better: "text-warning",
};

type FindingProps = {
  mark: keyof typeof tones;
  message: string;
  source: { url: string; checkedOn: string | null };
  /** Where it is one of the published rules. */
  rule?: RuleCode;
  fix?: Fix | undefined;
  onFix: ((fix: Fix) => void) | undefined;
};

/** One finding with its severity, source and fix. */
function Finding({ mark, message, source, rule, fix, onFix }: FindingProps) {
  return (
    <li className="grid gap-x-3 sm:grid-cols-[5.5rem_1fr]">
      <span className={`font-semibold text-sm leading-7 ${tones[mark]}`}>
        {mark}
      </span>
      <div className="min-w-0 break-words">
        {message} <SourceLink {...source} />
        {rule && <RuleLink rule={rule} />}
        {fix && <FixButton fix={fix} onFix={onFix} />}
      </div>
    </li>
  );
}

function FixButton({
  fix,
  onFix,
}: {
  fix: Fix;
  onFix: ((fix: Fix) => void) | undefined;
}) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-1.5 mb-1 flex"
      disabled={!onFix}
      onClick={onFix && (() => onFix(fix))}
    >
      {fix.label}
    </Button>
  );
}

const linkStyle =
  "whitespace-nowrap text-primary text-sm underline underline-offset-4 hover:text-primary-hover";

/** To its limit and its examples. */
const RuleLink = ({ rule }: { rule: RuleCode }) => (
  <a
    href={`/etsy-listing-rules#${rule}`}
    aria-label={`Rule: ${rules[rule].statement}`}
    className={`ml-2 ${linkStyle}`}
  >
    Rule
  </a>
);

function SourceLink({
  url,
  checkedOn,
}: {
  url: string;
  checkedOn: string | null;
}) {
  return (
    <a href={url} rel="noreferrer" className={linkStyle}>
      {checkedOn ? `Source, ${formatAsOf(checkedOn)}` : "Source"}
    </a>
  );
}

/** What only the seller can settle. Etsy's own rules stand above. */
const openMarks: Partial<Record<Open["code"], string>> = {
  item_unnamed: "Unnamed",
  claim_unconfirmed: "Claim",
  brand_unconfirmed: "Name",
  blank_open: "Blank",
  text_thin: "Thin",
  offsite_selling: "Off-site",
  invented_praise: "Praise",
  health_claim: "Health",
};

/** What keeps a listing from being published, though Etsy would take it. */
export function OpenPoints({ points }: { points: Open[] }) {
  const shown = points.flatMap((point) => {
    const mark = openMarks[point.code];
    return mark ? [{ ...point, mark }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div>
      <p className="font-serif text-warning text-xl">
        {shown.length === 1 ? "1 thing" : `${shown.length} things`} to settle
        before you publish
      </p>
      <ul className="mt-3 space-y-2.5">
        {shown.map(({ code, field, message, mark }) => (
          <li
            key={`${code} ${field} ${message}`}
            className="grid gap-x-3 sm:grid-cols-[5.5rem_1fr]"
          >
            <span className="font-semibold text-warning text-sm leading-7">
              {mark}
            </span>
            <div className="min-w-0 break-words">{message}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type AdviceProps = {
  checks: Check[];
  /** 0–100 for a whole listing, null for a part of one. */
  total: number | null;
  onFix: ((fix: Fix) => void) | undefined;
};

/** What Etsy's guidance advises beyond its rules. */
export function Advice({ checks, total, onFix }: AdviceProps) {
  const open = checks.filter(({ points, max }) => points < max);
  const isFirstToOffer = (check: Check) =>
    open.find(({ fix }) => fix?.label === check.fix?.label) === check;
  return (
    <div>
      <p className="font-serif text-xl">
        {open.length
          ? "What the guidance advises"
          : "The guidance is followed."}
      </p>
      {total !== null && <Score total={total} />}
      {open.length > 0 && (
        <ul className="mt-3 space-y-2.5">
          {open.map((check) => (
            <Finding
              key={check.id}
              mark="Better"
              message={check.message}
              source={{ url: check.source, checkedOn: check.checkedOn }}
              fix={isFirstToOffer(check) ? check.fix : undefined}
              onFix={onFix}
            />
          ))}
        </ul>
      )}
      <p className="mt-4 text-muted-foreground text-sm">{scoreMeaning}</p>
    </div>
  );
}

function Score({ total }: { total: number }) {
  const grade = gradeOf(total);
  return (
    <Ruler
      label="Score"
      value={total}
      max={100}
      unit="points"
      text={`${total} of 100, ${grade}`}
      variant={total >= 75 ? "success" : "warning"}
      isCaptioned
      className="mt-3"
    />
  );
}
