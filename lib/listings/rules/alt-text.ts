import { lengthOf } from "@/lib/listings/rules/characters";
import { altTextLimit } from "@/lib/listings/rules/limits";
import { checkOffLimits } from "@/lib/listings/rules/off-limits";
import { checkPlainText } from "@/lib/listings/rules/plain-text";
import { type Violation, violation } from "@/lib/listings/rules/violation";

/** Empty alt text is allowed: Etsy then writes its own. The score asks for it. */
export function checkAltText(altText: string): Violation[] {
  const found = checkPlainText(altText, {
    name: "The alt text",
    html: "alt_text_html",
    control: "alt_text_control",
    code: "alt_text_code",
  });
  found.push(
    ...checkOffLimits(altText, { name: "The alt text", contact: "alt_text_contact", leftover: "alt_text_leftover" }),
  );
  const length = lengthOf(altText);
  if (length > altTextLimit) {
    const message = `The alt text has ${length} characters; Etsy allows ${altTextLimit}.`;
    found.push(violation("alt_text_too_long", message, { found: String(length) }));
  }
  return found;
}
