import type { ParsedAnswer } from "@/lib/listings/answer/model-answer";
import { tagSlots } from "@/lib/listings/limits";
import { type Violation, violation } from "@/lib/listings/rules/rule-table";
import { checkTag } from "@/lib/listings/rules/tags";
import { checkTitle } from "@/lib/listings/rules/title";

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
  if (tags.length < tagSlots) {
    const message = `Only ${tags.length} tags can be used; ${tagSlots} different ones are wanted.`;
    found.push(violation("tags_few", message, { found: String(tags.length) }));
    return [
      ...found,
      ...answer.tags.flatMap(({ tag }, index) => checkTag(tag, index)),
    ];
  }
  return found;
}
