import type { ParsedAnswer } from "@/lib/listing-text/answer/parse-answer";
import type { Category } from "@/lib/listing-text/fields/listing-choices";

/** An answer as prompts before `listing-v5` asked for it: it cites nothing. */
export type PlainAnswer = Omit<
  ParsedAnswer,
  "category" | "contradictions" | "photoAltTexts"
> & { category: Category };
