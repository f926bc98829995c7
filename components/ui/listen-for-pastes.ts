import { toast } from "@/components/ui/toast";

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
 * Says how many characters of a paste a field that takes `limit` of them left
 * out.
 */
function tellWhatWasCut(beyond: number, limit: number) {
  const isOne = beyond === 1;
  const lost = isOne
    ? "The last character"
    : `The last ${beyond.toLocaleString("en-US")} characters`;
  toast({
    title: "Not all of it fits",
    description: `${lost} of what you pasted ${isOne ? "was" : "were"} left out. This field holds ${limit.toLocaleString("en-US")}.`,
    variant: "error",
  });
}

function handlePaste({
  target,
  clipboardData,
  defaultPrevented,
}: ClipboardEvent) {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || defaultPrevented) return;
  const text = (clipboardData?.getData("text") ?? "").replaceAll("\r\n", "\n");
  const beyond = text.length - Math.max(0, roomIn(target));
  if (beyond <= 0) return;
  tellWhatWasCut(beyond, target.maxLength);
}

/**
 * Browsers cut what is pasted at the field's limit without a word; this says
 * it, until `signal` stops it.
 */
export function listenForPastes(signal: AbortSignal) {
  document.addEventListener("paste", handlePaste, { signal });
}
