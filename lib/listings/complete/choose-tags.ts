import type { tagFacets } from "@/lib/listings/answer/model-answer";
import { type NormalTag, normaliseTag } from "@/lib/listings/normalise/normalise-tag";
import { tagSlots } from "@/lib/listings/rules/limits";
import { rootKey } from "@/lib/listings/words/word-roots";

export type TagFacet = (typeof tagFacets)[number];
export type TagCandidate = { tag: string; facet: TagFacet };

type Usable = NormalTag & { facet: TagFacet; roots: string[] };

/** Usable candidates, each root once, none saying only what `said` says already. */
function usable(candidates: readonly TagCandidate[], said: readonly string[]): Usable[] {
  const taken = new Set(said.map(rootKey));
  const found: Usable[] = [];
  for (const { tag, facet } of candidates) {
    const normal = normaliseTag(tag);
    if (normal === null) continue;
    const key = rootKey(normal.tag);
    if (key === "" || taken.has(key)) continue;
    taken.add(key);
    found.push({ ...normal, facet, roots: key.split(" ") });
  }
  return found;
}

/** What a tag adds to those chosen so far: a new facet first, then several words, then words not yet used. */
function worth(tag: Usable, facets: ReadonlyMap<TagFacet, number>, roots: ReadonlySet<string>): number {
  const fresh = tag.roots.filter((root) => !roots.has(root)).length;
  return (
    4 / (1 + (facets.get(tag.facet) ?? 0)) +
    (tag.tag.includes(" ") ? 2 : 0) +
    Math.min(fresh, 2) -
    (tag.isShortened ? 3 : 0)
  );
}

/**
 * The best thirteen: those that cover the most facets with the fewest repeated words. `said` are texts that Etsy
 * matches anyway: category, attribute values, materials. `spare` fills up when the candidates are too few.
 */
export function chooseTags(
  candidates: readonly TagCandidate[],
  said: readonly string[],
  spare: readonly TagCandidate[] = [],
): string[] {
  const own = usable(candidates, said);
  const added = usable(spare, [...said, ...own.map(({ tag }) => tag)]);
  const chosen: string[] = [];
  const facets = new Map<TagFacet, number>();
  const roots = new Set<string>();
  for (const rest of [own, added]) {
    while (chosen.length < tagSlots && rest.length > 0) {
      const values = rest.map((tag) => worth(tag, facets, roots));
      const [best] = rest.splice(values.indexOf(values.reduce((one, other) => Math.max(one, other))), 1);
      if (!best) break;
      chosen.push(best.tag);
      facets.set(best.facet, (facets.get(best.facet) ?? 0) + 1);
      for (const root of best.roots) roots.add(root);
    }
  }
  return chosen;
}
