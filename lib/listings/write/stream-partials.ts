import "server-only";
import { parseAnswer } from "@/lib/listing-text/answer/parse-answer";
import { parsePartialAnswer } from "@/lib/listing-text/answer/parse-partial-answer";
import type { AnswerChecks } from "@/lib/listing-text/compose/answer-checks";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import type { Completion } from "@/lib/listing-text/compose/completion";
import { checkedDescription } from "@/lib/listing-text/compose/description";
import { pieceNamed } from "@/lib/listing-text/compose/piece-named";
import { fields, listingFields } from "@/lib/listing-text/fields/fields";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import {
  type PartialListing,
  type Report,
  stagePercents,
} from "@/lib/listings/write/listing-events";

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

/** As far as it is whole: of an answer that cites, by lines. */
const writtenDescription = (value: string | unknown[]): string =>
  typeof value === "string"
    ? wholeSentences(value)
    : parseAnswer({ description: value }).description;

const complete = (
  done: Map<string, unknown>,
  { form, ...given }: Sources,
): Completion => completeListing(Object.fromEntries(done), form, given);

/** The fields that are complete, as the final listing would have them. */
function completedFields(
  done: Map<string, unknown>,
  { listing, facts, missing }: Completion,
): PartialListing {
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

/** Nothing is shown then of what will not be written. */
const isUnknown = (done: Map<string, unknown>, form: ListingInput): boolean =>
  done.has("item") && !pieceNamed({ item: done.get("item") }, form).isNamed;

/**
 * Makes the fields so far out of the text so far, of which each call gets more.
 * Never throws.
 */
export function createPartialComposer(sources: Sources) {
  let doneCount = 0;
  let completed: PartialListing = {};
  let checks: AnswerChecks | null = null;

  return function composePartial(text: string): PartialListing {
    const { done, growing } = parsePartialAnswer(text);
    if (isUnknown(done, sources.form)) return {};
    const count = shownKeys.filter((name) => done.has(name)).length;
    if (count !== doneCount) {
      doneCount = count;
      const completion = complete(done, sources);
      completed = completedFields(done, completion);
      // What the photos dispute is known before the description begins.
      checks = completion.checks;
    }
    if (
      growing?.name === "facts" &&
      Array.isArray(growing.value) &&
      growing.value.length > 0
    ) {
      const { facts } = complete(new Map([["facts", growing.value]]), sources);
      return { ...completed, facts };
    }
    if (growing?.name !== "description") return completed;
    checks ??= complete(done, sources).checks;
    const { text: description } = checkedDescription(
      writtenDescription(growing.value),
      checks,
    );
    return description === "" ? completed : { ...completed, description };
  };
}

/**
 * Milliseconds between two reports of one generation. Before the first field,
 * they are more frequent.
 */
const delays = { beforeFirst: 20, between: 250 };
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
