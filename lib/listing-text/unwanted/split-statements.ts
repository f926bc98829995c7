const bullet = /^\s*(?:[-–—•*✓✔]\s+)?/u;
const ends = /[.!?]["”»')]?\s+|[。！？]/gu;
/** Whose point ends no sentence: "approx. 5 cm" is one. */
const abbreviation =
  /(?<!\p{L})(?:ca|approx|aprox|env|fl|inkl|incl|max|min|oz|no|nr|e\.g|i\.e|z\.b|p\.ex)\.$/iu;
/** In UTF-16 units, with the character before it. */
const longestAbbreviation = 10;

function splitLine(line: string): string[] {
  const statements: string[] = [];
  let from = 0;
  for (const { 0: end, index } of line.matchAll(ends)) {
    const marks = end.trimEnd();
    const last = index + marks.length;
    const before = line.slice(Math.max(0, last - longestAbbreviation), last);
    if (marks === "." && abbreviation.test(before)) continue;
    statements.push(line.slice(from, last));
    from = index + end.length;
  }
  return [...statements, line.slice(from)];
}

/** Sentences and lines of a text in their order, without bullets. */
export const splitStatements = (text: string): string[] =>
  text
    .split("\n")
    .flatMap((line) => splitLine(line.replace(bullet, "")))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
