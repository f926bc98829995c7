import type { ParsedAnswer } from "@/lib/listing-text/answer/parse-answer";
import { tagsAtLeast } from "@/lib/listing-text/fields/limits";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import { checkTag } from "@/lib/listing-text/rules/tags";
import { checkTitle } from "@/lib/listing-text/rules/title";

/**
 * Whether to ask for other tags: few of those that were written can be used.
 * Where little is known, a writer that writes few is right.
 */
export const lacksTags = (written: number, usable: number): boolean =>
  usable === 0 || (usable < tagsAtLeast && written >= tagsAtLeast);

/** What of the model's answer can't be used, or is too little. */
export function findMissingParts(
  answer: ParsedAnswer,
  titles: string[],
  description: string,
  tags: string[],
): Violation[] {
  const found: Violation[] = [];
  if (titles.length === 0) {
    const why = checkTitle(answer.titles[0] ?? "");
    found.push(
      ...(why.length > 0
        ? why
        : [
            violation(
              "title_empty",
              "No title can be used: it makes unsupported claims, or is about something else.",
            ),
          ]),
    );
  }
  if (description === "") {
    found.push(
      violation(
        "description_empty",
        "The description is empty, makes unsupported claims, or is about something else.",
      ),
    );
  }
  if (lacksTags(answer.tags.length, tags.length)) {
    const message = `Only ${tags.length} tags can be used; ${tagsAtLeast} different ones that rest on facts are wanted.`;
    found.push(violation("tags_few", message, { found: String(tags.length) }));
    return [
      ...found,
      ...answer.tags.flatMap(({ tag }, index) => checkTag(tag, index)),
    ];
  }
  return found;
}
