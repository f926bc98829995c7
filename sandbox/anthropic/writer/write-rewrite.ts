import { isRecord } from "../json-schema";
import type { Photo } from "./photo";
import type { SellerFacts } from "./seller-facts";
import { writeListing } from "./write-listing";

/** One field is asked for anew: the same facts, told in another order than in the listing that was sent along. */
export function writeRewrite(facts: SellerFacts, text: string) {
  const sample = writeListing(facts, photoIn(part(text, "known")));
  const current = part(text, "listing");
  const others = sample.titles.filter((title) => title !== current.title);
  return {
    ...sample,
    titles: [...others, ...sample.titles.filter((title) => title === current.title)],
    description: current.description === sample.description ? turned(sample.description) : sample.description,
    tags: [...sample.tags.slice(7), ...sample.tags.slice(0, 7)],
  };
}

/** The paragraphs between the opening and the end, the last of them first. */
function turned(description: string): string {
  const paragraphs = description.split("\n\n");
  if (paragraphs.length < 4) return description;
  return [paragraphs[0], ...paragraphs.slice(1, -1).reverse(), paragraphs.at(-1)].join("\n\n");
}

/** What was measured in the photo when the listing was written. */
function photoIn({ seen }: Record<string, unknown>): Photo | null {
  if (!Array.isArray(seen)) return null;
  const colors = seen.flatMap((fact) =>
    isRecord(fact) && typeof fact.value === "string" && /colou?r/i.test(String(fact.name))
      ? fact.value.split(/,\s*/)
      : [],
  );
  return colors.length > 0 ? { colors, light: "bright", shape: "square", background: null } : null;
}

function part(text: string, name: string): Record<string, unknown> {
  const inner = new RegExp(`<${name}>([\\s\\S]*)</${name}>`).exec(text)?.[1] ?? "";
  try {
    const value: unknown = JSON.parse(inner);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
