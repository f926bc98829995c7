import "server-only";
import {
  type PartialListing,
  type Report,
  stagePercents,
} from "@/lib/listings/answer/listing-events";
import { parseAnswer } from "@/lib/listings/answer/model-answer";
import { parsePartialAnswer } from "@/lib/listings/answer/parse-partial-answer";
import {
  avoiding,
  withoutAvoided,
} from "@/lib/listings/complete/avoided-words";
import { completeListing } from "@/lib/listings/complete/complete-listing";
import { settleDisputes } from "@/lib/listings/complete/disputes";
import { collectFacts } from "@/lib/listings/complete/facts";
import { usableDescription } from "@/lib/listings/complete/texts";
import { fields, listingFields } from "@/lib/listings/fields";
import { inputText } from "@/lib/listings/input";
import type { ListingInput } from "@/lib/listings/schema";

type Sources = {
  form: ListingInput;
  hasPhoto: boolean;
  photos?: number | undefined;
  avoidWords?: readonly string[] | undefined;
};

/**
 * Members of the answer that are shown; the others change nothing on the page.
 */
const shownKeys = [
  "facts",
  "contradictions",
  ...listingFields.map((key) => fields[key].answerKey),
];

/** Up to the last sentence or line that is whole. */
const wholeSentences = (text: string): string =>
  /^[\s\S]*(?:[.!?](?=\s)|\n)/u.exec(text)?.[0] ?? "";

/** The fields that are complete, as the final listing would have them. */
function completedFields(
  done: Map<string, unknown>,
  { form, ...given }: Sources,
): PartialListing {
  const { listing, facts, missing } = completeListing(
    Object.fromEntries(done),
    form,
    given,
  );
  const names = listingFields.filter((name) =>
    done.has(fields[name].answerKey),
  );
  return {
    ...(done.has("facts") && { facts }),
    ...(listing &&
      Object.fromEntries(names.map((name) => [name, listing[name]]))),
    ...(listing && done.has("description") && { missing }),
  };
}

/**
 * Makes the fields so far out of the text so far, of which each call gets more.
 * Never throws.
 */
export function createPartialComposer(sources: Sources) {
  let doneCount = 0;
  let completed: PartialListing = {};
  let fromText = (written: string) => written;
  const { photos = Number(sources.hasPhoto) } = sources;
  const seller = inputText(sources.form);
  const avoided = avoiding(sources.avoidWords ?? [], seller);

  return function composePartial(text: string): PartialListing {
    const { done, growing } = parsePartialAnswer(text);
    const count = shownKeys.filter((name) => done.has(name)).length;
    if (count !== doneCount) {
      doneCount = count;
      completed = completedFields(done, sources);
      // What the photos dispute is known before the description begins.
      fromText = settleDisputes(
        parseAnswer(Object.fromEntries(done)),
        seller,
        photos,
      ).disputed.fromText;
    }
    if (
      growing?.name === "facts" &&
      Array.isArray(growing.value) &&
      growing.value.length > 0
    ) {
      const read = withoutAvoided(
        parseAnswer({ facts: growing.value }),
        avoided,
      ).facts;
      return { ...completed, facts: collectFacts(read, sources.form, photos) };
    }
    if (growing?.name !== "description" || typeof growing.value !== "string")
      return completed;
    const description = usableDescription(
      fromText(avoided.fromText(wholeSentences(growing.value))),
      seller,
    );
    return description === "" ? completed : { ...completed, description };
  };
}

/**
 * Milliseconds between two reports of one generation. Before the first field,
 * they are more frequent.
 */
const delays = { beforeFirst: 50, between: 250 };
/**
 * Added for each generation that runs, so that reports leave time for answers.
 */
const delayPerStream = 5;
/** Characters of a usual answer. */
const expectedLength = 3_000;

/** No field yet. */
const noFields = "{}";

let activeStreams = 0;

type PartialStream = Sources & {
  report: Report;
  /** A text that contains it is never shown. */
  canary: string;
};

/** Reports an answer while it is being written, until `stop`. */
export function streamPartials({ report, canary, ...sources }: PartialStream) {
  const composePartial = createPartialComposer(sources);
  let text = "";
  let shown = noFields;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  activeStreams += 1;

  function emit() {
    timer = undefined;
    const fields = text.includes(canary) ? {} : composePartial(text);
    const now = JSON.stringify(fields);
    if (shown === noFields && now === noFields) return;
    const share = Math.min(1, text.length / expectedLength);
    const percent = Math.round(
      stagePercents.writing +
        share * (stagePercents.checking - stagePercents.writing),
    );
    report({ type: "progress", stage: "writing", percent });
    if (now !== shown && now !== noFields) report({ type: "partial", fields });
    shown = now;
  }
  return {
    onText(textSoFar: string) {
      text = textSoFar;
      if (isOver || timer) return;
      const delay = shown === noFields ? delays.beforeFirst : delays.between;
      timer = setTimeout(emit, Math.max(delay, activeStreams * delayPerStream));
    },
    stop() {
      if (isOver) return;
      isOver = true;
      activeStreams -= 1;
      clearTimeout(timer);
    },
  };
}
