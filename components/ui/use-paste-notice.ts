import { useEffect } from "react";

/**
 * Characters that a field still takes, with what is selected replaced; Infinity
 * for one without a limit.
 */
function roomIn({
  maxLength,
  value,
  selectionStart,
  selectionEnd,
}: HTMLInputElement | HTMLTextAreaElement): number {
  if (maxLength < 0) return Number.POSITIVE_INFINITY;
  return (
    maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0))
  );
}

/**
 * Browsers cut what is pasted at the field's limit without a word; this says
 * it.
 */
export function usePasteNotice() {
  useEffect(() => {
    function handlePaste({
      target,
      clipboardData,
      defaultPrevented,
    }: ClipboardEvent) {
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement;
      if (!isField || defaultPrevented) return;
      const text = (clipboardData?.getData("text") ?? "").replaceAll(
        "\r\n",
        "\n",
      );
      const beyond = text.length - Math.max(0, roomIn(target));
      if (beyond <= 0) return;
      const { maxLength } = target;
      import("@/components/ui/tell-what-was-cut").then(
        ({ tellWhatWasCut }) => tellWhatWasCut(beyond, maxLength),
        () => undefined,
      );
    }
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, []);
}
