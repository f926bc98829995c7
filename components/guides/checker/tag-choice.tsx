import { tagLimit, tagSlots } from "@/lib/listing-text/fields/limits";
import {
  type TagCandidate,
  tagFacets,
} from "@/lib/listing-text/fields/read-answer-values";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { overlapOf } from "@/lib/listing-text/score/candidate-tags";

const facetNames: Record<TagCandidate["facet"], string> = {
  what: "What it is",
  style: "Style",
  material: "Material",
  technique: "How it is made",
  color: "Color",
  occasion: "Occasion",
  recipient: "For whom",
  use: "Use",
  place: "Where",
};

type TagChoiceProps = {
  candidates: readonly TagCandidate[];
  chosen: string[];
  /** Absent in the prerendered page. */
  onPick: ((picked: string[]) => void) | undefined;
};

/** The candidates by what they are about, each to be put in or taken out. */
export function TagChoice({ candidates, chosen, onPick }: TagChoiceProps) {
  const isFull = chosen.length >= tagSlots;
  return (
    <div className="space-y-5">
      <p className="text-muted-foreground text-sm">
        {isFull
          ? "All 13 slots are used: take a tag out to put another in."
          : "Press a tag to put it in or to take it out."}
      </p>
      {tagFacets.map((facet) => {
        const own = candidates.filter((one) => one.facet === facet);
        if (own.length === 0) return null;
        return (
          <fieldset key={facet}>
            <legend className="mb-2 font-semibold">{facetNames[facet]}</legend>
            <ul className="grid gap-2 sm:grid-cols-2">
              {own.map(({ tag }) => (
                <li key={tag}>
                  <TagToggle tag={tag} chosen={chosen} onPick={onPick} />
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
    </div>
  );
}

/** What the tag has in common with those that are chosen. */
function describeOverlap(tag: string, chosen: readonly string[]): string {
  const { fresh, shared } = overlapOf(tag, chosen);
  if (shared.length === 0) return "shares no word";
  if (fresh.length === 0) return "every word is in another tag";
  return `shares ${shared.map(({ word, count }) => `“${word}” with ${count}`).join(", ")}`;
}

type TagToggleProps = Omit<TagChoiceProps, "candidates"> & { tag: string };

function TagToggle({ tag, chosen, onPick }: TagToggleProps) {
  const isChosen = chosen.includes(tag);
  const isLocked = !isChosen && chosen.length >= tagSlots;
  const toggle = () =>
    onPick?.(
      isChosen ? chosen.filter((other) => other !== tag) : [...chosen, tag],
    );
  const overlap = describeOverlap(tag, chosen);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isLocked || undefined}
      disabled={!onPick}
      onClick={onPick && !isLocked ? toggle : undefined}
      className="grid min-h-11 w-full cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline rounded-md border border-input bg-background px-3 py-2 text-left text-base hover:bg-accent aria-disabled:cursor-not-allowed aria-pressed:border-primary aria-pressed:bg-accent"
    >
      <span aria-hidden="true" className="font-semibold text-primary">
        {isChosen ? "✓" : "+"}
      </span>
      <span className={isChosen ? "font-semibold" : ""}>{tag}</span>
      <span className="text-muted-foreground text-sm tabular-nums">
        {`${lengthOf(tag)}/${tagLimit}`}
      </span>
      <span className="col-span-2 col-start-2 text-muted-foreground text-sm">
        <span key={overlap}>{overlap}</span>
      </span>
    </button>
  );
}
