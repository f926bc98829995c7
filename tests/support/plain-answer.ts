import type { ParsedAnswer } from "@/lib/listings/answer/model-answer";
import type { Category } from "@/lib/listings/schema";

/** An answer as prompts before `listing-v5` asked for it: it cites nothing. */
export type PlainAnswer = Omit<
  ParsedAnswer,
  "category" | "contradictions" | "photoAltTexts"
> & { category: Category };
