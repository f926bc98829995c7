const bullet = /^\s*(?:[-–—•*✓✔]\s+)?/u;
/**
 * Behind a sentence's last mark, but not behind the point of an abbreviation or
 * a number: "approx. 5 cm" is one.
 */
const end =
  /(?<=[.!?]["”»')]?)(?<!(?<!\p{L})(?:ca|approx|aprox|env|fl|inkl|incl|max|min|oz|no|nr|e\.g|i\.e|z\.b|p\.ex)\.)\s+|(?<=[。！？])/iu;

/** Sentences and lines of a text in their order, without bullets. */
export const splitStatements = (text: string): string[] =>
  text
    .split("\n")
    .flatMap((line) => line.replace(bullet, "").split(end))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
