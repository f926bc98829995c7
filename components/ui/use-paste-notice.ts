import { useEffect } from "react";
import { toast } from "@/components/ui/toast";

/** Characters that a field still takes, with what is selected replaced; Infinity for one without a limit. */
function roomIn({ maxLength, value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement): number {
  if (maxLength < 0) return Number.POSITIVE_INFINITY;
  return maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
}

/** Browsers cut what is pasted at the field's limit without a word; this says it. */
export function usePasteNotice() {
  useEffect(() => {
    function handlePaste({ target, clipboardData, defaultPrevented }: ClipboardEvent) {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isField || defaultPrevented) return;
      const text = (clipboardData?.getData("text") ?? "").replaceAll("\r\n", "\n");
      const beyond = text.length - Math.max(0, roomIn(target));
      if (beyond <= 0) return;
      const lost = beyond === 1 ? "The last character" : `The last ${beyond.toLocaleString("en-US")} characters`;
      toast({
        title: "Not all of it fits",
        description: `${lost} of what you pasted ${beyond === 1 ? "was" : "were"} left out. This field takes ${target.maxLength.toLocaleString("en-US")}.`,
        variant: "error",
      });
    }
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, []);
}
