import {
  findOffLimits,
  refusedKinds,
} from "@/lib/listing-text/lexicon/off-limits";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { type OptionProblem, problemsAt } from "@/lib/listings/options/problem";

/** Contact details, and what a program left there. */
export function checkContent(text: string, path: string): OptionProblem[] {
  const { refuse } = problemsAt(path);
  const [first] = findOffLimits(text, refusedKinds);
  if (!first) return [];
  return first.kind === "leftover"
    ? [refuse("leftover", `A program left “${first.text}” here.`)]
    : [
        refuse(
          "contact",
          `Etsy wants buyers to write to you on Etsy, so leave out “${first.text}”.`,
        ),
      ];
}

export function checkLength(
  text: string,
  limit: number,
  path: string,
): OptionProblem[] {
  const length = lengthOf(text);
  return length > limit
    ? [
        problemsAt(path).refuse(
          "too_long",
          `This has ${length} characters; Etsy allows ${limit}.`,
        ),
      ]
    : [];
}
