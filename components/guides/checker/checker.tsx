"use client";

import { useEffect, useState } from "react";
import { CheckerView } from "@/components/guides/checker/checker-view";
import { ListingFile } from "@/components/guides/checker/listing-file";
import { listingOf, textOf } from "@/components/guides/checker/listing-of";
import { ShopView } from "@/components/guides/checker/shop-view";
import { TagGenerator } from "@/components/guides/checker/tag-generator";
import type { CheckerMode, ToolMode } from "@/lib/content/blocks";
import { checkerExamples } from "@/lib/content/checker-examples";
import type { ToolName } from "@/lib/content/tools/tool";
import type { Fix } from "@/lib/listing-text/score/check";
import { applyFix } from "@/lib/listing-text/score/score";

/** A checker in place of the prerendered one in `slot`, of which it takes the focus. */
export function openChecker(
  slot: Element,
  id: string,
  mode: ToolMode | ToolName,
) {
  const { activeElement } = document;
  const isFocused = slot.contains(activeElement);
  switch (mode) {
    case "shop":
      return <ShopChecker id={id} isFocused={isFocused} />;
    case "tag-generator":
      return (
        <TagGenerator id={id} focused={isFocused ? activeElement?.id : null} />
      );
    case "title-checker":
      return (
        <Checker id={id} initialMode="title" isFocused={isFocused} isTool />
      );
    case "listing-checker":
      return (
        <Checker id={id} initialMode="listing" isFocused={isFocused} isTool />
      );
    default:
      return <Checker id={id} initialMode={mode} isFocused={isFocused} />;
  }
}

function useFocus(id: string, isFocused: boolean) {
  useEffect(() => {
    if (isFocused) document.getElementById(id)?.focus();
  }, [id, isFocused]);
}

/** Compares the listings of a shop as they are typed, in the browser. */
function ShopChecker({ id, isFocused }: { id: string; isFocused: boolean }) {
  const [text, setText] = useState(checkerExamples.shop);
  useFocus(id, isFocused);
  return <ShopView id={id} text={text} onText={setText} />;
}

type CheckerProps = {
  id: string;
  initialMode: CheckerMode;
  /** The prerendered checker had the focus. */
  isFocused: boolean;
  /** On a page of its own. */
  isTool?: boolean;
};

/**
 * Checks text as it is typed, in the browser. Each mode has its own text, and a
 * fix can be undone.
 */
export function Checker({
  id,
  initialMode,
  isFocused,
  isTool = false,
}: CheckerProps) {
  const [mode, setMode] = useState(initialMode);
  const [texts, setTexts] =
    useState<Record<CheckerMode, string>>(checkerExamples);
  const [unfixed, setUnfixed] = useState<Partial<Record<CheckerMode, string>>>(
    {},
  );
  const text = texts[mode];
  const before = unfixed[mode];

  useFocus(id, isFocused);

  function change(next: string, undoTo?: string) {
    setTexts({ ...texts, [mode]: next });
    setUnfixed({ ...unfixed, [mode]: undoTo });
  }

  return (
    <CheckerView
      id={id}
      mode={mode}
      text={text}
      onMode={setMode}
      onText={(typed) => change(typed)}
      isTool={isTool}
      file={
        isTool &&
        mode === "listing" && (
          <ListingFile onText={(read) => change(read, text)} />
        )
      }
      onFix={(fix: Fix) =>
        change(textOf(mode, applyFix(listingOf(mode, text), fix)), text)
      }
      undo={
        before === undefined
          ? undefined
          : { text: before, onUndo: () => change(before) }
      }
    />
  );
}
