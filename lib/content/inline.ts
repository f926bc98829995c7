export type Inline =
  | { kind: "text" | "strong" | "code"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "cite"; source: string };

const marks = /\[@(\w+)\]|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

function inlineOf([
  ,
  source,
  label,
  href,
  strong,
  code,
]: RegExpMatchArray): Inline {
  if (source !== undefined) return { kind: "cite", source };
  if (label !== undefined && href !== undefined)
    return { kind: "link", text: label, href };
  if (strong !== undefined) return { kind: "strong", text: strong };
  return { kind: "code", text: code ?? "" };
}

/**
 * Reads `[label](/path)`, `[@source]`, `**strong**` and backticks for
 * characters; all else is text.
 */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    const part = inlineOf(match);
    const before = text.slice(from, match.index);
    // A reference clings to the word before it.
    const kept = part.kind === "cite" ? before.trimEnd() : before;
    if (kept) parts.push({ kind: "text", text: kept });
    parts.push(part);
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

/** The words alone, as a reader sees them. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((part) => (part.kind === "cite" ? "" : part.text))
    .join("");
}
