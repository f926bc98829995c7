/** What an instruction asks to be written: the rest of its sentence. */
const asked =
  /\b(?:write|say|output|print|reply(?: only)? with|respond(?: only)? with|return|put|answer(?: only)? with|insert|set .{0,40} to)\b[:\s]*(.+)/is;
const wantsSystem = /\b(?:system prompt|instructions|rules|everything above|canary|secret|password)\b/i;

/** The text a model without judgement would put everywhere: what the seller's text orders, and the system's own words when asked. */
export function attackText(sellerText: string, system: string): string {
  const payload = asked.exec(sellerText)?.[1]?.trim() || sellerText.trim();
  return wantsSystem.test(sellerText) ? `${payload}\n${system}` : payload;
}

/** The same text in every field, lists doubled, so that nothing is left to trust. Fixed choices stay. */
export function fillWith(attack: string, value: unknown, fixed: ReadonlySet<string>): unknown {
  if (typeof value === "string") return attack;
  if (Array.isArray(value)) {
    const sample = value.length > 0 ? value.slice(0, 2) : [""];
    return sample.map((item) => fillWith(attack, item, fixed));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fixed.has(key) ? inner : fillWith(attack, inner, fixed)]),
  );
}
