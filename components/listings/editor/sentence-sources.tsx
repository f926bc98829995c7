import type { Editor } from "@/components/listings/editor/use-editor";
import { Disclosure } from "@/components/ui/disclosure";
import type { PlacedSentence } from "@/lib/listings/grounding";

const counted = (count: number): string =>
  count === 1 ? "1 sentence" : `${count} sentences`;

/** What each sentence of the description rests on, as far as it can be told. */
export function SentenceSources({
  editor: { sentences, confirmed, isInOtherLanguage },
}: {
  editor: Editor;
}) {
  if (sentences.length === 0) return null;
  const sourceOf = sourceFinder(confirmed, isInOtherLanguage);
  const groups = countBySource(sentences.map(sourceOf));
  return (
    <div className="mt-4">
      <h4 className="font-semibold">Where the description comes from</h4>
      {isInOtherLanguage && (
        <p className="mt-1 text-muted-foreground text-sm">
          The description is in another language than what you typed, so most of
          its sentences can't be compared with it.
        </p>
      )}
      <ul className="mt-1 text-sm">
        {groups.map(({ label, count }) => (
          <li key={label} className="flex justify-between gap-x-3">
            <span className="text-muted-foreground">{label}</span>
            <span className="whitespace-nowrap tabular-nums">
              {counted(count)}
            </span>
          </li>
        ))}
      </ul>
      <Disclosure summary="Sentence by sentence">
        <ul className="space-y-2 text-sm">
          {sentences.map((sentence) => (
            <li key={`${sentence.key} ${sentence.start}`}>
              <p className="break-words">{sentence.text}</p>
              <p
                className={`break-words ${sentence.support === "none" ? "font-semibold text-amber" : "text-moss"}`}
              >
                {sourceOf(sentence)}
                <span>
                  {sentence.supportedBy.length > 0 &&
                    `: ${sentence.supportedBy.join("; ")}`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

const labels = [
  "From what you typed",
  "From the photo",
  "Your own sentences",
  "Confirmed by you",
  "Your shop's snippets",
  "No fact supports",
  "Not compared",
] as const;
type Label = (typeof labels)[number];

const sourceFinder =
  (confirmed: readonly string[], isInOtherLanguage: boolean) =>
  ({ support, supportedBy, key }: PlacedSentence): Label => {
    if (support === "snippet") return "Your shop's snippets";
    if (support === "photo") return "From the photo";
    if (support === "none")
      return isInOtherLanguage ? "Not compared" : "No fact supports";
    if (supportedBy.length > 0) return "From what you typed";
    return confirmed.includes(key) ? "Confirmed by you" : "Your own sentences";
  };

/** Each source that there is; the counts add up to all sentences. */
const countBySource = (sources: readonly Label[]) =>
  labels
    .map((label) => ({
      label,
      count: sources.filter((source) => source === label).length,
    }))
    .filter(({ count }) => count > 0);
