import { controlCharacter, describeCharacter, htmlTag } from "@/lib/listings/rules/characters";
import type { RuleCode } from "@/lib/listings/rules/rule-table";
import { type Violation, violation } from "@/lib/listings/rules/violation";

type PlainTextRules = { name: string; html: RuleCode; control: RuleCode; code?: RuleCode; index?: number };

/** HTML tags are shown as they are written, and control characters break exports: neither belongs in a text. */
export function checkPlainText(text: string, { name, html, control, code, index }: PlainTextRules): Violation[] {
  const found: Violation[] = [];
  const tag = htmlTag.exec(text)?.[0];
  if (tag !== undefined) {
    const shown = tag.length > 40 ? `${tag.slice(0, 39)}…` : tag;
    found.push(
      violation(html, `${name} holds the HTML tag ${shown}; Etsy shows plain text only.`, { index, found: tag }),
    );
  }
  if (code !== undefined && text.includes("```")) {
    found.push(violation(code, `${name} holds a code block; Etsy shows its marks as they are.`, { found: "```" }));
  }
  const character = controlCharacter.exec(text)?.[0];
  if (character !== undefined) {
    const message = `${name} holds ${describeCharacter(character)}; only line breaks are kept.`;
    found.push(violation(control, message, { index, found: character }));
  }
  return found;
}
