import { parsePath } from "@/lib/brand/logo/shapes/parse-path";
import type { Path } from "@/lib/brand/logo/shapes/path";

/**
 * Written by scripts/logo-faces.ts. Units are thousandths of an em, y grows
 * downwards from the baseline.
 */
type FaceTable = {
  /** Advance and path data; "=e" stands for the outline of "e". */
  glyphs: Record<string, (string | number)[]>;
  /**
   * Classes of letters that kern alike; `pairs` is left class, right class,
   * distance, again and again.
   */
  kern: { left: string[]; right: string[]; pairs: number[] };
};

export type Face = {
  has(character: string): boolean;
  advance(character: string): number;
  outline(character: string): Path;
  kern(left: string, right: string): number;
};

export function createFace(table: FaceTable): Face {
  const glyphs = new Map(Object.entries(table.glyphs));
  const outlines = new Map<string, Path>();
  const classes = (members: string[]) =>
    new Map(
      members.flatMap((letters, at) =>
        [...letters].map((letter) => [letter, at] as const),
      ),
    );
  const [left, right] = [classes(table.kern.left), classes(table.kern.right)];
  const pairs = new Map<string, number>();
  for (let at = 0; at < table.kern.pairs.length; at += 3) {
    pairs.set(
      `${table.kern.pairs[at]} ${table.kern.pairs[at + 1]}`,
      table.kern.pairs[at + 2] ?? 0,
    );
  }

  function dataOf(character: string): string {
    const data = String(glyphs.get(character)?.[1] ?? "");
    return data.startsWith("=") ? dataOf(data.charAt(1)) + data.slice(2) : data;
  }
  /** A letter that the kerning does not know behaves as its plain form. */
  const classOf = (known: Map<string, number>, character: string) =>
    known.get(character) ?? known.get(character.normalize("NFD").charAt(0));

  return {
    has: (character) => glyphs.has(character),
    advance: (character) => Number(glyphs.get(character)?.[0] ?? 0),
    outline(character) {
      const known = outlines.get(character);
      if (known) return known;
      const path = parsePath(dataOf(character));
      outlines.set(character, path);
      return path;
    },
    kern: (before, after) =>
      pairs.get(`${classOf(left, before)} ${classOf(right, after)}`) ?? 0,
  };
}
