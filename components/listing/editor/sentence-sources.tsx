import type { Editor } from "@/components/listing/editor/use-editor";
import { Disclosure } from "@/components/ui/disclosure";
import { countBySource, sources } from "@/lib/listing-text/check/sources";
import { fields } from "@/lib/listing-text/fields/fields";
import type { Sentence } from "@/lib/listing-text/fields/schema";

const counted = (count: number): string =>
  count === 1 ? "1 sentence" : `${count} sentences`;

/** What each sentence of the description rests on, as far as it can be told. */
export function SentenceSources({
  editor: { sentences, isInOtherLanguage },
}: {
  editor: Editor;
}) {
  if (sentences.length === 0) return null;
  const ofDescription = sentences.filter(
    ({ field }) => field === "description",
  );
  return (
    <div className="mt-4">
      <h4 className="font-semibold">Where the description comes from</h4>
      {isInOtherLanguage && (
        <p className="mt-1 text-muted-foreground text-sm">
          The description is in a different language from what you typed, so
          fewer of its sentences can be compared with it.
        </p>
      )}
      <ul className="mt-1 text-sm">
        {countBySource(ofDescription).map(({ support, label, count }) => (
          <li key={support} className="flex justify-between gap-x-3">
            <span className="inline-block text-muted-foreground first-letter:uppercase">
              {label}
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {counted(count)}
            </span>
          </li>
        ))}
      </ul>
      <Disclosure summary="Sentence by sentence">
        <ul className="space-y-2 text-sm">
          {sentences.map((sentence) => (
            <li key={`${sentence.field} ${sentence.key} ${sentence.start}`}>
              <p className="break-words">
                {sentence.field === "description"
                  ? sentence.text
                  : `${fields[sentence.field].label}: ${sentence.text}`}
              </p>
              <Source sentence={sentence} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

const colors = {
  checked: "text-success",
  general: "text-muted-foreground",
  confirmed: "text-success",
  open: "font-semibold text-warning",
  unchecked: "text-muted-foreground",
} as const;

function Source({
  sentence: { support, supportedBy, reason },
}: {
  sentence: Sentence;
}) {
  const { group, label } = sources[support];
  const more = supportedBy.length > 0 ? supportedBy.join("; ") : reason;
  return (
    <p className={`break-words first-letter:uppercase ${colors[group]}`}>
      {more ? `${label}: ${more}` : label}
    </p>
  );
}
