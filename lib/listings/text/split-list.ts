/** The entries of a pasted list: by lines, commas or semicolons, as Etsy's form and its export write them. */
export function splitList(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}
