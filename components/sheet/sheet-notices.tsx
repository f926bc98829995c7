import { countOf } from "@/components/sheet/count-of";
import type { SheetStore } from "@/components/sheet/sheet-store";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/store";
import { UndoNotice } from "@/components/ui/undo-notice";
import type { LastSheetEdit, SheetKind } from "@/lib/listings/sheet/schema";

const doneNames: Record<SheetKind, string> = {
  claims: "Claims settled",
  blanks: "Blanks filled",
  tags: "Tags changed",
  materials: "Materials changed",
  attributes: "Attributes changed",
};

const messageOf = ({ kind, count }: LastSheetEdit) =>
  `${doneNames[kind]} in ${countOf(count, "listing")}.`;

/** What became of the last press: what was not saved, and the way back. */
export function SheetNotices({ store }: { store: SheetStore }) {
  const { progress, notSaved, cutOff, last } = useStore(store);
  return (
    <>
      <p role="status" className="sr-only">
        {progress
          ? `Saving ${progress.done} of ${countOf(progress.of, "listing")}.`
          : last
            ? messageOf(last)
            : ""}
      </p>
      {cutOff && (
        <Alert
          variant="destructive"
          title={`${countOf(cutOff.sent.changes.length, "listing")} not saved yet`}
        >
          <p>{cutOff.message} Nothing that you typed is lost.</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            disabled={progress !== null}
            onClick={store.sendAgain}
          >
            Try again
          </Button>
        </Alert>
      )}
      {notSaved.length > 0 && (
        <Alert
          variant="warning"
          title={`Not changed: ${countOf(notSaved.length, "listing")}`}
        >
          <ul className="mt-1 max-h-60 space-y-1 overflow-y-auto text-sm">
            {notSaved.map(({ id, name, message }) => (
              <li key={id} className="break-words">
                {name && <span className="font-semibold">{name}: </span>}
                <span>{message}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm">
            What you typed is kept. Look at it, and save again.
          </p>
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3"
            onClick={store.dismissNotSaved}
          >
            Dismiss
          </Button>
        </Alert>
      )}
      {(last || progress) && (
        <div data-slot="last-edit">
          <UndoNotice
            onUndo={last && !progress ? store.undo : null}
            onDismiss={store.dismissUndo}
          >
            <p aria-hidden="true" className="min-w-0 flex-1 py-2">
              {progress
                ? `Saving ${progress.done} of ${progress.of}…`
                : last && messageOf(last)}
            </p>
          </UndoNotice>
        </div>
      )}
    </>
  );
}
