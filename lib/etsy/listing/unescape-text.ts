const names: Record<string, string> = {
  amp: "&",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
};

/**
 * Etsy escapes some characters of the texts that it returns: `&quot;`, `&#39;`.
 */
export function unescapeText(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,5}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return names[String(name).toLowerCase()] ?? whole;
      const code =
        decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
