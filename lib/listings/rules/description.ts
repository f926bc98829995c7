import { lengthOf } from "@/lib/listings/rules/characters";
import { descriptionLimit } from "@/lib/listings/rules/limits";
import { checkOffLimits } from "@/lib/listings/rules/off-limits";
import { checkPlainText } from "@/lib/listings/rules/plain-text";
import { type Violation, violation } from "@/lib/listings/rules/violation";

export function checkDescription(description: string): Violation[] {
  if (description.trim() === "")
    return [violation("description_empty", "The description is empty; Etsy asks for one.")];
  const found = checkPlainText(description, {
    name: "The description",
    html: "description_html",
    control: "description_control",
    code: "description_code",
  });
  found.push(
    ...checkOffLimits(description, {
      name: "The description",
      contact: "description_contact",
      leftover: "description_leftover",
    }),
  );
  const length = lengthOf(description);
  if (length > descriptionLimit) {
    const message = `The description has ${length} characters; keep it to ${descriptionLimit}.`;
    found.push(violation("description_too_long", message, { found: String(length) }));
  }
  return found;
}
