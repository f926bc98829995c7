import { OpenPoints } from "@/components/guides/checker/findings";
import { TagChoice } from "@/components/guides/checker/tag-choice";
import { Button } from "@/components/ui/button";
import { FieldLabel } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Ruler } from "@/components/ui/ruler";
import { tagFactLabels } from "@/lib/content/tools/tag-facts";
import { findOpen } from "@/lib/listing-text/check/readiness";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { tagSlots } from "@/lib/listing-text/fields/limits";
import { rootsOf } from "@/lib/listing-text/lexicon/roots";
import {
  bestTags,
  candidateTags,
  type TagFactName,
  type TagFacts,
  tagFactNames,
} from "@/lib/listing-text/score/candidate-tags";

type TagGeneratorViewProps = {
  id: string;
  facts: TagFacts;
  /** Chosen by hand; null while the best are. */
  picked: string[] | null;
  /**
   * Without these it can only be read: that is how it is prerendered, before
   * its script has loaded.
   */
  onFact?: (name: TagFactName, value: string) => void;
  onPick?: (picked: string[] | null) => void;
  /** The button that copies these tags. */
  copy: (tags: string[]) => React.ReactNode;
};

/** Facts, the tags that they make, and the thirteen that are chosen. */
export function TagGeneratorView({
  id,
  facts,
  picked,
  onFact,
  onPick,
  copy,
}: TagGeneratorViewProps) {
  const candidates = candidateTags(facts);
  const known = new Set(candidates.map(({ tag }) => tag));
  const chosen =
    picked?.filter((tag) => known.has(tag)) ?? bestTags(facts, candidates);
  return (
    <div className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <FactFields id={id} facts={facts} onFact={onFact} />
      {candidates.length === 0 ? (
        <p role="status" className="text-muted-foreground">
          Say what the piece is, and its tags appear here.
        </p>
      ) : (
        <div className="min-w-0 space-y-6">
          <Chosen facts={facts} chosen={chosen} onPick={onPick}>
            {copy(chosen)}
          </Chosen>
          <TagChoice candidates={candidates} chosen={chosen} onPick={onPick} />
        </div>
      )}
    </div>
  );
}

type FactFieldsProps = Pick<TagGeneratorViewProps, "id" | "facts"> & {
  onFact: TagGeneratorViewProps["onFact"] | undefined;
};

function FactFields({ id, facts, onFact }: FactFieldsProps) {
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <p
        id={`${id}-hint`}
        className="text-muted-foreground text-sm sm:col-span-2 lg:col-span-1"
      >
        Only what is true. Leave empty what you don't know; put commas between
        several.
      </p>
      {tagFactNames.map((name) => (
        <div key={name} className="space-y-1.5">
          <FieldLabel htmlFor={`${id}-${name}`}>
            {tagFactLabels[name]}
          </FieldLabel>
          <Input
            id={`${id}-${name}`}
            aria-describedby={`${id}-hint`}
            value={facts[name]}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            {...(onFact
              ? { onChange: ({ target }) => onFact(name, target.value) }
              : { readOnly: true })}
          />
        </div>
      ))}
    </div>
  );
}

/** How much the chosen tags repeat one another. */
function describeWords(tags: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const tag of tags)
    for (const word of new Set(rootsOf(tag)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const words = `${counts.size} different words.`;
  return most && most[1] > 1
    ? `${words} “${most[0]}” is in ${most[1]} of the tags.`
    : words;
}

type ChosenProps = Pick<TagGeneratorViewProps, "facts"> & {
  chosen: string[];
  onPick: TagGeneratorViewProps["onPick"] | undefined;
  children: React.ReactNode;
};

function Chosen({ facts, chosen, onPick, children }: ChosenProps) {
  const open = findOpen(
    { ...emptyListing, tags: chosen },
    { sellerText: Object.values(facts).join("\n"), isOwnWord: true },
  ).filter(({ field }) => field === "tags");
  const status = `${chosen.length} of ${tagSlots} tags chosen, ${describeWords(chosen)}`;
  return (
    <div className="space-y-4">
      <Ruler
        label="Chosen tags"
        value={chosen.length}
        max={tagSlots}
        unit="slots used"
        variant={chosen.length < tagSlots ? "warning" : "success"}
        isCaptioned
      />
      <p role="status">
        <span key={status}>{status}</span>
      </p>
      <p className="break-words rounded-md bg-background p-3">
        <span key={chosen.join()}>{chosen.join(", ") || "None yet."}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {chosen.length > 0 && children}
        <Button
          variant="secondary"
          size="sm"
          disabled={!onPick}
          onClick={onPick && (() => onPick(null))}
        >
          Choose for me
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={!onPick}
          onClick={onPick && (() => onPick([]))}
        >
          Take all out
        </Button>
      </div>
      <OpenPoints points={open} />
    </div>
  );
}
