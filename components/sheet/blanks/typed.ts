/** What is typed into the blanks of one listing. */
export type Cells = Readonly<Record<string, string>>;

/** What is typed into the blanks of each listing, by its id and the blank. */
export type Typed = Readonly<Record<number, Cells>>;

export const noCells: Cells = {};

/**
 * Without what was saved, unless it was changed meanwhile: `cleared` has "" in
 * its place, `left` nothing.
 */
export function splitSaved(typed: Typed, saved: Typed) {
  const cleared: Record<number, Cells> = { ...typed };
  const left: Record<number, Cells> = { ...typed };
  for (const [key, cells] of Object.entries(saved)) {
    const id = Number(key);
    const now = Object.entries(typed[id] ?? noCells);
    const isSaved = ([blank, value]: [string, string]) =>
      value === cells[blank];
    cleared[id] = Object.fromEntries(
      now.map((cell) => [cell[0], isSaved(cell) ? "" : cell[1]]),
    );
    left[id] = Object.fromEntries(now.filter((cell) => !isSaved(cell)));
  }
  return { cleared, left };
}
