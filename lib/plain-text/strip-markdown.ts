const link = /!?\[([^[\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s"[^"\n]*")?\)/gu;
const heading = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?)+/gmu;
const rule = /^[ \t]*(?:[-*_=~][ \t]*){3,}$/gmu;
const bullet = /^([ \t]*)[*•·‣▪●◦+][ \t]+/gmu;
/** The marks of a code block, with the name of its language: what stands inside may be the text itself. */
const fence =
  /^[ \t]*(?:`{3,}|~{3,})[ \t]*[\w+-]{0,20}[ \t]*$\n?|`{3,}(?:json|html|markdown|md|text|txt|plaintext|xml|javascript|js|css|csv|yaml|python)?\b/gimu;
const code = /`+/gu;
const strong = /\*{2,}|_{2,}|~{2,}/gu;
const star = /(?<!\d)\*|\*(?!\d)/gu;
const underscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** More than anybody nests links. */
const maxLinkDepth = 40;

/** The words of links, also of links in links. What is nested deeper on purpose keeps its brackets and is no link any more. */
function withoutLinks(text: string): string {
  let current = text;
  for (let depth = 0; depth < maxLinkDepth; depth += 1) {
    const next = current.replace(link, "$1");
    if (next === current) return current;
    current = next;
  }
  return current.replaceAll("](", "] (");
}

/** The words of a markdown text. Bullets become "- "; blanks such as `[add size]` stay. */
export function stripMarkdown(text: string): string {
  return withoutLinks(text)
    .replace(fence, "")
    .replace(heading, "")
    .replace(rule, "")
    .replace(bullet, "$1- ")
    .replace(code, "")
    .replace(strong, "")
    .replace(star, "")
    .replace(underscore, "");
}
