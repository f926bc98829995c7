"use client";

import { MarkedText } from "@/components/listing/editor/marked-text";
import type { Editor } from "@/components/listing/editor/use-editor";
import { useKeptFocus } from "@/components/listing/editor/use-kept-focus";
import { TextWithBlanks } from "@/components/listing/view/field-body";
import { removeSentences } from "@/lib/listing-text/check/remove-sentences";

/**
 * The description, in which each sentence that no fact supports is marked, and
 * can be removed or confirmed.
 */
export function GroundedDescription({ editor }: { editor: Editor }) {
  const { description } = editor.tidy;
  const unsupported = editor.unsupported.filter(
    ({ field }) => field === "description",
  );
  const { container, keepFocus } = useKeptFocus<HTMLParagraphElement>();
  const starts = unsupported.map(({ end }) => end);
  return (
    <p ref={container} className="max-w-prose whitespace-pre-line break-words">
      {unsupported.map((sentence, index) => (
        <span key={`${sentence.key} ${sentence.start}`}>
          <TextWithBlanks
            text={between(description, starts[index - 1] ?? 0, sentence.start)}
          />
          <MarkedText
            sentence={sentence}
            onRemove={() => {
              keepFocus();
              editor.edit({
                description: removeSentences(description, [sentence]),
              });
            }}
            onConfirm={() => {
              keepFocus();
              editor.toggleConfirmed(sentence.key);
            }}
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
