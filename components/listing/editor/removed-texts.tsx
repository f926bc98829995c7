import type { Editor } from "@/components/listing/editor/use-editor";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { hasText } from "@/lib/listing-text/check/field-texts";
import { keysOfSentences } from "@/lib/listing-text/check/place-sentences";
import { toldText, untoldKey } from "@/lib/listing-text/check/untold";
import { fields } from "@/lib/listing-text/fields/fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";
import { addDetail } from "@/lib/listings/edit/add-detail";
import { putBack } from "@/lib/listings/edit/put-back";

type RemovedTextsProps = {
  listing: ListingAnswer;
  editor: Editor;
  /** Called before a press settles what it stands beside. */
  onSettle: () => void;
};

/**
 * What was taken out of the text, and what the seller left out of it, each with
 * a way back.
 */
export function RemovedTexts({ listing, editor, onSettle }: RemovedTextsProps) {
  const rows = [
    ...removedRows(listing, editor),
    ...leftOutRows(listing, editor),
  ];
  if (rows.length === 0) return null;
  return (
    <Disclosure
      summary={`Left out: ${rows.length}`}
      className="text-sm last:border-0"
    >
      <ul className="divide-y divide-border">
        {rows.map(({ text, reason, label, onReturn }) => (
          <li
            key={`${reason} ${text}`}
            className="flex flex-wrap items-center justify-between gap-x-4 py-1"
          >
            <p className="min-w-0 flex-1 basis-64 break-words py-1">
              <span className="text-foreground">{text}</span>
              <span className="block">{reason}</span>
            </p>
            {onReturn ? (
              <Button
                variant="ghost"
                size="sm"
                className="-mx-3"
                aria-label={`${label}: ${text}`}
                onClick={() => {
                  onSettle();
                  onReturn();
                }}
              >
                {label}
              </Button>
            ) : (
              <span>No room for it</span>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type Row = {
  /** Of a field other than the description with its name. */
  text: string;
  reason: string;
  label: string;
  /** Absent while there is no room for it. */
  onReturn?: () => void;
};

/** What is put back counts as the seller's word. */
const removedRows = (listing: ListingAnswer, editor: Editor): Row[] =>
  listing.removed
    .filter((one) => !hasText(editor.tidy, one))
    .map(({ field, text, reason }) => {
      const patch = putBack(editor.tidy, { field, text }, listing);
      const keys = [sentenceKey(text), ...keysOfSentences([text])];
      return {
        text:
          field === "description" ? text : `${fields[field].label}: ${text}`,
        reason,
        label: "Put it back",
        ...(patch && { onReturn: () => editor.edit(patch, keys) }),
      };
    });

const leftOutRows = (listing: ListingAnswer, editor: Editor): Row[] =>
  listing.untold
    .filter((one) => editor.leftOut.includes(untoldKey(one)))
    .map((one) => ({
      text: toldText(one),
      reason: "You told us, and left it out.",
      label: "Add it",
      onReturn: () => {
        const { description } = editor.tidy;
        editor.edit({
          description: addDetail(description, toldText(one), listing),
        });
      },
    }))
    .filter(
      ({ text }) => !hasText(editor.tidy, { field: "description", text }),
    );
