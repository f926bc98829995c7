import { z } from "zod";

export const reviewVerdicts = [
  "supported",
  "general",
  "wording",
  "unsupported",
  "contradicted",
] as const;

/**
 * What a second look by a model says of a text:
 *
 * - supported: the facts say it.
 * - general: common knowledge about a material or technique.
 * - wording: it states nothing that could be false about the piece.
 * - unsupported: no fact says it.
 * - contradicted: a fact says otherwise.
 */
export type ReviewVerdict = (typeof reviewVerdicts)[number];
export type Verdict = {
  verdict: ReviewVerdict;
  /** For people, at most twelve words; often "". */
  reason: string;
};

export const verdictSchema = z.object({
  verdict: z.enum(reviewVerdicts),
  reason: z.string().default(""),
});
