import { Result } from "@/components/guides/checker/result";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { type CheckerMode, checkerModes } from "@/lib/content/blocks";
import type { Fix } from "@/lib/listing-text/score/check";

const modes: Record<
  CheckerMode,
  { choice: string; label: string; rows: number }
> = {
  title: { choice: "Title", label: "A title", rows: 3 },
  tags: {
    choice: "Tags",
    label: "Tags, separated by commas or one per line",
    rows: 4,
  },
  altText: { choice: "Alt text", label: "The alt text of a photo", rows: 4 },
  listing: {
    choice: "Whole listing",
    label: "A whole listing, or the text of its page on Etsy",
    rows: 12,
  },
};

type CheckerViewProps = {
  id: string;
  mode: CheckerMode;
  text: string;
  /**
   * Without these it can only be read: that is how it is prerendered, before
   * its script has loaded.
   */
  onMode?: (mode: CheckerMode) => void;
  onText?: (text: string) => void;
  onFix?: (fix: Fix) => void;
  /** Present after a fix: the text as it was. */
  undo?: { text: string; onUndo: () => void } | undefined;
  /** On a page of its own: nothing else to choose, and room for more. */
  isTool?: boolean;
  /** Offers to read a file in place of typing. */
  file?: React.ReactNode;
};

/** The click that made a fix may have taken its own button away. */
const takeFocus = (button: HTMLButtonElement | null) =>
  button?.focus({ preventScroll: true });

export function CheckerView({
  id,
  mode,
  text,
  onMode,
  onText,
  onFix,
  undo,
  isTool = false,
  file,
}: CheckerViewProps) {
  const { label, rows } = modes[mode];
  return (
    <div className="grid gap-5">
      {!isTool && <ModeChoice mode={mode} onMode={onMode} />}
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {label}
        </label>
        <Textarea
          id={id}
          rows={rows}
          value={text}
          spellCheck={false}
          autoComplete="off"
          {...(onText
            ? { onChange: (event) => onText(event.target.value) }
            : { readOnly: true })}
        />
        {file}
        {undo && (
          <Button
            key={undo.text}
            ref={takeFocus}
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => {
              undo.onUndo();
              document.getElementById(id)?.focus({ preventScroll: true });
            }}
          >
            Undo the change
          </Button>
        )}
      </div>
      <Result mode={mode} text={text} onFix={onFix} isTool={isTool} />
    </div>
  );
}

type ModeChoiceProps = {
  mode: CheckerMode;
  onMode: ((mode: CheckerMode) => void) | undefined;
};

function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">What to check</legend>
      {checkerModes.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === mode}
          disabled={!onMode}
          onClick={onMode && (() => onMode(choice))}
          className="min-h-11 cursor-pointer rounded-md border border-input bg-background px-4 font-semibold text-base hover:bg-accent aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
        >
          {modes[choice].choice}
        </button>
      ))}
    </fieldset>
  );
}
