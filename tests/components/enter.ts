import type { UserEvent } from "@testing-library/user-event";

/**
 * Puts text at the end of a box, at once: typed, all that is shown is drawn again
 * for each letter. For tests that are not about typing.
 */
export async function enter(user: UserEvent, box: Element, text: string) {
  await user.click(box);
  await user.paste(text);
}
