/** Numbers, bullets, hash signs and markup before an entry. */
const bullet = /^(?:\d{1,2}[.)]\s+|[-–*•·]\s+|#+\s*)+/u;
const opening = /^["“”„*_`]+/u;
const closing = /(?<!["“”„*_`])["“”„*_`]+$/u;

/** Without the quotation marks or markup around all of it. */
function unquoted(entry: string): string {
  const [mark = ""] = opening.exec(entry) ?? [];
  if (mark === "" || !closing.test(entry)) return entry;
  return entry.slice(mark.length).replace(closing, "");
}

/**
 * The entries of a pasted list: by lines, commas, semicolons or hash signs,
 * however they are numbered or marked.
 */
export function splitList(text: string): string[] {
  return text
    .split(/[\n,;|、，；]|\s[•·]\s|(?<!\s)\s+(?=#)/u)
    .map((entry) => unquoted(entry.trim().replace(bullet, "")).trim())
    .filter(Boolean);
}

/** Pasted lines such as "Color: Blue". */
export function parsePairs(pasted: string): { name: string; value: string }[] {
  return pasted.split("\n").flatMap((line) => {
    const [name = "", ...value] = line
      .replace(/^\s*[-–*•]\s+/u, "")
      .split(/[:：]/u);
    return line.trim() === ""
      ? []
      : [{ name: name.trim(), value: value.join(":").trim() }];
  });
}
