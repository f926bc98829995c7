"use client";

import { useEffect, useLayoutEffect, useRef } from "react";

type TextEditorProps = {
  label: string;
  value: string;
  onType: (value: string) => void;
  /** Without line breaks: Enter is then done with it. */
  isLine?: boolean;
  onDone: () => void;
  isInvalid: boolean;
  describedBy: string;
  className?: string;
};

/** A text that grows with what is typed, from the moment it appears ready to be typed in. */
export function TextEditor({
  label,
  value,
  onType,
  isLine,
  onDone,
  isInvalid,
  describedBy,
  className,
}: TextEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows the text.
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = "auto";
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [value]);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (isLine && event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onDone();
    }
  }

  return (
    <textarea
      ref={area}
      rows={1}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={value}
      onChange={({ target }) => onType(isLine ? target.value.replace(/\s*\n\s*/g, " ") : target.value)}
      onKeyDown={handleKeyDown}
      className={`control resize-none overflow-hidden ${className ?? ""}`}
    />
  );
}
