import "server-only";
import type { SellerWords } from "@/lib/listings/complete/seller-text";
import { type Report, stagePercents } from "@/lib/listings/listing-events";
import { createPartialComposer } from "@/lib/listings/write/compose-partial";

/** Milliseconds between two reports of one generation; with many at once, more, so that reports never starve answers. */
const reportEvery = 250;
const reportEveryPerWriter = 5;
/** Characters of a usual answer. */
const expectedLength = 3_600;

let writers = 0;

type Following = { form: SellerWords; hasPhoto: boolean; report: Report /** Never to be shown. */; canary: string };

/** Reports an answer while it is being written, until `stop`. */
export function followAnswer({ form, hasPhoto, report, canary }: Following) {
  const composePartial = createPartialComposer({ form, hasPhoto });
  let text = "";
  let shown = "";
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  writers += 1;

  function tell() {
    timer = undefined;
    const share = Math.min(1, text.length / expectedLength);
    const percent = Math.round(stagePercents.writing + share * (stagePercents.checking - stagePercents.writing));
    report({ type: "progress", stage: "writing", percent });
    if (text.includes(canary)) return;
    const fields = composePartial(text);
    const now = JSON.stringify(fields);
    if (now !== shown && now !== "{}") report({ type: "partial", fields });
    shown = now;
  }
  return {
    onText(textSoFar: string) {
      text = textSoFar;
      if (!isOver) timer ??= setTimeout(tell, Math.max(reportEvery, writers * reportEveryPerWriter));
    },
    stop() {
      if (isOver) return;
      isOver = true;
      writers -= 1;
      clearTimeout(timer);
    },
  };
}
