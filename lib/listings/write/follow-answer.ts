import "server-only";
import { type Report, stagePercents } from "@/lib/listings/answer/listing-events";
import type { SellerWords } from "@/lib/listings/complete/seller-text";
import { createPartialComposer } from "@/lib/listings/write/compose-partial";

/** Milliseconds between two reports of one generation; the first field is looked out for more often. */
const pauses = { beforeFirst: 50, between: 250 };
/** With many generations at once the pause grows, so that reports never starve answers. */
const pausePerWriter = 5;
/** Characters of a usual answer. */
const expectedLength = 3_000;

/** No field yet. */
const nothing = "{}";

let writers = 0;

type Following = { form: SellerWords; hasPhoto: boolean; report: Report /** Never to be shown. */; canary: string };

/** Reports an answer while it is being written, until `stop`. */
export function followAnswer({ form, hasPhoto, report, canary }: Following) {
  const composePartial = createPartialComposer({ form, hasPhoto });
  let text = "";
  let shown = nothing;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  writers += 1;

  function tell() {
    timer = undefined;
    const fields = text.includes(canary) ? {} : composePartial(text);
    const now = JSON.stringify(fields);
    if (shown === nothing && now === nothing) return;
    const share = Math.min(1, text.length / expectedLength);
    const percent = Math.round(stagePercents.writing + share * (stagePercents.checking - stagePercents.writing));
    report({ type: "progress", stage: "writing", percent });
    if (now !== shown && now !== nothing) report({ type: "partial", fields });
    shown = now;
  }
  return {
    onText(textSoFar: string) {
      text = textSoFar;
      if (isOver || timer) return;
      const pause = shown === nothing ? pauses.beforeFirst : pauses.between;
      timer = setTimeout(tell, Math.max(pause, writers * pausePerWriter));
    },
    stop() {
      if (isOver) return;
      isOver = true;
      writers -= 1;
      clearTimeout(timer);
    },
  };
}
