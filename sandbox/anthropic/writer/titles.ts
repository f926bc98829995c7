import { capitalise } from "./clean-text";
import { type Item, titleCase } from "./item";
import type { Traits } from "./traits";

/** Etsy advises fewer than fifteen words; a listing takes 140 characters. */
const maxWords = 14;
const maxLength = 140;
/** Among others loose accents, which some scripts write with. */
const refused = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}]/gu;

type Known = { item: Item; traits: Traits; materials: string[]; size: string | null; isHandmade: boolean };

/** Three titles where there is enough to say: the thing first, then its traits, no word twice, no gifts or prices. */
export function titlesOf({ item, traits, materials, size: measured, isHandmade }: Known): string[] {
  const size = measured ?? "";
  const colors = colorPhrase(traits.colors);
  const material = materials.find((each) => !item.name.toLowerCase().includes(each)) ?? "";
  const [technique = ""] = traits.techniques;
  const style = traits.styles[0] === undefined ? "" : `${traits.styles[0]} Style`;
  const start = item.isNamed || colors === "" ? item.title : `${item.title} in ${colors}`;
  const handmade = isHandmade ? "Handmade" : "";
  const variants = [
    compose(start, [colors, material], [size || technique || style]),
    compose(start, [technique, material], [colors, size && style]),
    compose(start, [style], [colors, material]),
    compose(start, [item.kind?.what[0] ?? ""], [colors]),
    compose(item.title, [traits.colors[0] ?? ""], [item.kind?.what[1] ?? ""]),
    compose(item.title, [materials.at(-1) ?? handmade], []),
    compose(item.title, [handmade], []),
  ];
  return [...new Set(variants)].slice(0, 3);
}

/** "Brown and White"; a third colour would be a list. */
function colorPhrase(colors: string[]): string {
  return colors.slice(0, 2).join(" and ");
}

/** The name and two groups of traits, so that two commas are enough. */
function compose(name: string, ...groups: [first: string[], second: string[]]): string {
  let title = name.replace(refused, "");
  for (const group of groups) {
    let joint = ", ";
    for (const each of group) {
      const trait = each.replace(refused, "").trim();
      if (trait === "" || repeats(title, trait)) continue;
      const longer = title + joint + (/^\d/.test(trait) ? trait : titleCase(capitalise(trait)));
      if (longer.length > maxLength || longer.split(/\s+/).length > maxWords) continue;
      title = longer;
      joint = " ";
    }
  }
  const allowed = title.replace(refused, "").trim();
  return allowed === allowed.toUpperCase() ? allowed.toLowerCase() : allowed;
}

function repeats(title: string, trait: string): boolean {
  const words = new Set(wordsOf(title));
  return wordsOf(trait).some((word) => words.has(word) && word !== "and");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
}
