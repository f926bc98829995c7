/** Years after which Etsy calls a thing vintage. */
const vintageAge = 20;

/**
 * Etsy's answers to "when was it made?", newest first. Those of this century
 * move with the year: in 2026 they are `2020_2026`, `2010_2019`, `2007_2009`,
 * `before_2007` and `2000_2006`.
 */
export function whenMadeValues(year: number): string[] {
  const decade = year - (year % 10);
  const lastNew = year - vintageAge + 1;
  const newDecades = [];
  for (let start = decade; start + 9 >= lastNew; start -= 10) {
    const from = Math.max(start, lastNew);
    newDecades.push(`${from}_${Math.min(start + 9, year)}`);
  }
  const vintage = [`before_${lastNew}`];
  for (
    let start = lastNew - 1 - ((lastNew - 1) % 10);
    start >= 2000;
    start -= 10
  ) {
    vintage.push(`${start}_${Math.min(start + 9, lastNew - 1)}`);
  }
  const older = Array.from(
    { length: 10 },
    (_, index) => `${1990 - 10 * index}s`,
  );
  return [
    "made_to_order",
    ...newDecades,
    ...vintage,
    ...older,
    "1800s",
    "1700s",
    "before_1700",
  ];
}

/**
 * Those of whatever is new enough to need a production partner when someone
 * else made it.
 */
export function isNewlyMade(whenMade: string, year: number): boolean {
  return whenMade === "made_to_order" || whenMade.endsWith(`_${year}`);
}

/** In words: "Made to order", "2020–2026", "Before 2007", "1990s". */
export function whenMadeLabel(whenMade: string): string {
  if (whenMade === "made_to_order") return "Made to order";
  const [, from, to] = /^(\d{4})_(\d{4})$/.exec(whenMade) ?? [];
  if (from !== undefined) return from === to ? from : `${from}–${to}`;
  return whenMade.startsWith("before_")
    ? `Before ${whenMade.slice("before_".length)}`
    : whenMade;
}

/** Whether Etsy calls it vintage. */
export function isVintage(whenMade: string, year: number): boolean {
  const values = whenMadeValues(year);
  return (
    values.indexOf(whenMade) >=
    values.indexOf(`before_${year - vintageAge + 1}`)
  );
}
