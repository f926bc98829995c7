import { type OtherLanguage, wordIn } from "../lexicon/translations";
import type { Piece } from "./piece";

const maxTagLength = 20;
const maxTags = 20;

type Tag = {
  tag: string;
  facet: "what" | "material" | "color" | "technique";
};

/** What is known, and nothing that is true of whatever is sold. */
export function tagsIn(
  name: string,
  materials: string[],
  colors: string[],
  piece: Piece,
  language: OtherLanguage,
): Tag[] {
  const handmade = wordIn(language, "label", "handmade") ?? "";
  const join = (one: string, other: string) =>
    language === "ja" ? `${other}の${one}` : `${one} ${other}`;
  const bare = materials.map((material) => material.replace(/\s*\(.*\)/, ""));
  const candidates: Tag[] = [
    { tag: name, facet: "what" },
    ...bare.map(
      (material): Tag => ({ tag: join(name, material), facet: "material" }),
    ),
    ...colors.map((color): Tag => ({ tag: join(name, color), facet: "color" })),
    ...(piece.handmade ? [{ tag: handmade, facet: "technique" } as const] : []),
    ...bare.map((material): Tag => ({ tag: material, facet: "material" })),
  ];
  const tidy = candidates.map(({ tag, facet }) => ({
    tag: tag
      .toLowerCase()
      .replace(/[^\p{L}\p{Nd}\p{Zs}'-]/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
    facet,
  }));
  const unique = [...new Map(tidy.map((each) => [each.tag, each])).values()];
  return unique
    .filter(({ tag }) => tag !== "" && tag.length <= maxTagLength)
    .slice(0, maxTags);
}
