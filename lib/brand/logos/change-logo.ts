import "server-only";
import { relabelLogo, removeLogo } from "@/lib/brand/logos/data";
import { notInKit } from "@/lib/brand/parse-kit-id";
import { AppError } from "@/lib/errors";
import { plainLine, saysSomething } from "@/lib/plain-text/plain-text";

/** What it is called in the kit; the drawing stays. */
export async function renameLogo(userId: number, id: number, text: string) {
  const label = plainLine(text);
  if (!saysSomething(label)) throw new AppError("invalid_input", "The label needs at least one letter or digit.");
  if (!(await relabelLogo(userId, id, label))) throw notInKit();
  return { id, label };
}

export async function deleteLogo(userId: number, id: number) {
  if (!(await removeLogo(userId, id))) throw notInKit();
}
