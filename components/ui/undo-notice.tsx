import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { takeFocus } from "@/components/ui/take-focus";

type UndoNoticeProps = {
  /** What was done. */
  children: React.ReactNode;
  /** Null where nothing can be undone. */
  onUndo: (() => void) | null;
  onDismiss: () => void;
  /** Where the button that undoes takes the focus: what it undoes. */
  focusKey?: string;
};

/** What was done last, at the bottom of the window, with the way back. */
export function UndoNotice({
  children,
  onUndo,
  onDismiss,
  focusKey,
}: UndoNoticeProps) {
  return (
    <div
      data-slot="undo-notice"
      className="fixed inset-x-3 bottom-[calc(var(--bar)+max(0.75rem,env(safe-area-inset-bottom)))] z-40 mx-auto flex max-w-lg items-center gap-2 rounded-lg border border-input bg-foreground py-1.5 pr-1.5 pl-4 text-background shadow-lg"
    >
      {children}
      {onUndo && (
        <button
          // Another one takes the focus again.
          key={focusKey}
          ref={focusKey === undefined ? undefined : takeFocus}
          type="button"
          className="min-h-11 cursor-pointer rounded-md px-4 font-semibold underline underline-offset-4"
          onClick={onUndo}
        >
          Undo
        </button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss"
        className="text-background hover:text-foreground focus-visible:outline-background"
        onClick={onDismiss}
      >
        <X className="size-5" />
      </Button>
    </div>
  );
}
