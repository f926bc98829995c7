/** What a color may be called too, by English names; also the other way. */
const likes: Readonly<Record<string, string>> = {
  navy: "blue",
  indigo: "blue",
  teal: "blue green",
  turquoise: "blue green",
  burgundy: "red",
  crimson: "red",
  maroon: "red",
  ivory: "white cream beige",
  cream: "white beige",
  lilac: "purple",
  violet: "purple",
  ochre: "yellow",
  khaki: "green",
  magenta: "pink",
};

const near = new Map<string, Set<string>>();
const join = (one: string, other: string) =>
  near.set(one, (near.get(one) ?? new Set<string>()).add(other));
for (const [color, others] of Object.entries(likes)) {
  for (const other of others.split(" ")) {
    join(color, other);
    join(other, color);
  }
}

/** Materials and words whose look is called by a color. */
export const materialsOfColor: Readonly<Record<string, readonly string[]>> = {
  brown: ["walnut", "oak", "leather", "chestnut", "cognac"],
  white: ["cream", "ivory", "oatmeal", "natural", "porcelain"],
  gold: ["gold", "brass"],
  silver: ["silver"],
  turquoise: ["turquoise"],
};

export const isOfColorKind = (one: string, other: string): boolean =>
  one === other || (near.get(one)?.has(other) ?? false);
