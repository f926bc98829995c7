const namedEntities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  middot: "·",
  deg: "°",
  times: "×",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  trade: "™",
  copy: "©",
  reg: "®",
};

function fromCode(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d{0,2}));/giu,
    (whole, hex, decimal, name) => {
      if (hex) return fromCode(Number.parseInt(hex, 16));
      if (decimal) return fromCode(Number.parseInt(decimal, 10));
      return namedEntities[String(name).toLowerCase()] ?? whole;
    },
  );
}

const unseenElement = /<(script|style|template|noscript)\b[^<>]*>/giu;
const endOf = (name: string) => new RegExp(`</${name}\\s*>`, "giu");
const breaking =
  /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table|section|article|hr)\b[^<>]*>/giu;
const anyTag = /<(?:\/?[a-z][^<>]*|!--[^<>]*|![a-z][^<>]*|\?[^<>]*)>/giu;
/** What is left of a tag that was never closed. */
const openBracket = /<(?=[a-z/!?])/giu;

/**
 * An end that isn't there is sought once: from each opening again, a thousand
 * of them would take a thousand times as long.
 */
function withoutUnseenElements(text: string): string {
  const unclosed = new Set<string>();
  let kept = "";
  let from = 0;
  for (const { 0: opening, 1: element = "", index } of text.matchAll(
    unseenElement,
  )) {
    const name = element.toLowerCase();
    if (index < from || unclosed.has(name)) continue;
    const end = endOf(name);
    end.lastIndex = index + opening.length;
    if (!end.test(text)) {
      unclosed.add(name);
      continue;
    }
    kept += text.slice(from, index);
    from = end.lastIndex;
  }
  return kept + text.slice(from);
}

/**
 * Text without tags, scripts and entities; block tags become line breaks. Call
 * until stable: tags may be nested in entities.
 */
export function stripHtml(text: string): string {
  return withoutUnseenElements(decodeEntities(text))
    .replace(breaking, "\n")
    .replace(anyTag, "")
    .replace(openBracket, "");
}

const link = /!?\[([^[\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s"[^"\n]*")?\)/gu;
const heading = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?)+/gmu;
const rule = /^[ \t]*(?:[-*_=~][ \t]*){3,}$/gmu;
const bullet = /^([ \t]*)[*•·‣▪●◦+][ \t]+/gmu;
/**
 * The fences of a code block with the name of its language. The content is
 * kept, since it may be the text itself.
 */
const fence =
  /^[ \t]*(?:`{3,}|~{3,})[ \t]*(?:[\w+-]{1,20}[ \t]*)?$\n?|(?<!`)`{3,}(?:json|html|markdown|md|text|txt|plaintext|xml|javascript|js|css|csv|yaml|python)?\b/gimu;
const code = /`+/gu;
const strong = /\*{2,}|_{2,}|~{2,}/gu;
const star = /(?<!\d)\*|\*(?!\d)/gu;
const underscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** More levels than links are nested in practice. */
const maxLinkDepth = 40;

/**
 * The text of links, also of nested ones. Deeper levels keep their brackets,
 * but stop being links.
 */
function withoutLinks(text: string): string {
  let current = text;
  for (let depth = 0; depth < maxLinkDepth; depth += 1) {
    const next = current.replace(link, "$1");
    if (next === current) return current;
    current = next;
  }
  return current.replaceAll("](", "] (");
}

/**
 * The words of a markdown text. Bullets become "- "; blanks such as `[add
 * size]` stay.
 */
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
