import { z } from "zod";
import {
  type ReviewVerdict,
  reviewVerdicts,
  type Verdict,
  verdictSchema,
} from "@/lib/listing-text/fields/verdict";

/** What the model is asked for. Numbers count from 1. */
export const reviewAnswerSchema = z.object({
  verdicts: z.array(
    z.object({
      n: z.number(),
      verdict: z.enum(reviewVerdicts),
      reason: z.string(),
    }),
  ),
});

/** The same as far as one line of it need not spoil the others. */
const looseAnswerSchema = z.object({ verdicts: z.array(z.unknown()) });
const numberedSchema = z.object({ n: z.int() });

/** Characters of an answer; one about 80 texts has about 8,000. */
const maxAnswerLength = 32_768;
export const maxReasonWords = 12;
/** Characters of a reason, for scripts that put no spaces between words. */
const maxReasonLength = 160;

/**
 * The verdicts by number, of an answer to a question about texts 1 to `count`.
 * Null when the answer is of no use: it is cut off, is not of the shape that
 * was asked for, is far too long, has no verdict that can be read, or answers
 * for numbers that were not asked, so that it counts in another way than we
 * do. A number has no verdict where the answer has none, or has several, the
 * same ones included. Never throws.
 */
export function readReview(
  answer: string,
  count: number,
): Map<number, Verdict> | null {
  if (answer.length > maxAnswerLength) return null;
  const { data } = looseAnswerSchema.safeParse(parseJson(answer));
  if (!data) return null;
  const verdicts = new Map<number, Verdict>();
  const seen = new Set<number>();
  for (const line of data.verdicts) {
    const n = numberedSchema.safeParse(line).data?.n;
    if (n === undefined) continue;
    if (n < 1 || n > count) return null;
    const verdict = readVerdict(line);
    if (seen.has(n) || verdict === null) verdicts.delete(n);
    else verdicts.set(n, verdict);
    seen.add(n);
  }
  return verdicts.size > 0 ? verdicts : null;
}

/** The same by the keys of the texts, of which the first has number 1. */
export function verdictsByKey(
  answer: string,
  keys: readonly string[],
): Map<string, Verdict> | null {
  const byNumber = readReview(answer, keys.length);
  return (
    byNumber &&
    new Map(
      keys.flatMap((key, index) => {
        const verdict = byNumber.get(index + 1);
        return verdict ? [[key, verdict] as const] : [];
      }),
    )
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A reason that is longer than asked for is not shown. Such a line still marks
 * a text, but clears none: whatever made it break its form may have made it
 * lenient.
 */
function readVerdict(line: unknown): Verdict | null {
  const { data } = verdictSchema.safeParse(line);
  if (!data) return null;
  const { verdict, reason: written } = data;
  if (isShort(written)) {
    return { verdict, reason: written.replace(/[\s\p{C}]+/gu, " ").trim() };
  }
  return marks(verdict) ? { verdict, reason: "" } : null;
}

const isShort = (reason: string) =>
  reason.length <= maxReasonLength &&
  (reason.match(/\S+/g) ?? []).length <= maxReasonWords;

/** Whether the text is shown as not known to be true. */
export const marks = (verdict: ReviewVerdict): boolean =>
  verdict === "unsupported" || verdict === "contradicted";
