import { Button } from "@/components/ui/button";
import { formatAsOf } from "@/lib/content/dates";
import type { Fix } from "@/lib/listings/score/check";

const tones = { Refused: "text-brick", Doubtful: "text-brick", Better: "text-amber" };

type FindingProps = {
  mark: keyof typeof tones;
  message: string;
  source: { url: string; checkedOn: string | null };
  fix?: Fix | undefined;
  onFix: ((fix: Fix) => void) | undefined;
};

/** A mark in words, a sentence, where it comes from, and the click that mends it. */
export function Finding({ mark, message, source, fix, onFix }: FindingProps) {
  return (
    <li className="grid gap-x-3 sm:grid-cols-[5.5rem_1fr]">
      <span className={`font-semibold text-sm leading-7 ${tones[mark]}`}>{mark}</span>
      <div className="min-w-0 break-words">
        {message} <SourceLink {...source} />
        {fix && <FixButton fix={fix} onFix={onFix} />}
      </div>
    </li>
  );
}

export function FixButton({ fix, onFix }: { fix: Fix; onFix: ((fix: Fix) => void) | undefined }) {
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

export function SourceLink({ url, checkedOn }: { url: string; checkedOn: string | null }) {
  return (
    <a
      href={url}
      rel="noreferrer"
      className="whitespace-nowrap text-clay text-sm underline underline-offset-4 hover:text-clay-deep"
    >
      Source{checkedOn && `, ${formatAsOf(checkedOn)}`}
    </a>
  );
}
