import type { Editor } from "@/components/listing/editor/use-editor";
import { useKeptFocus } from "@/components/listing/editor/use-kept-focus";
import { Button } from "@/components/ui/button";
import { removeTexts } from "@/lib/listing-text/check/field-texts";
import { sources } from "@/lib/listing-text/check/sources";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import type { Sentence } from "@/lib/listing-text/fields/schema";

type MarkedTextProps = {
  sentence: Pick<Sentence, "text" | "reason">;
  /** Absent where a listing can't be without the text. */
  onRemove?: () => void;
  onConfirm: () => void;
};

/** A text that no fact supports, with the reason, and what settles it. */
export function MarkedText({
  sentence: { text, reason },
  onRemove,
  onConfirm,
}: MarkedTextProps) {
  return (
    <>
      <mark className="bg-warning-muted text-foreground underline decoration-2 decoration-warning decoration-dotted underline-offset-4 print:bg-transparent print:no-underline">
        <span className="sr-only">No fact supports: </span>
        {text}
      </mark>
      <span className="flex flex-wrap items-center gap-x-1 text-sm print:hidden">
        <span className="mr-2 font-semibold text-warning first-letter:uppercase max-sm:w-full max-sm:pt-1">
          {reason || sources.none.label}
        </span>
        <span className="-ml-3 flex flex-wrap">
          {onRemove && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove: ${text}`}
              onClick={onRemove}
            >
              Remove
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={`It is true: ${text}`}
            onClick={onConfirm}
          >
            It is true
          </Button>
        </span>
      </span>
    </>
  );
}

type MarkedTextsProps = { field: ListingField; editor: Editor };

/** What is marked in a field other than the description. */
export function MarkedTexts({ field, editor }: MarkedTextsProps) {
  const marked = editor.unsupported.filter((one) => one.field === field);
  const { container, keepFocus } = useKeptFocus<HTMLUListElement>();
  return (
    <ul
      ref={container}
      aria-label={`${fields[field].label}: no fact supports`}
      className="mt-2 space-y-1 empty:hidden print:hidden"
    >
      {marked.map((sentence) => {
        const patch = removeTexts(editor.tidy, field, [sentence.text]);
        return (
          <li key={sentence.key} className="break-words">
            <MarkedText
              sentence={sentence}
              {...(patch && {
                onRemove: () => {
                  keepFocus();
                  editor.edit(patch);
                },
              })}
              onConfirm={() => {
                keepFocus();
                editor.toggleConfirmed(sentence.key);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
