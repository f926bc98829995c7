import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { giveFocus } from "@/components/ui/take-focus";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { Area, Check, Fix } from "@/lib/listing-text/score/check";
import { gradeOf } from "@/lib/listing-text/score/grade";
import { scoreListing } from "@/lib/listing-text/score/score";

const areas: Record<Area, string> = {
  title: "Title",
  tags: "Tags",
  description: "Description",
  attributes: "Attributes and materials",
  altText: "Alt text",
  trust: "Trust",
};

type ScoreReasonsProps = {
  listing: ListingAnswer;
  onRevise: (change: Partial<GeneratedListing>) => void;
};

/**
 * Why the score is what it is, with what could be better first. Each reason
 * links to its source.
 */
export function ScoreReasons({ listing, onRevise }: ScoreReasonsProps) {
  const id = useId();
  const { total, earned, checks, repair } = scoreListing(listing, listing);
  const better = checks.filter(({ points, max }) => points < max);
  const well = checks.filter(({ points, max }) => points >= max);
  function handleFix({ patch }: Fix) {
    onRevise(patch);
    // The fix removes its own button, which has the focus.
    giveFocus(id);
  }
  return (
    <div id={id} tabIndex={-1} className="space-y-4 text-sm outline-none">
      <p className="text-muted-foreground">
        {gradeOf(total).replace(/^./u, (letter) => letter.toUpperCase())}.{" "}
        <span>
          {total < earned &&
            `The text earns ${earned}; what is open holds it at ${total}.`}
        </span>{" "}
        Fixes change the text on this page.
      </p>
      {repair && <FixButton fix={repair} onFix={handleFix} />}
      {better.length > 0 && (
        <div>
          <h4 className="font-semibold text-foreground">Could be better</h4>
          <ReasonList checks={better} onFix={handleFix} />
        </div>
      )}
      <Disclosure
        summary={`Done well: ${well.length} of ${checks.length}`}
        className="border-t"
      >
        <ReasonList checks={well} onFix={handleFix} />
      </Disclosure>
    </div>
  );
}

type ReasonListProps = { checks: Check[]; onFix: (fix: Fix) => void };

function ReasonList({ checks, onFix }: ReasonListProps) {
  return (
    <ul className="mt-1 space-y-3">
      {checks.map(
        ({ id, area, message, points, max, source, checkedOn, fix }) => (
          <li key={id}>
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{areas[area]}</span>
              <span className="text-muted-foreground tabular-nums">
                {max > 0 ? `${points} of ${max}` : `−${-points}`}
              </span>
            </span>
            {message}{" "}
            <a
              href={source}
              className="whitespace-nowrap text-primary underline"
              rel="noreferrer"
            >
              {checkedOn ? `Source, ${checkedOn}` : "Source"}
            </a>
            {fix && <FixButton fix={fix} onFix={onFix} />}
          </li>
        ),
      )}
    </ul>
  );
}

function FixButton({ fix, onFix }: { fix: Fix; onFix: (fix: Fix) => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-1.5 block"
      onClick={() => onFix(fix)}
    >
      {fix.label}
    </Button>
  );
}
