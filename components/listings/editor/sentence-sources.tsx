import type { Editor } from "@/components/listings/editor/use-editor";
import { Disclosure } from "@/components/ui/disclosure";
import type { Support } from "@/lib/listings/schema";
import type { PlacedSentence } from "@/lib/listings/support/place-sentences";

const counted = (count: number): string =>
  count === 1 ? "1 sentence" : `${count} sentences`;

/** What each sentence of the description rests on, as far as it can be told. */
export function SentenceSources({ editor: { sentences } }: { editor: Editor }) {
  if (sentences.length === 0) return null;
  const groups = countBySource(sentences.map(sourceOf));
  return (
    <div className="mt-4">
      <h4 className="font-semibold">Where the description comes from</h4>
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

/** What a sentence rests on, in the order of the list. */
const labels = {
  seller: "From what you typed",
  photo: "From the photo",
  shop: "From your shop",
  snippet: "Your shop's snippets",
  general: "General knowledge",
  wording: "Wording",
  confirmed: "Confirmed by you",
  none: "No fact supports",
  unchecked: "Not reviewed",
} satisfies Record<Support, string>;
type Label = (typeof labels)[Support];

const sourceOf = ({ support }: PlacedSentence): Label => labels[support];

/** Each source that there is; the counts add up to all sentences. */
const countBySource = (sources: readonly Label[]) =>
  Object.values(labels)
    .map((label) => ({
      label,
      count: sources.filter((source) => source === label).length,
    }))
    .filter(({ count }) => count > 0);
