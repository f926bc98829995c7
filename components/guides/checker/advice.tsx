import { Finding } from "@/components/guides/checker/finding";
import { Ruler } from "@/components/ui/ruler";
import { gradeOf, scoreMeaning } from "@/lib/listings/score";
import type { Check, Fix } from "@/lib/listings/score/check";

type AdviceProps = {
  checks: Check[];
  /** Of a whole listing: 0–100. Null where only a part is there to be rated. */
  total: number | null;
  onFix: ((fix: Fix) => void) | undefined;
};

/** What Etsy's guidance advises beyond its rules. */
export function Advice({ checks, total, onFix }: AdviceProps) {
  const open = checks.filter(({ points, max }) => points < max);
  const isFirstToOffer = (check: Check) => open.find(({ fix }) => fix?.label === check.fix?.label) === check;
  return (
    <div>
      <p className="font-serif text-xl">{open.length ? "What the guidance advises" : "The guidance is followed."}</p>
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
      <p className="mt-4 text-muted text-sm">{scoreMeaning}</p>
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
      tone={total >= 75 ? "moss" : "amber"}
      isCaptioned
      className="mt-3"
    />
  );
}
