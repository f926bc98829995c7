"use client";

import { useEffect, useState } from "react";
import { CheckerView } from "@/components/guides/checker/checker-view";
import { listingOf, textOf } from "@/components/guides/checker/pasted-text";
import type { CheckerMode } from "@/lib/content/blocks";
import { checkerExamples } from "@/lib/content/checker-examples";
import { applyFix } from "@/lib/listings/score";

type CheckerProps = {
  id: string;
  initialMode: CheckerMode;
  /** The picture of it had the focus, so the thing itself takes it. */
  isFocused: boolean;
};

/** Checks what is typed, in the browser. Each mode keeps its own text. */
export function Checker({ id, initialMode, isFocused }: CheckerProps) {
  const [mode, setMode] = useState(initialMode);
  const [texts, setTexts] = useState(checkerExamples);

  useEffect(() => {
    if (isFocused) document.getElementById(id)?.focus();
  }, [id, isFocused]);

  function replaceText(text: string) {
    setTexts((before) => ({ ...before, [mode]: text }));
  }

  return (
    <CheckerView
      id={id}
      mode={mode}
      text={texts[mode]}
      onMode={setMode}
      onText={replaceText}
      onFix={(fix) => replaceText(textOf(mode, applyFix(listingOf(mode, texts[mode]), fix)))}
    />
  );
}
