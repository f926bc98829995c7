const named: Record<string, string> = {
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
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d{0,2}));/giu, (whole, hex, decimal, name) => {
    if (hex) return fromCode(Number.parseInt(hex, 16));
    if (decimal) return fromCode(Number.parseInt(decimal, 10));
    return named[String(name).toLowerCase()] ?? whole;
  });
}

const unseen = /<(script|style|template|noscript)\b[^<>]*>[\s\S]*?<\/\1\s*>/giu;
const breaking = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table|section|article|hr)\b[^<>]*>/giu;
const anyTag = /<(?:\/?[a-z][^<>]*|!--[^<>]*|![a-z][^<>]*|\?[^<>]*)>/giu;
/** What is left of a tag that was never closed. */
const openBracket = /<(?=[a-z/!?])/giu;

/** Text without tags, scripts and entities; block tags become line breaks. Call until stable: tags may be nested in entities. */
export function stripHtml(text: string): string {
  return decodeEntities(text).replace(unseen, "").replace(breaking, "\n").replace(anyTag, "").replace(openBracket, "");
}
