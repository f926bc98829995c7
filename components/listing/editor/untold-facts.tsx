import type { Editor } from "@/components/listing/editor/use-editor";
import { Button } from "@/components/ui/button";
import {
  stillUntold,
  toldText,
  untoldKey,
} from "@/lib/listing-text/check/untold";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { addDetail } from "@/lib/listings/edit/add-detail";

type UntoldFactsProps = {
  listing: Pick<ListingAnswer, "untold" | "snippets" | "language">;
  editor: Editor;
  /** Called before a press settles what it stands beside. */
  onSettle: () => void;
};

/** What the seller told and the text doesn't say. It holds nothing back. */
export function UntoldFacts({ listing, editor, onSettle }: UntoldFactsProps) {
  const untold = stillUntold(listing.untold, editor.tidy, editor.leftOut);
  if (untold.length === 0) return null;
  return (
    <ul
      aria-label="Facts that are not in the text"
      className="mt-2 max-w-prose divide-y divide-border text-sm"
    >
      {untold.map((one) => {
        const text = toldText(one);
        return (
          <li
            key={untoldKey(one)}
            className="flex flex-wrap items-center justify-between gap-x-4 py-1"
          >
            <p className="min-w-0 flex-1 basis-64 break-words">
              You told us: <span className="font-semibold">“{text}”</span>
            </p>
            <p className="-mx-3 flex flex-wrap">
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Add it: ${text}`}
                onClick={() => {
                  onSettle();
                  const { description } = editor.tidy;
                  editor.edit({
                    description: addDetail(description, text, listing),
                  });
                }}
              >
                Add it
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Leave it out: ${text}`}
                onClick={() => {
                  onSettle();
                  editor.toggleLeftOut(untoldKey(one));
                }}
              >
                Leave it out
              </Button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
