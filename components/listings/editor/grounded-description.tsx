"use client";

import { useEffect, useRef } from "react";
import type { Editor } from "@/components/listings/editor/use-editor";
import { TextWithBlanks } from "@/components/listings/view/field-body";
import { Button } from "@/components/ui/button";
import type { PlacedSentence } from "@/lib/listings/grounding";
import { removeSentences } from "@/lib/listings/grounding/sentences";

/**
 * The description, in which each sentence that no fact supports is marked, and
 * can be removed or confirmed.
 */
export function GroundedDescription({ editor }: { editor: Editor }) {
  const { description } = editor.tidy;
  const container = useRef<HTMLParagraphElement>(null);
  const unsupported = editor.unsupported;
  const previousCount = useRef(unsupported.length);
  useEffect(() => {
    const isSettled = unsupported.length < previousCount.current;
    previousCount.current = unsupported.length;
    // The button that settled it had the focus.
    if (!isSettled || document.activeElement !== document.body) return;
    const next =
      container.current?.querySelector("button") ??
      container.current?.closest("section");
    next?.focus({ preventScroll: true });
  }, [unsupported.length]);

  const starts = unsupported.map(({ end }) => end);
  return (
    <p ref={container} className="max-w-prose whitespace-pre-line break-words">
      {unsupported.map((sentence, index) => (
        <span key={`${sentence.key} ${sentence.start}`}>
          <TextWithBlanks
            text={between(description, starts[index - 1] ?? 0, sentence.start)}
          />
          <Unsupported
            sentence={sentence}
            onRemove={() =>
              editor.edit({
                description: removeSentences(description, [sentence]),
              })
            }
            onConfirm={() => editor.toggleConfirmed(sentence.key)}
          />
        </span>
      ))}
      <TextWithBlanks
        text={between(description, starts.at(-1) ?? 0, description.length)}
      />
    </p>
  );
}

/**
 * The buttons end a line already: the break after them would leave an empty
 * one.
 */
const between = (description: string, start: number, end: number): string =>
  start === 0
    ? description.slice(0, end)
    : description.slice(start, end).replace(/^\n/u, "");

type UnsupportedProps = {
  sentence: PlacedSentence;
  onRemove: () => void;
  onConfirm: () => void;
};

function Unsupported({
  sentence: { text },
  onRemove,
  onConfirm,
}: UnsupportedProps) {
  return (
    <>
      <mark className="bg-amber-wash text-ink underline decoration-2 decoration-amber decoration-dotted underline-offset-4 print:bg-transparent print:no-underline">
        <span className="sr-only">No fact supports: </span>
        {text}
      </mark>
      <span className="-ml-3 flex flex-wrap items-center gap-x-1 print:hidden">
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove: ${text}`}
          onClick={onRemove}
        >
          Remove
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`It is true: ${text}`}
          onClick={onConfirm}
        >
          It is true
        </Button>
      </span>
    </>
  );
}
